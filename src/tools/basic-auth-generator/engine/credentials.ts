import { ToolError } from '#core/operation.ts';
import { shownCharacter } from '#lib/shown-character.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeLatin1, decodeUtf8, encodeLatin1, encodeUtf8 } from '#lib/charset.ts';

export const charsets = ['utf-8', 'iso-8859-1'] as const;
export type Charset = (typeof charsets)[number];

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly charset: Charset;
}

/** RFC 7617 §2: `user-id:password`, without the control characters of RFC 5234's CTL. */
export function credentialBytes({ username, password, charset }: Credentials): Uint8Array {
  const colon = username.indexOf(':');
  if (colon >= 0) throw new ToolError('username-contains-colon', { position: colon + 1 });
  const parts = [
    ['username', username],
    ['password', password],
  ] as const;
  for (const [field, value] of parts) {
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    const index = value.search(/[\0-\x1f\x7f]/);
    if (index >= 0) throw new ToolError('control-character', placeOf(field, value, index));
  }
  const user = encoded('username', username, charset);
  const secret = encoded('password', password, charset);
  const bytes = new Uint8Array(user.length + 1 + secret.length);
  bytes.set(user);
  bytes[user.length] = 0x3a;
  bytes.set(secret, user.length + 1);
  return bytes;
}

function encoded(field: string, value: string, charset: Charset): Uint8Array {
  const bytes = charset === 'utf-8' ? encodeUtf8(value) : encodeLatin1(value);
  if (typeof bytes === 'number') throw new ToolError('not-encodable', placeOf(field, value, bytes));
  return bytes;
}

const placeOf = (field: string, value: string, index: number) => ({
  reason: field,
  field,
  position: index + 1,
  character: shownCharacter(value, index),
});

const headerName = /^(?:proxy-)?authorization\s*:\s*/i;
const basicScheme = /^basic(?:\s+|$)/i;
/**
 * A token (RFC 9110 §5.6.2) in front of something else on the same line; Base64 that is broken into lines is none.
 */
const schemeWord = /^([!#$%&'*+.^_`|~\w-]{2,25})(?:[ \t]+\S|$)/;
/** The other schemes of IANA's registry, and those that are met without being in it. */
const otherSchemes =
  /^(?:bearer|concealed|digest|dpop|gnap|hoba|mutual|negotiate|ntlm|oauth|privatetoken|scram-sha-\d+|vapid|aws4-hmac-sha256|token|apikey)(?:\s|$)/i;

/**
 * Reads a header line, `Basic C` or the credentials C alone. UTF-8 when it is valid, else ISO-8859-1.
 * @throws ToolError `unsupported-scheme` { scheme }, `invalid-base64`, `missing-colon`
 */
export function readHeader(header: string): Credentials {
  const trimmed = header.trim();
  const value = trimmed.replace(headerName, '');
  const base64 = value.replace(basicScheme, '');
  const isScheme = base64 !== value;
  const scheme = schemeWord.exec(value)?.[1] ?? '';
  const unsupported = new ToolError('unsupported-scheme', { scheme });
  if (!isScheme && scheme !== '' && (value !== trimmed || otherSchemes.test(value))) throw unsupported;
  const hasOtherWord = !isScheme && scheme !== '' && /[ \t]\S/.test(value);
  try {
    const credentials = credentialsIn(decodeBase64(base64));
    // With a word of 4 or 8 letters in front, Base64 stays Base64, but its bytes become no text.
    if (hasOtherWord && credentials.charset !== 'utf-8') throw unsupported;
    return credentials;
  } catch (error) {
    if (hasOtherWord) throw unsupported;
    const position = error instanceof ToolError ? error.details['position'] : undefined;
    if (!(error instanceof ToolError) || typeof position !== 'number') throw error;
    const start = header.length - header.trimStart().length + trimmed.length - base64.length;
    throw new ToolError(error.code, { ...error.details, position: start + position });
  }
}

function credentialsIn(bytes: Uint8Array): Credentials {
  const text = decodeUtf8(bytes);
  const decoded = text ?? decodeLatin1(bytes);
  const colon = decoded.indexOf(':');
  if (colon < 0) throw new ToolError('missing-colon');
  const charset = text === undefined ? 'iso-8859-1' : 'utf-8';
  return { username: decoded.slice(0, colon), password: decoded.slice(colon + 1), charset };
}
