import { isObject } from '#core/validate.ts';
import type { Json } from './token.ts';

export const lints = ['weak-secret', 'no-expiry', 'long-lifetime', 'remote-key'] as const;
export type Lint = (typeof lints)[number];

const year = 366 * 86_400;

/** Secrets of documentation pages, frameworks' examples and lists of common passwords. */
const weakSecrets: ReadonlySet<string> = new Set(
  `secret your-256-bit-secret your-384-bit-secret your-512-bit-secret a-string-secret-at-least-256-bits-long
  your-secret your_secret yoursecret mysecret my-secret my_secret secretkey secret-key secret_key supersecret
  super-secret super_secret topsecret top-secret top_secret jwt jwtsecret jwt-secret jwt_secret jwtkey jwt-key
  jwt_key JWT_SECRET SECRET SECRET_KEY key private privatekey private-key private_key password Password passwd
  p@ssw0rd passw0rd pass admin administrator root test testing test-secret testsecret test_secret example
  demo default changeme change-me change_me changeit letmein welcome qwerty qwertyuiop abc abc123 abcd1234
  123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 111111 000000 token tokensecret auth
  authsecret auth-secret session sessionsecret app app-secret api api-key apikey api_key hmac hmac-secret hmackey
  shhhhh shhhhhhared-secret foo foobar bar hello helloworld dev development prod production local access
  access-token refresh refresh-token nodejs express keyboard-cat my-32-character-ultra-secure-and-ultra-long-secret`
    .split(/\s+/)
    .concat('keyboard cat', 'my secret', 'my secret key'),
);

/** What is worth a second thought in a token that can be read; `key` is the HMAC secret, if one was given. */
export function lint(header: Json, payload: unknown, key: string): Lint[] {
  const { alg } = header;
  if (typeof alg === 'string' && alg.toLowerCase() === 'none') return [];
  const found: Lint[] = [];
  if (typeof alg === 'string' && alg.startsWith('HS') && weakSecrets.has(key)) found.push('weak-secret');
  if (isObject(payload)) {
    const { exp, iat, nbf } = payload;
    const from = typeof iat === 'number' ? iat : nbf;
    if (exp === undefined) found.push('no-expiry');
    else if (typeof exp === 'number' && typeof from === 'number' && exp - from > year) found.push('long-lifetime');
  }
  if (header['jku'] !== undefined || header['x5u'] !== undefined) found.push('remote-key');
  return found;
}
