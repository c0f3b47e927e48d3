const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '“': '”', '‘': '’', '«': '»' };

/**
 * The text inside one pair of quotes or backticks around the whole text; undefined without such a pair.
 *
 * @example
 * ```ts
 * insideQuotes('“a b”'); // 'a b'
 * ```
 */
export function insideQuotes(text: string): string | undefined {
  const close = closing[text.charAt(0)];
  return close === undefined || text.length < 2 || !text.endsWith(close) ? undefined : text.slice(1, -1);
}
