export type SecretKind = 'pem' | 'jwt' | 'key';

const signs: readonly (readonly [SecretKind, RegExp])[] = [
  // RFC 7468, RFC 4716 (`---- BEGIN SSH2 …`) and PuTTY's own form.
  ['pem', /---- ?BEGIN [A-Z0-9 ]*(PRIVATE KEY|PGP MESSAGE|CERTIFICATE)|PuTTY-User-Key-File-\d:/],
  // JSON Web Token, RFC 7519 §3.1: the first part is the Base64url of `{"…`.
  ['jwt', /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/],
  // Prefixes that the issuers document for their keys.
  ['key', /\b(sk|rk|pk)_(live|test)_\w{8,}|\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}|\bglpat-[\w-]{16,}/],
  ['key', /\bxox[abprs]-[\w-]{10,}|\bA(KIA|SIA)[0-9A-Z]{16}\b|\bAIza[\w-]{30,}|\bnpm_\w{30,}|\bsk-[\w-]{20,}/],
  ['key', /\bAGE-SECRET-KEY-1\w{20,}|\bhf_[A-Za-z]{30,}|\bSG\.[\w-]{20,}\.[\w-]{20,}|\bpypi-AgE[\w-]{20,}/],
  [
    'key',
    /\bGOCSPX-[\w-]{20,}|\bya29\.[\w-]{20,}|\bwhsec_\w{20,}|\bxapp-\d-\w|\bshp(at|ca|pa|ss)_\w{20,}|\bdckr_[op]at_/,
  ],
  ['key', /\bhv[sbr]\.[\w-]{24,}|\bdo[opr]_v1_\w{20,}|\bdapi[0-9a-f]{32}|\bATATT3[\w-]{20,}|\blin_api_\w{20,}/],
];

/** The kind of secret that a text seems to contain, or undefined. */
export function secretIn(text: string): SecretKind | undefined {
  return signs.find(([, sign]) => sign.test(text))?.[0];
}

/** The kind of secret that the fragment of an address seems to contain, or undefined. */
export function secretInAddress(address: string): SecretKind | undefined {
  return secretIn(decodeURIComponent(new URL(address).hash.replaceAll('+', ' ')));
}
