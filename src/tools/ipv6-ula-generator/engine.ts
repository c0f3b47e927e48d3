import { integer, optional, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { encodeHex } from '#lib/bytes.ts';
import { randomBytes } from '#lib/random.ts';
import { digestOf, ntpTimeOf, readEui64 } from './engine/global-id.ts';
import { describeSite } from './engine/prefix.ts';

/** The last millisecond of the year 9999. */
export const lastTimestamp = 253_402_300_799_999;

/**
 * A unique local prefix (RFC 4193). Without `mac` the Global ID is random (§3.2.1); with one it is the algorithm of
 * §3.2.2 over the time (Unix milliseconds, now unless told) and the EUI-64. Error: `invalid-mac` { reason, … }.
 */
export const generate = operation('ipv6-ula-generator/generate', {
  random: ({ mac }) => mac.trim() === '',
  input: { mac: text(''), timestamp: optional(integer({ min: 0, max: lastTimestamp })) },
  run: async ({ mac, timestamp = Date.now() }) => {
    if (mac.trim() === '') {
      const site = describeSite(encodeHex(randomBytes(5)));
      return { ...site, method: 'random' as const, ntpTimestamp: null, eui64: null };
    }
    const eui64 = readEui64(mac);
    const ntpTimestamp = ntpTimeOf(timestamp);
    const globalId = (await digestOf(ntpTimestamp, eui64)).slice(-10);
    return { ...describeSite(globalId), method: 'rfc4193' as const, ntpTimestamp, eui64 };
  },
});

/** The prefix that a Global ID of 10 hexadecimal digits makes. Errors: `empty-input`, `invalid-global-id`. */
export const fromGlobalId = operation('ipv6-ula-generator/from-global-id', {
  input: { globalId: text() },
  run: ({ globalId }) => {
    const digits = globalId.trim().toLowerCase();
    if (digits === '') throw new ToolError('empty-input', { field: 'globalId' });
    if (!/^[\da-f]{10}$/.test(digits)) throw new ToolError('invalid-global-id');
    return describeSite(digits);
  },
});
