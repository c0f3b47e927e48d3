// Pairs with `:` or `-` (zeros may be missing), not a part of a longer chain such as an IPv6 address.
const pairs =
  /(?<![\da-z]|::|(?:^|[^\da-z])[\da-f]{1,4}[:-])[\da-f]{1,2}(?:([:-])[\da-f]{1,2})(?:\1[\da-f]{1,2}){4}(?![\da-z]|::|[:-][\da-f])/;
const quads = /(?<![\da-z.])[\da-f]{4}(?:\.[\da-f]{4}){2}(?![\da-z]|\.[\da-f])/;
// Digits alone could be any number.
const bare = /(?<![\da-z])(?=\d*[a-f])[\da-f]{12}(?![\da-z])/;

const anyMac = new RegExp([pairs, quads, bare].map(({ source }) => source).join('|'), 'gi');

export interface FoundText {
  /** Both from 1; the column in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** Every 48-bit MAC address in an ARP table, a log or any other text, in order. */
export function findMacs(text: string): FoundText[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, at) =>
      Array.from(line.matchAll(anyMac), ({ 0: found, index }) => ({ line: at + 1, column: index + 1, text: found })),
    );
}
