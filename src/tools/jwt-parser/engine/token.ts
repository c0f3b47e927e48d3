import { jsonProblem } from '#core/json.ts';
import { ToolError } from '#core/operation.ts';
import { isObject } from '#core/validate.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeUtf8, encodeUtf8, invalidUtf8Offset } from '#lib/charset.ts';
import { requireBase64url } from './base64url.ts';
import { tokensIn } from './several.ts';

export type Json = Readonly<Record<string, unknown>>;
export const parts = ['header', 'payload', 'signature'] as const;
export type Part = (typeof parts)[number];

/** A JWS in compact serialization, RFC 7515 §7.1, its parts as written and decoded. */
export interface Jws {
  readonly kind: 'JWS';
  readonly header: Json;
  readonly headerText: string;
  readonly payload: Uint8Array;
  /** Undefined when the payload is not UTF-8. */
  readonly payloadText: string | undefined;
  readonly signature: Uint8Array;
  readonly written: Readonly<Record<Part, string>>;
  /** What is signed: the first two parts and the dot. */
  readonly signed: Uint8Array;
}
/** A JWE in compact serialization, RFC 7516 §7.1; only its header can be read. */
export interface Jwe {
  readonly kind: 'JWE';
  readonly header: Json;
  readonly headerText: string;
  /** The parts after the header: encrypted key, IV, ciphertext and tag. */
  readonly locked: readonly string[];
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

function decodePart(text: string, part: Part): Uint8Array {
  requireBase64url(text, part);
  return decodeBase64(text);
}

function headerTextOf(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    const offset = invalidUtf8Offset(bytes) ?? 0;
    throw new ToolError('invalid-utf8', { part: 'header', reason: 'header', offset });
  }
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
 * Errors: `not-a-jwt` { parts, tokens? } where `tokens` counts those of a list, `invalid-base64url` { part, position, character }; of the header `invalid-utf8`
 * { part, offset } and `invalid-json` { part, line, column, offset }.
 */
export async function readToken(token: string): Promise<Jws | Jwe> {
  const written = cleanToken(token).split('.');
  const tokens = tokensIn(token).length;
  if (tokens > 1) throw new ToolError('not-a-jwt', { reason: 'several', parts: written.length, tokens });
  const [header = '', payload = '', signature = '', ...others] = written;
  if (written.length !== 3 && written.length !== 5) throw new ToolError('not-a-jwt', { parts: written.length });
  const isJws = written.length === 3;
  const headerBytes = decodePart(header, 'header');
  const payloadBytes = isJws ? decodePart(payload, 'payload') : new Uint8Array();
  const signatureBytes = isJws ? decodePart(signature, 'signature') : new Uint8Array();
  const headerText = headerTextOf(headerBytes);
  const head = { header: await parseObject(headerText, 'header'), headerText };
  if (!isJws) return { kind: 'JWE', ...head, locked: [payload, signature, ...others] };
  return {
    kind: 'JWS',
    ...head,
    payload: payloadBytes,
    payloadText: decodeUtf8(payloadBytes),
    signature: signatureBytes,
    written: { header, payload, signature },
    signed: encodeUtf8(`${header}.${payload}`),
  };
}
