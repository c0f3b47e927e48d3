import type { Found } from './kinds.ts';

const lineBreaks = '\n\r\u0085\u2028\u2029';
const embeddings = '\u202A\u202B\u202D\u202E';
const isolates = '\u2066\u2067\u2068';
const popEmbedding = '\u202C';
const popIsolate = '\u2069';

/** The bidirectional controls; unbalanced is what is not closed in its line or closes nothing (UAX #9, BD9 to BD13). */
export function findBidi(text: string): Found[] {
  const found: { index: number; isBalanced: boolean }[] = [];
  let open: { readonly place: (typeof found)[number]; readonly isIsolate: boolean }[] = [];
  for (const { 0: sign, index } of text.matchAll(/[\u202A-\u202E\u2066-\u2069\n\r\u0085\u2028\u2029]/g)) {
    if (lineBreaks.includes(sign)) {
      open = [];
      continue;
    }
    const place = { index, isBalanced: false };
    found.push(place);
    if (embeddings.includes(sign) || isolates.includes(sign)) {
      open.push({ place, isIsolate: isolates.includes(sign) });
    } else if (sign === popEmbedding) {
      const last = open.at(-1);
      if (!last || last.isIsolate) continue;
      open.pop();
      last.place.isBalanced = place.isBalanced = true;
    } else if (sign === popIsolate) {
      const at = open.findLastIndex(({ isIsolate }) => isIsolate);
      const start = open[at];
      if (!start) continue;
      // Embeddings inside the isolate end with it, unclosed.
      open = open.slice(0, at);
      start.place.isBalanced = place.isBalanced = true;
    }
  }
  return found.map(({ index, isBalanced }) => ({
    kind: 'bidi-control',
    index,
    end: index + 1,
    detail: { unbalanced: !isBalanced },
  }));
}
