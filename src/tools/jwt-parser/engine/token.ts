import { jsonProblem } from '#core/json.ts';
import { ToolError } from '#core/operation.ts';
import { isObject } from '#core/reading.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeUtf8, encodeUtf8, invalidUtf8Offset } from '#lib/charset.ts';
import { shownCharacter } from '#lib/shown-character.ts';

export type Json = Readonly<Record<string, unknown>>;
export type Part = 'header' | 'payload' | 'signature';

/** A JWS in compact serialisation, RFC 7515 §7.1, its parts as written and decoded. */
export interface Jws {
  readonly kind: 'JWS';
  readonly header: Json;
  readonly payload: Uint8Array;
  readonly payloadText: string;
  readonly signature: Uint8Array;
  readonly signatureText: string;
  /** What is signed: the first two parts and the dot. */
  readonly signed: Uint8Array;
}
/** A JWE in compact serialisation, RFC 7516 §7.1; only its header can be read. */
export interface Jwe {
  readonly kind: 'JWE';
  readonly header: Json;
}

/** What people copy around a token: quotes, the header's name, the scheme, line breaks. */
export function cleanToken(token: string): string {
  const trimmed = token.trim();
  const quoted = /^(["'`])([\s\S]*)\1$/.exec(trimmed);
  const plain = (quoted?.[2] ?? trimmed).trimStart();
  return plain
    .replace(/^Authorization\s*:\s*/i, '')
    .replace(/^Bearer\s+/i, '')
    .replace(/\s+/g, '');
}

/** `position` counts the characters of the part from 1. */
function decodePart(text: string, part: Part): Uint8Array {
  const at = text.search(/[^\w-]/);
  if (at >= 0)
    throw new ToolError('invalid-base64url', {
      part,
      reason: `character-${part}`,
      position: at + 1,
      character: shownCharacter(text, at),
    });
  if (text.length % 4 === 1)
    throw new ToolError('invalid-base64url', { part, reason: `length-${part}`, position: text.length });
  return decodeBase64(text);
}

/** The bytes as text. */
function textOf(bytes: Uint8Array, part: Part): string {
  const text = decodeUtf8(bytes);
  if (text === undefined)
    throw new ToolError('invalid-utf8', { part, reason: part, offset: invalidUtf8Offset(bytes) ?? 0 });
  return text;
}

/** Why a text is not the JSON object that it should be: `invalid-json` { part, line, column, offset }. */
async function jsonFault(text: string, part: Part): Promise<ToolError> {
  const [{ openScanner }, { Survey }, { JsonFault, reportFault }] = await Promise.all([
    import('#lib/json-scan/open.ts'),
    import('#lib/json-scan/survey.ts'),
    import('#lib/json-scan/fault.ts'),
  ]);
  const bytes = encodeUtf8(text);
  try {
    new Survey(openScanner(bytes, { dialect: 'json', documents: 'single' })).run();
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { line, column, offset } = reportFault(bytes, error.facts);
    return new ToolError('invalid-json', { part, reason: part, line, column, offset, position: offset + 1 });
  }
  const place = { line: 1, column: 1, offset: 0, position: 1 };
  return new ToolError('invalid-json', { part, reason: `${part}-object`, ...place });
}

/** The JSON object that the text is, its members in order. */
export async function parseObject(text: string, part: Part): Promise<Json> {
  const value = parseJson(text);
  if (!isObject(value)) throw await jsonFault(text, part);
  return value;
}

/** The JSON value, or undefined when the text is none or nested too deep (RFC 8259 §9 allows a limit). */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return jsonProblem(value) === 'too-deep' ? undefined : value;
  } catch {
    return undefined;
  }
}

/**
 * Errors: `not-a-jwt` { parts }, `invalid-base64url` { part, position, character }, `invalid-utf8` { part, offset },
 * `invalid-json` { part, line, column, offset }.
 */
export async function readToken(token: string): Promise<Jws | Jwe> {
  const parts = cleanToken(token).split('.');
  const [head = '', body = '', tail = ''] = parts;
  if (parts.length !== 3 && parts.length !== 5) throw new ToolError('not-a-jwt', { parts: parts.length });
  const headerBytes = decodePart(head, 'header');
  const isJws = parts.length === 3;
  const payload = isJws ? decodePart(body, 'payload') : new Uint8Array();
  const signature = isJws ? decodePart(tail, 'signature') : new Uint8Array();
  const header = await parseObject(textOf(headerBytes, 'header'), 'header');
  if (!isJws) return { kind: 'JWE', header };
  const payloadText = textOf(payload, 'payload');
  const signed = encodeUtf8(`${head}.${body}`);
  return { kind: 'JWS', header, payload, payloadText, signature, signatureText: tail, signed };
}
