import { expect, it } from 'vitest';
import { verdictTime } from './verdict-time.ts';

const [stamped, signed, claimed] = ['2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'];
const token = { time: stamped, authority: null, digestMatches: false, signatureValid: true };

it('takes the time of a timestamp only where it is valid', () => {
  const times = { kind: 'signature', signingTime: signed, claimedTime: claimed } as const;
  expect(verdictTime({ ...times, timestamp: { ...token, valid: true } })).toBe(stamped);
  expect(verdictTime({ ...times, timestamp: { ...token, valid: false } })).toBe(signed);
  expect(verdictTime({ ...times, timestamp: null, signingTime: null })).toBe(claimed);
  expect(verdictTime({ ...times, kind: 'document-timestamp', timestamp: { ...token, valid: false } })).toBe(stamped);
});
