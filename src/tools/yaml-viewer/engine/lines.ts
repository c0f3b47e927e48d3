export interface OddLineBreak {
  readonly line: number;
  readonly column: number;
}

/** The first line break that differs from the ones before. */
export function oddLineBreak(text: string): OddLineBreak | undefined {
  let first: string | undefined;
  let line = 1;
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(/\r\n?|\n/g)) {
    first ??= mark;
    if (mark !== first) return { line, column: index - start + 1 };
    line++;
    start = index + mark.length;
  }
  return undefined;
}
