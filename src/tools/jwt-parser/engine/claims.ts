import { isObject } from '#core/validate.ts';
import { isCanonical } from './base64url.ts';
import { repeatedName } from './repeated-name.ts';
import { stateAt, type State } from './validity.ts';
import { parseJson, type Json, type Jws } from './token.ts';

export interface Validity {
  readonly state: State;
  /** ISO 8601, UTC, with milliseconds. */
  readonly expiresAt: string | null;
  readonly notBefore: string | null;
  readonly issuedAt: string | null;
}

export const warnings = [
  'unsecured',
  'empty-signature',
  'duplicate-header-member',
  'duplicate-claim',
  'non-canonical-base64url',
  'payload-not-utf8',
  'payload-not-json',
  'payload-not-object',
  'non-numeric-date',
  'date-in-milliseconds',
] as const;
export type Warning = (typeof warnings)[number];

/** The dates of RFC 7519 §4.1: seconds since 1970, fractions allowed. */
const dateClaims = ['exp', 'nbf', 'iat'] as const;
/** As seconds the year 5138: such a number was meant as milliseconds. */
const millisecondsFrom = 1e11;

/** The date in UTC, or null when there is none or it is beyond what a `Date` holds. */
export function isoDate(seconds: unknown): string | null {
  if (typeof seconds !== 'number') return null;
  // 1.001 × 1000 is a hair less than 1001 in binary fractions: without the addition a millisecond would be lost.
  const date = new Date(Math.floor(seconds * 1000 + 0.001));
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

export interface Claims {
  /** The JSON value, or null when the text is none. */
  readonly payload: unknown;
  readonly validity: Validity | null;
  readonly warnings: readonly Warning[];
}

/** Of the dates in a payload that is a JSON object. */
function* dateWarnings(payload: Json): Generator<Warning> {
  for (const name of dateClaims) {
    const value = payload[name];
    if (Object.hasOwn(payload, name) && typeof value !== 'number') yield 'non-numeric-date';
    if (typeof value === 'number' && value > millisecondsFrom) yield 'date-in-milliseconds';
  }
}

export async function readClaims({ header, payloadText, written }: Jws, now: number): Promise<Claims> {
  const found = new Set<Warning>();
  const { alg } = header;
  if (typeof alg === 'string' && alg.toLowerCase() === 'none') found.add('unsecured');
  else if (written.signature === '') found.add('empty-signature');
  if (!Object.values(written).every(isCanonical)) found.add('non-canonical-base64url');
  const payload = payloadText === undefined ? undefined : parseJson(payloadText);
  if (payloadText === undefined) found.add('payload-not-utf8');
  else if (payload === undefined) found.add('payload-not-json');
  if (!isObject(payload)) {
    if (payload !== undefined) found.add('payload-not-object');
    return { payload: payload ?? null, validity: null, warnings: [...found] };
  }
  // RFC 7519 §4: the names of claims are unique.
  if ((await repeatedName(payloadText ?? '')) !== undefined) found.add('duplicate-claim');
  for (const warning of dateWarnings(payload)) found.add(warning);
  const [expiresAt, notBefore, issuedAt] = [isoDate(payload['exp']), isoDate(payload['nbf']), isoDate(payload['iat'])];
  const validity = { state: stateAt(payload, now), expiresAt, notBefore, issuedAt };
  return { payload, validity, warnings: [...found] };
}
