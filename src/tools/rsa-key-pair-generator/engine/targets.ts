/** The forms a key can be written in. */
export const targets = [
  'pkcs8',
  'pkcs1',
  'sec1',
  'openssh-private',
  'jwk-private',
  'spki',
  'pkcs1-public',
  'openssh-public',
  'jwk-public',
] as const;
export type Target = (typeof targets)[number];
