const quoted = String.raw`'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"`;
const strings = new RegExp(quoted, 'g');
/** The sign of a comparison on one side, without which a filter takes no `length()`. */
const compared = new RegExp(
  String.raw`${quoted}|(?<left>[=<>]\s*)?(?<way>@(?:\.[A-Za-z_]\w*|\[-?\d+\])*)\.length\b(?<right>\s*[=!<>])?`,
  'g',
);

/**
 * RFC 9535 has no property `length`, as JavaScript and other dialects have: `$.a.length` is a member of that name. The
 * expression that counts instead, null where none is known; undefined if nothing asks for `.length`.
 */
export function lengthInstead(expression: string): string | null | undefined {
  const query = expression.trim();
  if (!query.startsWith('$') || !/(?<!\.)\.length(?![\w\x80-\uFFFF])/.test(query.replaceAll(strings, "''")))
    return undefined;
  const way = /^\$((?:\.[A-Za-z_]\w*|\[-?\d+\])*)\.length$/.exec(query)?.[1];
  // A filter of JSONPath has the function; for the result JMESPath has it.
  if (way !== undefined) return `length(${way.replace(/^\./, '') || '@'})`;
  const counted = query.replaceAll(compared, (...match) => {
    const { left, right, way } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    return left === undefined && right === undefined ? String(match[0]) : `${left ?? ''}length(${way})${right ?? ''}`;
  });
  return counted === query ? null : counted;
}
