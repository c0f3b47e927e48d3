export const wordCounts = [12, 15, 18, 21, 24] as const;

/** The bytes that so many words stand for. */
export const bytesFor = (words: number): number => (words / 3) * 4;

/** NFKD, lower case, split at any white space. */
export function wordsOf(mnemonic: string): string[] {
  return mnemonic.normalize('NFKD').toLowerCase().split(/\s+/).filter(Boolean);
}
