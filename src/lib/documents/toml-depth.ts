import { depthLimit } from './value.ts';

interface StringSpan {
  /** The offset behind it; a string on one line ends with the line at the latest. */
  readonly end: number;
  /** `"`, `'`, or three of them. */
  readonly fence: string;
  readonly isClosed: boolean;
}

/** The string that starts here. */
export function stringAt(text: string, start: number): StringSpan {
  const quote = text.charAt(start);
  const isMultiLine = text.startsWith(quote.repeat(3), start);
  const fence = isMultiLine ? quote.repeat(3) : quote;
  let at = start + fence.length;
  while (at < text.length && !text.startsWith(fence, at)) {
    if (!isMultiLine && text[at] === '\n') return { end: at, fence, isClosed: false };
    at += quote === '"' && text[at] === '\\' ? 2 : 1;
  }
  if (at >= text.length) return { end: text.length, fence, isClosed: false };
  at += fence.length;
  // One or two quotes may stand before the closing three.
  if (isMultiLine) at += text.startsWith(quote.repeat(2), at) ? 2 : text.startsWith(quote, at) ? 1 : 0;
  return { end: at, fence, isClosed: true };
}

/**
 * The offset of the bracket or of the dot of a key that nests too deeply, found without recursion before a parser
 * sees the text. The text itself is a table; a key's dots are counted up to the next separator.
 */
export function tooDeepAt(text: string): number | undefined {
  let depth = 1;
  let dots = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
      case "'":
        at = stringAt(text, at).end - 1;
        break;
      case '#':
        while (at + 1 < text.length && text[at + 1] !== '\n') at++;
        break;
      case '.':
        if (++dots >= depthLimit) return at;
        break;
      case '[':
      case '{':
        if (++depth > depthLimit) return at;
        dots = 0;
        break;
      case ']':
      case '}':
        depth--;
        dots = 0;
        break;
      case '=':
      case ',':
      case '\n':
        dots = 0;
    }
  }
  return undefined;
}
