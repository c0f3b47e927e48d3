import type { Group } from './arguments.ts';
import type { Auth } from './request.ts';

/** Beside an Authorization that is typed, removed or made of a token curl sends no basic one (http.c). */
export function isUserUnsent({ given }: Group): boolean {
  const flags = given.filter((one) => typeof one !== 'string');
  const isSaid = flags.some(({ flag: { name }, value }) =>
    name === 'header' ? /^\s*authorization\s*[:;]/i.test(value) : name === 'oauth2-bearer',
  );
  return isSaid && !flags.some(({ flag: { isOn, name } }) => isOn && (name === 'digest' || name === 'ntlm'));
}

/** What `-u` says: without a colon the password is empty. */
export function readUser(text: string, scheme: Auth['scheme']): Auth {
  const colon = text.indexOf(':');
  const [user, password] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
  return { scheme, user, password };
}

/** What `--cert` says: behind the colon that follows the path stands a password. A drive and a URI of PKCS #11 have colons. */
export function readCertificate(text: string): { readonly path: string; readonly password: string | undefined } {
  const [, path = '', password] = /^(pkcs11:[^]*|(?:[A-Za-z]:(?=[\\/]))?[^:]*)(?::([^]*))?$/i.exec(text) ?? [];
  return { path, password };
}
