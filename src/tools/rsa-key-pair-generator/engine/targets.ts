/** The forms a key can be written in. */
export const targets = [
  'pkcs8',
  'pkcs1',
  'sec1',
  'openssh-private',
  'jwk-private',
  'putty-private',
  'spki',
  'pkcs1-public',
  'openssh-public',
  'jwk-public',
] as const;
/** Forms that a passphrase can lock. */
export const canLock = (target: Target): boolean =>
  target === 'pkcs8' || target === 'openssh-private' || target === 'putty-private';

export type Target = (typeof targets)[number];
