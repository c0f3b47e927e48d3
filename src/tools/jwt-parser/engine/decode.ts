import { encodeHex } from '#lib/bytes.ts';
import { readClaims, type Validity, type Warning } from './claims.ts';
import { repeatedName } from './repeated-name.ts';
import { readToken, type Json } from './token.ts';

export interface DecodedToken {
  readonly kind: 'JWS' | 'JWE';
  readonly header: Json;
  /** The JSON value, or null when there is none. */
  readonly payload: unknown;
  /** The exact text, or null when it is encrypted or not UTF-8. */
  readonly payloadText: string | null;
  /** Only of a payload that is not UTF-8. */
  readonly payloadHex?: string;
  /** As written. */
  readonly signature: string | null;
  readonly validity: Validity | null;
  readonly warnings: readonly Warning[];
}

/** `now` is in Unix seconds. */
export async function decodeToken(token: string, now: number): Promise<DecodedToken> {
  const read = await readToken(token);
  const { kind, header, headerText } = read;
  // RFC 7515 §4, RFC 7516 §4: the names in a header are unique.
  const isRepeating = (await repeatedName(headerText)) !== undefined;
  const warnings: readonly Warning[] = isRepeating ? ['duplicate-header-member'] : [];
  if (read.kind === 'JWE')
    return { kind, header, payload: null, payloadText: null, signature: null, validity: null, warnings };
  const { payload, validity, warnings: others } = await readClaims(read, now);
  return {
    kind,
    header,
    payload,
    payloadText: read.payloadText ?? null,
    ...(read.payloadText === undefined && { payloadHex: encodeHex(read.payload) }),
    signature: read.written.signature,
    validity,
    warnings: [...warnings, ...others],
  };
}
