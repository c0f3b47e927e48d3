import { bareLink, linksIn, type FoundLink } from '#lib/links.ts';
import { placesIn } from '#lib/percent/place.ts';

/** A link where it stands in a text. */
export interface Found extends FoundLink {
  /** What it is taken for. */
  readonly link: string;
  /** From 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

/** The links of a text, in order. */
export function findLinks(text: string): Found[] {
  const place = placesIn(text);
  const found = linksIn(text).map(({ original, index }) => ({
    original,
    link: original.replaceAll('&amp;', '&'),
    ...place(index),
  }));
  if (found.length > 0) return found;
  const bare = bareLink(text);
  return bare ? [{ ...bare, link: `https://${bare.original.replaceAll('&amp;', '&')}`, ...place(bare.index) }] : [];
}
