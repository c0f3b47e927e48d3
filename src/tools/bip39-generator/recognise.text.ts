/** Why something is recognized. */
export const words = {
  valid: '{count} BIP39 words with a valid checksum',
  checksum: 'BIP39 words, but the checksum does not match',
} as const;
