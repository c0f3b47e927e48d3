/**
 * The first `length` UTF-16 units of a text, one fewer where the cut would fall inside a surrogate pair.
 *
 * @example
 * ```ts
 * startOf('a😀b', 2); // 'a'
 * ```
 */
export function startOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
