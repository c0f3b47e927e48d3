export type SecretKind = 'pem' | 'jwt' | 'key';

const signs: readonly (readonly [SecretKind, RegExp])[] = [
  ['pem', /-----BEGIN [A-Z ]*(PRIVATE KEY|PGP MESSAGE|CERTIFICATE)/],
  // JSON Web Token, RFC 7519 §3.1: the first part is the Base64url of `{"…`.
  ['jwt', /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/],
  // Prefixes that the issuers document for their keys.
  ['key', /\b(sk|rk|pk)_(live|test)_\w{8,}|\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}|\bglpat-[\w-]{16,}/],
  ['key', /\bxox[abprs]-[\w-]{10,}|\bA(KIA|SIA)[0-9A-Z]{16}\b|\bAIza[\w-]{30,}|\bnpm_\w{30,}|\bsk-[\w-]{20,}/],
];

/** The kind of secret that a text seems to contain, or undefined. */
export function secretIn(text: string): SecretKind | undefined {
  return signs.find(([, sign]) => sign.test(text))?.[0];
}

/** The kind of secret that the fragment of an address seems to contain, or undefined. */
export function secretInAddress(address: string): SecretKind | undefined {
  return secretIn(decodeURIComponent(new URL(address).hash.replaceAll('+', ' ')));
}
