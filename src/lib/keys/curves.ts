/** The curves of FIPS 186-5 that keys are made on, by their JWK names (RFC 7518 §6.2.1.1). */
export const curves = ['P-256', 'P-384', 'P-521'] as const;

/** The curves that keys are made on, and secp256k1, which only ES256K uses. */
export type Curve = (typeof curves)[number] | 'secp256k1';
