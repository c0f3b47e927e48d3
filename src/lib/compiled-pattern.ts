/**
 * A regular expression that is known to run. An engine may refuse a pattern only when it first uses it, as V8 does with
 * one that is too large, and again for a text beyond Latin-1; ECMA-262 lets it.
 *
 * @throws SyntaxError
 * @example
 * ```ts
 * compiledPattern('9'.repeat(1e6), 'u'); // SyntaxError: … Regular expression too large
 * ```
 */
export function compiledPattern(source: string, flags: string): RegExp {
  const regex = new RegExp(source, flags);
  for (const text of ['', '\u0100']) {
    regex.exec(text);
    regex.lastIndex = 0;
  }
  return regex;
}

/** What an engine says against a pattern, without the pattern itself. */
export const reasonOf = ({ message }: SyntaxError): string => message.replace(/^[^]*: /, '');

/** A recursive parser takes one call per level. */
const deepest = 1000;

/** Are groups and classes nested deeper than a parser can follow? */
export function isTooDeep(pattern: string): boolean {
  let depth = 0;
  for (const [sign] of pattern.matchAll(/\\[\s\S]|[()[\]]/g)) {
    if (sign === '(' || sign === '[') depth++;
    else if (sign.length === 1) depth = Math.max(0, depth - 1);
    if (depth > deepest) return true;
  }
  return false;
}
