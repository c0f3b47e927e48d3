import { decode as decodePunycode } from 'punycode/punycode.js';
import { canParseUrl } from '#core/platform.ts';
import { readIpv4 } from '#lib/net.ts';
import { readIpv6 } from '#lib/net/ipv6.ts';

const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

function isDomain(ascii: string): boolean {
  const labels = ascii.split('.');
  return ascii.length <= 253 && labels.length >= 2 && labels.every((one) => one.length <= 63 && label.test(one));
}

const known = new Map<string, string | undefined>();
const mostKnown = 10_000;

/** By UTS 46, as the URL Standard has it (§3.3). */
function convert(domain: string): string | undefined {
  if (/[^a-z\d.\-\u0080-\u{10FFFF}]/u.test(domain) || !canParseUrl(`http://${domain}/`)) return undefined;
  const { hostname } = new URL(`http://${domain}/`);
  // Digits of other scripts make an address of IPv4.
  return isDomain(hostname) && !/^[\d.]+$/.test(hostname) ? hostname : undefined;
}

/** A domain of two labels and more in ASCII, undefined if it is none. */
export function asciiDomain(domain: string): string | undefined {
  if (/^[a-z\d.-]*$/.test(domain)) return isDomain(domain) ? domain : undefined;
  if (!known.has(domain) && known.size < mostKnown) known.set(domain, convert(domain));
  return known.has(domain) ? known.get(domain) : convert(domain);
}

function unicodeLabel(ascii: string): string {
  if (!ascii.startsWith('xn--')) return ascii;
  try {
    return decodePunycode(ascii.slice(4));
  } catch (error) {
    // No Punycode after all: it stays as it is.
    if (error instanceof RangeError) return ascii;
    throw error;
  }
}

/** With the letters that its labels in Punycode stand for. */
export function unicodeDomain(ascii: string): string {
  return ascii.split('.').map(unicodeLabel).join('.');
}

/** `[192.0.2.1]` or `[IPv6:2001:db8::1]` (RFC 5321 §4.1.3). */
export function isIpLiteral(domain: string): boolean {
  const [, inside = ''] = /^\[(.*)\]$/.exec(domain) ?? [];
  const isIpv6 = inside.startsWith('ipv6:');
  return (isIpv6 ? readIpv6(inside.slice(5)) : readIpv4(inside)) !== undefined;
}
