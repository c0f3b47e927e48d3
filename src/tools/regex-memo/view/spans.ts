import type { ExamplePattern } from '../engine/row.ts';

export interface Span {
  readonly index: number;
  readonly end: number;
}

/** A text in pieces: what is matched, and what stands between. */
export function piecesOf(
  text: string,
  spans: readonly Span[],
): { readonly at: number; readonly text: string; readonly isMatch: boolean }[] {
  const pieces = [];
  let end = 0;
  for (const span of spans) {
    pieces.push({ at: end, text: text.slice(end, span.index), isMatch: false });
    pieces.push({ at: span.index, text: text.slice(span.index, span.end), isMatch: true });
    end = span.end;
  }
  return [...pieces, { at: end, text: text.slice(end), isMatch: false }].filter((piece) => piece.text !== '');
}

/** What one of our own examples matches; undefined in a browser that does not know its syntax. */
export function spansOf({ pattern, flags, text }: ExamplePattern): readonly Span[] | undefined {
  try {
    const regex = new RegExp(pattern, flags);
    return Array.from(text.matchAll(regex), ({ index, 0: value }) => ({ index, end: index + value.length }));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
