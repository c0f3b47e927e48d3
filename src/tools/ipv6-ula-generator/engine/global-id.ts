import { ToolError } from '#core/operation.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { eui64Of, parseMac } from '#lib/net/mac.ts';

/** Seconds from 1900, where NTP begins, to 1970 (RFC 5905, figure 4). */
const ntpOffset = 2_208_988_800;

/** The 64-bit NTP time of a Unix time in milliseconds, as 16 digits (RFC 5905 §6). */
export function ntpTimeOf(timestamp: number): string {
  const seconds = (Math.floor(timestamp / 1000) + ntpOffset) % 2 ** 32;
  const fraction = Math.floor(((timestamp % 1000) * 2 ** 32) / 1000);
  return [seconds, fraction].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The EUI-64 of a whole MAC address, as 16 digits; no bit is inverted. Error: `invalid-mac`. */
export function readEui64(mac: string): string {
  const digits = parseMac(mac);
  if (digits.length < 12) throw new ToolError('invalid-mac', { reason: 'incomplete', count: digits.length });
  return eui64Of(digits).toLowerCase();
}

/** SHA-1 over time and EUI-64, whose last 40 bits are the Global ID (RFC 4193 §3.2.2). */
export async function digestOf(ntpTime: string, eui64: string): Promise<string> {
  const { sha1 } = await import('@noble/hashes/legacy.js');
  return encodeHex(sha1(decodeHex(ntpTime + eui64)));
}
