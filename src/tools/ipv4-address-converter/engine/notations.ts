import { classOf, formatIpv4, octetsOf, typeOf, type Ipv4 } from '#lib/net.ts';
import { expandIpv6, formatIpv6, groupsOf } from '#lib/net/ipv6.ts';
import type { Notation } from './read.ts';

const padded = (value: number, base: number, width: number): string =>
  value.toString(base).toUpperCase().padStart(width, '0');

/** One address in every notation. 6to4 and NAT64 exist for public addresses only (RFC 3056 §2, RFC 6052 §3.1). */
export function notationsOf(address: Ipv4) {
  const octets = octetsOf(address);
  const dotted = formatIpv4(address);
  const groups = groupsOf(address);
  const mapped = [0, 0, 0, 0, 0, 0xffff, ...groups];
  const type = typeOf(address);
  const isPublic = type === 'public';
  return {
    dotted,
    decimal: address,
    hex: `0x${padded(address, 16, 8)}`,
    hexDotted: octets.map((octet) => `0x${padded(octet, 16, 2)}`).join('.'),
    binary: padded(address, 2, 32),
    binaryDotted: octets.map((octet) => padded(octet, 2, 8)).join('.'),
    octal: `0${padded(address, 8, 11)}`,
    octalDotted: octets.map((octet) => padded(octet, 8, 4)).join('.'),
    ipv6Mapped: `::ffff:${dotted}`,
    ipv6MappedHex: formatIpv6(mapped),
    ipv6MappedExpanded: expandIpv6(mapped),
    sixToFour: isPublic ? `${formatIpv6([0x2002, ...groups, 0, 0, 0, 0, 0])}/48` : null,
    nat64: isPublic ? `64:ff9b::${dotted}` : null,
    arpa: `${octets.toReversed().join('.')}.in-addr.arpa`,
    class: classOf(address),
    type,
  };
}

/** The address in the notation that another one was read in, so that it is read back the same. */
export function rewrite(address: Ipv4, notation: Notation): string {
  const { dotted, decimal, hex, binaryDotted, octal, ipv6Mapped } = notationsOf(address);
  const texts: Readonly<Record<Notation, string>> = {
    dotted,
    decimal: String(decimal),
    hex,
    binary: binaryDotted,
    octal: `0o${octal.slice(1)}`,
    'ipv6-mapped': ipv6Mapped,
  };
  return texts[notation];
}
