import { isObject } from '#core/reading.ts';
import { stateAt, type State } from './state.ts';
import { parseJson, type Jws } from './token.ts';

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

export function readClaims({ header, payloadText, signatureText }: Jws, now: number): Claims {
  const found = new Set<Warning>();
  const { alg } = header;
  if (typeof alg === 'string' && alg.toLowerCase() === 'none') found.add('unsecured');
  else if (signatureText === '') found.add('empty-signature');
  const payload = parseJson(payloadText);
  if (payload === undefined) found.add('payload-not-json');
  if (!isObject(payload)) {
    if (payload !== undefined) found.add('payload-not-object');
    return { payload: payload ?? null, validity: null, warnings: [...found] };
  }
  for (const name of dateClaims) {
    const value = payload[name];
    if (Object.hasOwn(payload, name) && typeof value !== 'number') found.add('non-numeric-date');
    if (typeof value === 'number' && value > millisecondsFrom) found.add('date-in-milliseconds');
  }
  const [expiresAt, notBefore, issuedAt] = [isoDate(payload['exp']), isoDate(payload['nbf']), isoDate(payload['iat'])];
  const validity = { state: stateAt(payload, now), expiresAt, notBefore, issuedAt };
  return { payload, validity, warnings: [...found] };
}
