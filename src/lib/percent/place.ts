/** Where something stands in a text. */
export interface Place {
  /** UTF-16 units from 0. */
  readonly index: number;
  /** From 1; CR LF, LF and CR end a line. */
  readonly line: number;
  /** UTF-16 units from 1. */
  readonly column: number;
}

/** Tells line and column of indexes that are asked in rising order. */
export function placesIn(text: string): (index: number) => Place {
  const lineBreak = /\r\n?|\n/g;
  let line = 1;
  let start = 0;
  let next = lineBreak.exec(text);
  return (index) => {
    for (; next && lineBreak.lastIndex <= index; next = lineBreak.exec(text)) {
      line += 1;
      start = lineBreak.lastIndex;
    }
    return { index, line, column: index - start + 1 };
  };
}
