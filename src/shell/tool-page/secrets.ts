import { tokenForms } from '#lib/token-forms.ts';

export type SecretKind = 'pem' | 'jwt' | 'key';

const signs: readonly (readonly [SecretKind, RegExp])[] = [
  // RFC 7468, RFC 4716 (`---- BEGIN SSH2 …`) and PuTTY's own form.
  ['pem', /---- ?BEGIN [A-Z0-9 ]*(PRIVATE KEY|PGP MESSAGE|CERTIFICATE)|PuTTY-User-Key-File-\d:/],
  // JSON Web Token, RFC 7519 §3.1: the first part is the Base64url of `{"…`.
  ['jwt', /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/],
  // Prefixes of keys; a link that was cut, or an example, may hold less than the whole form.
  ['key', /\b(sk|rk|pk)_(live|test)_\w{8,}|\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}|\bglpat-[\w-]{16,}/],
  ['key', /\bxox[abprs]-[\w-]{10,}|\bA(KIA|SIA)[0-9A-Z]{16}\b|\bAIza[\w-]{30,}|\bnpm_\w{30,}|\bsk-[\w-]{20,}/],
];

const hasToken = (text: string): boolean =>
  tokenForms.some(
    ([, hint, expression]) =>
      hint.test(text) && new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${expression})`, 'u').test(text),
  );

/** The kind of secret that a text seems to contain, or undefined. */
export function secretIn(text: string): SecretKind | undefined {
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? (hasToken(text) ? 'key' : undefined);
}

/** The kind of secret that the fragment of an address seems to contain, or undefined. */
export function secretInAddress(address: string): SecretKind | undefined {
  return secretIn(decodeURIComponent(new URL(address).hash.replaceAll('+', ' ')));
}
