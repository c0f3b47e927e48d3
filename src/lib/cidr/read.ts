import { readIpv4, readMask } from '../net.ts';
import { readIpv6 } from '../net/ipv6.ts';
import { addressOf, blockOf, spanOf, widthOf, type Family, type Span } from './blocks.ts';

/** Why a text is not an address, network or range. */
export type EntryFault =
  | 'invalid-address'
  | 'leading-zero'
  | 'invalid-prefix'
  | 'invalid-mask'
  | 'mixed-families'
  | 'range-reversed';

export interface Address {
  readonly family: Family;
  readonly address: bigint;
}

/** The addresses of an entry, and the address and the length of the prefix that were written; a range has no prefix. */
export interface Entry extends Span, Address {
  readonly prefix: number | undefined;
}

/** No entry is longer: a range of two IPv6 addresses with zones is below. */
export const longestEntry = 256;

const zone = /%[^\s/%[\]:]+$/;
const quad = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const separator = /\.\.|[-–—]/g;

/**
 * An IPv4 address without leading zeros, or any IPv6 text of RFC 4291 §2.2, also in brackets; the zone (RFC 4007 §11) is
 * dropped.
 */
export function readAddress(text: string): Address | EntryFault {
  if (!text.includes(':')) {
    const address = readIpv4(text);
    if (address !== undefined) return { family: 4, address: BigInt(address) };
    const isZero = quad.test(text) && text.split('.').every((octet) => Number(octet) <= 255);
    return isZero ? 'leading-zero' : 'invalid-address';
  }
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  const groups = readIpv6(bare.replace(zone, ''));
  return groups ? { family: 6, address: addressOf(groups) } : 'invalid-address';
}

function readPrefix(family: Family, text: string): number | EntryFault {
  if (family === 6) {
    const isPrefix = /^(?:0|[1-9]\d{0,2})$/.test(text) && Number(text) <= 128;
    return isPrefix ? Number(text) : 'invalid-prefix';
  }
  if (/^(?:\d|[12]\d|3[0-2])$/.test(text)) return Number(text);
  return /\.|^0x/i.test(text) ? (readMask(text) ?? 'invalid-mask') : 'invalid-prefix';
}

function readNetwork(text: string): Entry | EntryFault {
  const end = text.search(/[\s/]/);
  const written = end < 0 ? text : text.slice(0, end);
  const mask = end < 0 ? undefined : text.slice(end).replace(/^\s*\/?\s*/, '');
  const read = readAddress(written);
  if (typeof read === 'string') return read;
  const { family, address } = read;
  if (mask === undefined) return { family, address, prefix: widthOf(family), first: address, last: address };
  if (family === 6 && !text.includes('/')) return 'invalid-address';
  const prefix = readPrefix(family, mask);
  return typeof prefix === 'string' ? prefix : { ...spanOf(blockOf(family, address, prefix)), address, prefix };
}

function readRange(left: string, right: string): Entry | EntryFault {
  const first = readAddress(left.trim());
  if (typeof first === 'string') return first;
  const last = readAddress(right.trim());
  if (typeof last === 'string') return last;
  if (first.family !== last.family) return 'mixed-families';
  if (last.address < first.address) return 'range-reversed';
  return { ...first, first: first.address, last: last.address, prefix: undefined };
}

/**
 * An address, a network with a prefix, IPv4 with a netmask or a wildcard after `/` or a blank, or a range `a-b`, `a..b`;
 * host bits are cleared. Anything else gives the reason.
 */
export function readEntry(text: string): Entry | EntryFault {
  if (text.length > longestEntry) return 'invalid-address';
  const isRange = /\.\.|[-–—]/.test(text);
  const hasZone = text.includes('%');
  // The zone of one address may hold the sign of a range.
  const whole = !isRange || hasZone ? readNetwork(text) : undefined;
  if (whole !== undefined && (typeof whole !== 'string' || !isRange)) return whole;
  const signs = [...text.matchAll(separator)];
  const ranges = (hasZone ? signs : signs.slice(0, 1)).map(({ 0: sign, index }) =>
    readRange(text.slice(0, index), text.slice(index + sign.length)),
  );
  return ranges.find((range) => typeof range !== 'string') ?? ranges[0] ?? 'invalid-address';
}
