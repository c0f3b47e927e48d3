import { depthLimit } from './value.ts';

/** The offset behind the string that starts here; a string on one line ends with it at the latest. */
function stringEnd(text: string, start: number): number {
  const quote = text.charAt(start);
  const isMultiLine = text.startsWith(quote.repeat(3), start);
  const fence = isMultiLine ? quote.repeat(3) : quote;
  let at = start + fence.length;
  while (at < text.length && !text.startsWith(fence, at)) {
    if (!isMultiLine && text[at] === '\n') return at;
    at += quote === '"' && text[at] === '\\' ? 2 : 1;
  }
  at += fence.length;
  if (!isMultiLine) return at;
  // One or two quotes may stand before the closing three.
  return at + (text.startsWith(quote.repeat(2), at) ? 2 : text.startsWith(quote, at) ? 1 : 0);
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
        at = stringEnd(text, at) - 1;
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
