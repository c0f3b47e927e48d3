import { decodedOrKept } from '#lib/percent/decoded-or-kept.ts';

const mailto = /^mailto:/i;

/** RFC 6068 §2: the address of a mailto URI, without what follows a question mark. */
function withoutScheme(item: string): string {
  if (!mailto.test(item)) return item;
  return decodedOrKept(item.replace(mailto, '').replace(/\?.*$/s, ''));
}

/** What stands in the last pair of angle brackets, if there is one. */
function insideBrackets(item: string): string {
  const end = item.lastIndexOf('>');
  const start = end < 0 ? -1 : item.lastIndexOf('<', end);
  return start < 0 ? item : item.slice(start + 1, end);
}

/** RFC 5322 §3.2.2: comments may be nested; in quotes there are none. What is not closed is not a comment. */
function withoutComments(item: string): string {
  if (!item.includes('(')) return item;
  const kept: string[] = [];
  const starts: number[] = [];
  let isQuoted = false;
  for (let at = 0; at < item.length; at++) {
    const sign = item.charAt(at);
    const isEscaped = sign === '\\' && (isQuoted || starts.length > 0);
    if (sign === '"' && starts.length === 0) isQuoted = !isQuoted;
    if (sign === '(' && !isQuoted) starts.push(kept.length);
    kept.push(isEscaped ? sign + item.charAt(++at) : sign);
    if (sign === ')' && !isQuoted && starts.length > 0) kept.length = starts.pop() ?? 0;
  }
  return kept.join('');
}

/** The bare address in an item: without `mailto:`, a display name and comments. */
export function unwrap(item: string): string {
  const address = withoutScheme(insideBrackets(withoutScheme(item)).trim());
  return withoutComments(address).trim();
}
