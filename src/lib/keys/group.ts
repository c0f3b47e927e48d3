import type { Curve } from './curves.ts';

/** The arithmetic of a curve. Over 10 kB: only when a key needs it. */
export async function groupOf(curve: Curve) {
  if (curve === 'secp256k1') return (await import('@noble/curves/secp256k1.js')).secp256k1;
  const nist = await import('@noble/curves/nist.js');
  return { 'P-256': nist.p256, 'P-384': nist.p384, 'P-521': nist.p521 }[curve];
}
