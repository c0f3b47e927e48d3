/** Of signatures: RFC 7518 §3.1, RFC 8037 §3.1, RFC 8812 §3.2, RFC 9864 §2.2. */
export const algorithms = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'ES256K',
  'EdDSA',
  'Ed25519',
] as const;
export type Algorithm = (typeof algorithms)[number];

export function isAlgorithm(name: unknown): name is Algorithm {
  return algorithms.some((known) => known === name);
}
