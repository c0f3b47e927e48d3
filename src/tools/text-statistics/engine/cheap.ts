/** CR LF, LF or CR. */
const lineBreak = /\r\n?|\n/g;

/** What costs next to nothing to count, even in megabytes. */
export interface CheapFigures {
  readonly utf16Units: number;
  readonly bytesUtf8: number;
  readonly lines: number;
}

export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split(lineBreak);
}

export function countCheaply(text: string): CheapFigures {
  return {
    utf16Units: text.length,
    bytesUtf8: new TextEncoder().encode(text).length,
    lines: text === '' ? 0 : (text.match(lineBreak)?.length ?? 0) + 1,
  };
}
