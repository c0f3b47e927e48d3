import { choice, integer, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { charsets, credentialBytes, readHeader } from './engine/credentials.ts';
import { htpasswdAlgorithms, mostCheckedCost } from './engine/htpasswd-kinds.ts';
import { curlCommand } from './engine/snippets.ts';

const loadHtpasswd = once(() => import('./engine/htpasswd.ts'));

/**
 * The header field of RFC 7617; both parts may be empty, nothing is trimmed.
 * Errors: `username-contains-colon` { position }, `control-character` and `not-encodable` { field, position, character }.
 */
export const encode = operation('basic-auth-generator/encode', {
  input: { username: text(), password: secret(), charset: choice(charsets, 'utf-8') },
  run: (input) => {
    const credentials = encodeBase64(credentialBytes(input));
    return { header: `Authorization: Basic ${credentials}`, credentials, curl: curlCommand(credentials) };
  },
});

/**
 * The user name and the password of a header line, of `Basic …` or of the credentials alone.
 * Errors: `unsupported-scheme` { scheme }, `invalid-base64` { reason, position, character }, `missing-colon`.
 */
export const decode = operation('basic-auth-generator/decode', {
  input: { header: secret() },
  run: ({ header }) => readHeader(header),
});

/**
 * A line of an htpasswd file (Apache httpd, Password Formats), without a line break: bcrypt with the prefix `2y`, apr1
 * with a random salt of eight characters, or SHA-1 without salt. `cost` is that of bcrypt.
 * Errors: `username-contains-colon` { position }, `control-character` { field, position, character },
 * `password-too-long` { bytes, max } for bcrypt.
 *
 * @example
 * ```ts
 * await execute(htpasswd, { username: 'ada', password: 'secret', algorithm: 'sha1' });
 * // { ok: true, value: 'ada:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=' }
 * ```
 */
export const htpasswd = operation('basic-auth-generator/htpasswd', {
  thread: 'worker',
  random: ({ algorithm }) => algorithm !== 'sha1',
  input: {
    username: text(),
    password: secret(),
    algorithm: choice(htpasswdAlgorithms, 'bcrypt'),
    cost: integer({ min: 4, max: mostCheckedCost }, 10),
  },
  result: 'text',
  run: async (input, context) => (await loadHtpasswd()).htpasswdLine(input, context),
});

/**
 * Whether a password belongs to a line of an htpasswd file: bcrypt (`2a`, `2b`, `2y`), apr1 or SHA-1.
 * Errors: `invalid-htpasswd-line`, `unsupported-password-hash`, `cost-too-high` { cost, max },
 * `control-character` { field, position, character }.
 *
 * @example
 * ```ts
 * await execute(checkHtpasswd, { line: 'ada:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=', password: 'secret' });
 * // { ok: true, value: { username: 'ada', algorithm: 'sha1', matches: true } }
 * ```
 */
export const checkHtpasswd = operation('basic-auth-generator/check-htpasswd', {
  thread: 'worker',
  input: { line: text(), password: secret() },
  run: async ({ line, password }, context) => (await loadHtpasswd()).checkLine(line, password, context),
});
