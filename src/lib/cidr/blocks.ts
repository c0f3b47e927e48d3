import { formatIpv4 } from '../net.ts';
import { expandIpv6, formatIpv6, type Ipv6 } from '../net/ipv6.ts';

export type Family = 4 | 6;

/** All addresses of one family from `first` to `last`, both as unsigned numbers. */
export interface Span {
  readonly family: Family;
  readonly first: bigint;
  readonly last: bigint;
}

/** A CIDR block: the host bits of `first` are 0. */
export interface Block {
  readonly family: Family;
  readonly first: bigint;
  readonly prefix: number;
}

/** How many bits an address has. */
export function widthOf(family: Family): 32 | 128 {
  return family === 4 ? 32 : 128;
}

export function highestOf(family: Family): bigint {
  return (1n << BigInt(widthOf(family))) - 1n;
}

/** How many addresses a block has. */
export function sizeOf({ family, prefix }: Pick<Block, 'family' | 'prefix'>): bigint {
  return 1n << BigInt(widthOf(family) - prefix);
}

/** The block of this prefix that the address belongs to. */
export function blockOf(family: Family, address: bigint, prefix: number): Block {
  const bits = BigInt(widthOf(family) - prefix);
  return { family, first: (address >> bits) << bits, prefix };
}

export function spanOf({ family, first, prefix }: Block): Span {
  return { family, first, last: first + sizeOf({ family, prefix }) - 1n };
}

/** Eight groups of 16 bits. */
export function groupsOf(address: bigint): Ipv6 {
  const digits = address.toString(16).padStart(32, '0');
  return Array.from({ length: 8 }, (_, at) => Number.parseInt(digits.slice(at * 4, at * 4 + 4), 16));
}

export function addressOf(groups: Ipv6): bigint {
  return BigInt(`0x${groups.map((group) => group.toString(16).padStart(4, '0')).join('')}`);
}

/** Dotted, or the text of RFC 5952, which has no dots for mapped addresses either. */
export function formatAddress(family: Family, address: bigint): string {
  return family === 4 ? formatIpv4(Number(address)) : formatIpv6(groupsOf(address));
}

/** Three digits an octet, or four digits a group. */
export function expandAddress(family: Family, address: bigint): string {
  if (family === 6) return expandIpv6(groupsOf(address));
  return formatIpv4(Number(address))
    .split('.')
    .map((octet) => octet.padStart(3, '0'))
    .join('.');
}

export function formatBlock({ family, first, prefix }: Block): string {
  return `${formatAddress(family, first)}/${prefix}`;
}

export function formatRange({ family, first, last }: Span): string {
  return `${formatAddress(family, first)}-${formatAddress(family, last)}`;
}

/** How long the number is in binary; 0 for 0. */
function bitLength(value: bigint): number {
  if (value <= 0xffff_ffffn) return 32 - Math.clz32(Number(value));
  const digits = value.toString(16);
  return (digits.length - 1) * 4 + 32 - Math.clz32(Number.parseInt(digits.charAt(0), 16));
}

/** The fewest blocks that are together exactly these addresses, in order; at most 62 of IPv4 and 254 of IPv6. */
export function* blocksOf({ family, first, last }: Span): Generator<Block> {
  const width = widthOf(family);
  for (let next = first; next <= last;) {
    const aligned = next === 0n ? width : bitLength(next & -next) - 1;
    const bits = Math.min(aligned, bitLength(last - next + 1n) - 1);
    yield { family, first: next, prefix: width - bits };
    next += 1n << BigInt(bits);
  }
}

/** The block that has exactly these addresses, if one has. */
export function asBlock(span: Span): Block | undefined {
  const size = span.last - span.first + 1n;
  if ((size & (size - 1n)) !== 0n || (span.first & (size - 1n)) !== 0n) return undefined;
  return { family: span.family, first: span.first, prefix: widthOf(span.family) + 1 - bitLength(size) };
}
