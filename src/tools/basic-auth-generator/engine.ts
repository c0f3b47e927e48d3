import { choice, secret, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { charsets, credentialBytes, readHeader } from './engine/credentials.ts';
import { curlCommand } from './engine/snippets.ts';

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
