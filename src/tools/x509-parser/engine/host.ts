import { canParseUrl } from '#core/platform.ts';
import type { AltName } from '#lib/asn1/extensions.ts';

import { formatIpv4, readIpv4 } from '#lib/net.ts';
import { formatIpv6, readIpv6 } from '#lib/net/ipv6.ts';

/** An address as certificates are compared with, or undefined. */
function addressOf(host: string): string | undefined {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const [four, six] = [readIpv4(bare), readIpv6(bare)];
  if (four !== undefined) return formatIpv4(four);
  return six && formatIpv6(six);
}

/** A name with its labels as the DNS has them, lower case and without a last dot. */
function asciiName(host: string): string {
  const address = `http://${host}.x`;
  const isName = !/[\s/?#@\\:%[\]*]/.test(host) && canParseUrl(address);
  const name = isName ? new URL(address).hostname.slice(0, -2) : host.toLowerCase();
  return name.replace(/\.$/, '');
}

/** RFC 9525 §6.3: the asterisk only as the whole leftmost label, for one label. */
function matches(pattern: string, name: string): boolean {
  const wanted = pattern.toLowerCase().replace(/\.$/, '');
  if (!wanted.startsWith('*.')) return wanted === name;
  const dot = name.indexOf('.');
  return dot > 0 && !wanted.slice(1).includes('*') && name.slice(dot) === wanted.slice(1);
}

/** The alternative name that a host goes by, or null. Common names do not count (RFC 9525 §1.4.2). */
export function matchingName(names: readonly AltName[], given: string): string | null {
  const host = given.trim();
  const address = addressOf(host);
  const name = asciiName(host);
  // No host is called by a pattern.
  if (host === '' || name.includes('*')) return null;
  const found = names.find(({ type, value }) =>
    address === undefined ? type === 'dns' && matches(value, name) : type === 'ip' && value === address,
  );
  return found?.value ?? null;
}
