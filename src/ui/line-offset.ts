/**
 * The offset of a line and column, both from 1, in a text whose lines end with CR LF, LF or CR.
 *
 * @example
 * ```ts
 * offsetOfLine('a\nbc', 2, 2); // 3
 * ```
 */
export function offsetOfLine(text: string, line: number, column = 1): number {
  let start = 0;
  let passed = 1;
  for (const { 0: mark, index } of text.matchAll(/\r\n?|\n/g)) {
    if (passed === line) break;
    passed++;
    start = index + mark.length;
  }
  return Math.min(start + column - 1, text.length);
}
