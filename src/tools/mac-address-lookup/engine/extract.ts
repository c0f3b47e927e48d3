/** Six pairs or three groups of four, not a part of a longer chain or number. */
const whole = [
  /(?<![\da-f]|::|(?:^|[^\da-z])[\da-f]{1,4}[:-])[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}(?![\da-f]|::|[:-][\da-f])/,
  /(?<![\da-f]|(?:^|[^\da-z])[\da-f]{1,4}\.)[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}(?![\da-f]|\.[\da-f])/,
];
const address = new RegExp(whole.map(({ source }) => source).join('|'), 'gi');

export interface Extracted {
  /** Both from 1; the column in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** Twelve upper-case hexadecimal digits. */
  readonly digits: string;
}

/** The 48-bit addresses of a text in the notations of IEEE 802 and of Cisco, in order. */
export function extractMacs(text: string): Extracted[] {
  return text.split(/\r\n|\r|\n/).flatMap((source, at) =>
    Array.from(source.matchAll(address), ({ 0: found, index }) => ({
      line: at + 1,
      column: index + 1,
      digits: found.replaceAll(/[:.-]/g, '').toUpperCase(),
    })),
  );
}
