/** A piece of a list text, and where it begins: offset from 0, line and column from 1, in UTF-16 units. */
export interface Piece {
  readonly text: string;
  readonly from: number;
  readonly line: number;
  readonly column: number;
}

const joins = /^(?:[-–—/]|\.\.)/;
const joinsNext = /(?:[-–—/]|\.\.)$/;
const isBlank = (code: number): boolean => code <= 32 || (code >= 160 && /\s/.test(String.fromCharCode(code)));

/** What ends a piece: a blank, a line break, a comma, a semicolon or the `#` of a comment. */
const isEnd = (code: number): boolean => isBlank(code) || code === 44 || code === 59 || code === 35;

/**
 * The pieces of a list: separated by line breaks, commas, semicolons, or blanks that do not stand beside the sign of a range
 * or of a prefix. From `#` to the end of the line is a comment; a line ends with CR LF, LF or CR.
 */
export function* piecesOf(text: string): Generator<Piece> {
  let line = 1;
  let lineStart = 0;
  let from = -1;
  let to = 0;
  let isOpen = false;
  const piece = (): Piece => ({ text: text.slice(from, to), from, line, column: from - lineStart + 1 });
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (!isEnd(code)) {
      let end = at + 1;
      while (end < text.length && !isEnd(text.charCodeAt(end))) end += 1;
      const isPart = from >= 0 && (isOpen || joins.test(text.slice(at, at + 2)));
      if (from >= 0 && !isPart) yield piece();
      if (!isPart) from = at;
      to = end;
      isOpen = joinsNext.test(text.slice(Math.max(at, end - 2), end));
      at = end;
      continue;
    }
    const isLineEnd = code === 10 || code === 13;
    if (from >= 0 && (isLineEnd || !isBlank(code))) {
      yield piece();
      from = -1;
      isOpen = false;
    }
    if (code === 35) while (at + 1 < text.length && !'\r\n'.includes(text.charAt(at + 1))) at += 1;
    at += code === 13 && text.charCodeAt(at + 1) === 10 ? 2 : 1;
    if (isLineEnd) [line, lineStart] = [line + 1, at];
  }
  if (from >= 0) yield piece();
}
