import type { Found } from './kinds.ts';

const lineBreaks = '\n\r\u0085\u2028\u2029';
const embeddings = '\u202A\u202B\u202D\u202E';
const isolates = '\u2066\u2067\u2068';
const popEmbedding = '\u202C';
const popIsolate = '\u2069';

/** The bidirectional controls; unbalanced is what is not closed in its line or closes nothing (UAX #9, BD9 to BD13). */
export function findBidi(text: string): Found[] {
  const found: { index: number; isBalanced: boolean }[] = [];
  let open: typeof found = [];
  /** Where the isolates are in `open`. */
  let isolatesAt: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[\u202A-\u202E\u2066-\u2069\n\r\u0085\u2028\u2029]/g)) {
    if (lineBreaks.includes(sign)) {
      open = [];
      isolatesAt = [];
      continue;
    }
    const place = { index, isBalanced: false };
    found.push(place);
    if (embeddings.includes(sign)) open.push(place);
    else if (isolates.includes(sign)) {
      isolatesAt.push(open.length);
      open.push(place);
    } else if (sign === popEmbedding) {
      const isIsolate = isolatesAt.at(-1) === open.length - 1;
      const start = isIsolate ? undefined : open.pop();
      if (start) start.isBalanced = place.isBalanced = true;
    } else if (sign === popIsolate) {
      const at = isolatesAt.pop();
      const start = at === undefined ? undefined : open[at];
      if (at === undefined || !start) continue;
      // Embeddings inside the isolate end with it, unclosed.
      open.length = at;
      start.isBalanced = place.isBalanced = true;
    }
  }
  return found.map(({ index, isBalanced }) => ({
    kind: 'bidi-control',
    index,
    end: index + 1,
    detail: { unbalanced: !isBalanced },
  }));
}
