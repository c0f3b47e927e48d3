export type Strength = 'weak' | 'fair' | 'strong' | 'excellent';

/** The word for so many bits of entropy. */
export function strengthOf(entropyBits: number): Strength {
  if (entropyBits < 50) return 'weak';
  if (entropyBits < 80) return 'fair';
  return entropyBits < 128 ? 'strong' : 'excellent';
}
