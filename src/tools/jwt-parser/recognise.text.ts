/** Why something is recognized. */
export const words = {
  signed: 'three Base64url parts, header with alg',
  encrypted: 'five Base64url parts, header with alg',
  noAlgorithm: 'Base64url parts, JSON header without alg',
  inText: 'a token in the text',
} as const;
