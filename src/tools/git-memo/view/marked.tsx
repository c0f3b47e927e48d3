import { markWords } from '../engine/search.ts';

interface MarkedProps {
  readonly text: string;
  readonly query: string;
}

/** A text in which the words of the query are marked. */
export function Marked({ text, query }: MarkedProps) {
  return markWords(text, query).map(({ text: piece, isFound }, at) =>
    // The pieces of a text keep their places.
    // oxlint-disable-next-line react/no-array-index-key
    isFound ? <mark key={at}>{piece}</mark> : piece,
  );
}
