import { ToolError } from '#core/operation.ts';
import { shownCharacter } from './shown-character.ts';

/** An IPv4 address as an unsigned 32-bit number. */
export type Ipv4 = number;

/** A CIDR block: the host bits of `first` are 0. */
export interface Block {
  readonly first: Ipv4;
  readonly prefix: number;
}

const quad = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const highest = 0xffff_ffff;

const join = (octets: readonly number[]): Ipv4 => octets.reduce((value, octet) => value * 256 + octet, 0);

/** Four octets, most significant first. */
export function octetsOf(address: Ipv4): readonly [number, number, number, number] {
  return [address >>> 24, (address >>> 16) & 255, (address >>> 8) & 255, address & 255];
}

export function formatIpv4(address: Ipv4): string {
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;
}

/**
 * Exactly four decimal groups of 1–3 digits, 0–255, without leading zeros.
 * Errors: `invalid-ipv4` { reason, … }, `ipv4-leading-zero` { octet, value, decimal, octal? or reason: decimal } (RFC 6943 §3.1.1: C
 * libraries read such a group as octal), each with the given details.
 */
export function parseIpv4(text: string, details: Readonly<Record<string, unknown>> = {}): Ipv4 {
  const groups = quad.exec(text)?.slice(1) ?? refuse(text, details);
  const octets = groups.map(Number);
  const wrong = octets.findIndex((octet) => octet > 255);
  if (wrong >= 0)
    throw new ToolError('invalid-ipv4', { ...details, reason: 'octet', octet: wrong + 1, value: groups[wrong] });
  const zero = groups.findIndex(hasLeadingZero);
  if (zero >= 0) throw leadingZero(groups, zero, details);
  return join(octets);
}

/** The address, or undefined when the text is not strictly one. */
export function readIpv4(text: string): Ipv4 | undefined {
  let value = 0;
  let octet: number | undefined;
  let points = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit === -2) {
      if (octet === undefined || ++points > 3) return undefined;
      value = value * 256 + octet;
      octet = undefined;
    } else if (digit < 0 || digit > 9 || octet === 0) {
      return undefined;
    } else {
      octet = (octet ?? 0) * 10 + digit;
      if (octet > 255) return undefined;
    }
  }
  return points === 3 && octet !== undefined ? value * 256 + octet : undefined;
}

function hasLeadingZero(group: string): boolean {
  return group.length > 1 && group.startsWith('0');
}

function leadingZero(groups: readonly string[], at: number, details: Readonly<Record<string, unknown>>): ToolError {
  const decimal = groups.map(Number).join('.');
  const octal = groups.map((group) => (hasLeadingZero(group) ? readOctal(group) : group)).join('.');
  const other = octal === decimal || octal.includes('NaN') ? { reason: 'decimal' } : { octal };
  return new ToolError('ipv4-leading-zero', { ...details, octet: at + 1, value: groups[at], decimal, ...other });
}

function readOctal(group: string): number {
  return /^[0-7]+$/.test(group) ? Number.parseInt(group, 8) : Number.NaN;
}

/** Says which part of a text keeps it from being four groups of digits. */
function refuse(text: string, details: Readonly<Record<string, unknown>>): never {
  const fail = (facts: Readonly<Record<string, unknown>>): ToolError =>
    new ToolError('invalid-ipv4', { ...details, ...facts });
  const stray = /[^\d.]/u.exec(text);
  if (stray) {
    const reason = stray[0] === ' ' ? 'space' : 'character';
    throw fail({ reason, character: shownCharacter(text, stray.index), position: stray.index + 1 });
  }
  const groups = text.split('.');
  if (groups.length !== 4) throw fail({ reason: 'groups', count: text === '' ? 0 : groups.length });
  const wrong = groups.findIndex((group) => group.length === 0 || group.length > 3);
  const value = groups[wrong] ?? '';
  const reason = value === '' ? 'missing' : Number(value) > 255 ? 'octet' : 'long';
  throw fail({ reason, octet: wrong + 1, value });
}

export function netmaskOf(prefix: number): Ipv4 {
  return prefix === 0 ? 0 : (highest << (32 - prefix)) >>> 0;
}

/** How many addresses a block of this prefix has. */
export function sizeOf(prefix: number): number {
  return 2 ** (32 - prefix);
}

/** The block of this prefix that the address belongs to. */
export function blockOf(address: Ipv4, prefix: number): Block {
  return { first: (address & netmaskOf(prefix)) >>> 0, prefix };
}

export function lastOf({ first, prefix }: Block): Ipv4 {
  return first + sizeOf(prefix) - 1;
}

export function formatBlock({ first, prefix }: Block): string {
  return `${formatIpv4(first)}/${prefix}`;
}

/** An address and the length of its mask; the host bits are kept. */
export interface Interface {
  readonly address: Ipv4;
  readonly prefix: number;
}

/**
 * An address, then optionally a mask after `/` or white space: `0`…`32`, a dotted netmask or wildcard, or `0x` and
 * eight hexadecimal digits. Without a mask /32.
 * Errors: those of `parseIpv4`, `invalid-prefix` { prefix }, `invalid-netmask` { netmask }.
 */
export function parseInterface(text: string, details: Readonly<Record<string, unknown>> = {}): Interface {
  const source = text.trim();
  const end = source.search(/[\s/]/);
  if (end < 0) return { address: parseIpv4(source, details), prefix: 32 };
  const address = parseIpv4(source.slice(0, end), details);
  return {
    address,
    prefix: parseMask(
      source
        .slice(end)
        .trim()
        .replace(/^\/\s*/, ''),
      details,
    ),
  };
}

function parseMask(text: string, details: Readonly<Record<string, unknown>>): number {
  if (!/\.|^0x/i.test(text)) {
    if (/^(?:\d|[12]\d|3[0-2])$/.test(text)) return Number(text);
    throw new ToolError('invalid-prefix', { ...details, prefix: text, ...(text === '' && { reason: 'missing' }) });
  }
  const prefix = readMask(text);
  if (prefix === undefined) throw new ToolError('invalid-netmask', { ...details, netmask: text });
  return prefix;
}

/** The length of a dotted netmask or wildcard, or of `0x` and eight digits; undefined when the text is not a mask. */
export function readMask(text: string): number | undefined {
  const mask = /^0x[\da-f]{8}$/i.test(text) ? Number(text) : readIpv4(text);
  return mask === undefined ? undefined : prefixOf(mask);
}

/** The length of a netmask or, when it is none, of a wildcard mask. */
function prefixOf(mask: Ipv4): number | undefined {
  const isWildcard = (bits: number): boolean => (bits & (bits + 1)) === 0;
  const inverted = ~mask >>> 0;
  if (isWildcard(inverted)) return Math.clz32(inverted);
  return isWildcard(mask) ? Math.clz32(mask) : undefined;
}

/** The fewest blocks that are together exactly the addresses from `first` to `last`, in order; at most 62. */
export function blocksOf(first: Ipv4, last: Ipv4): Block[] {
  const blocks: Block[] = [];
  for (let next = first; next <= last;) {
    const aligned = next === 0 ? 32 : 31 - Math.clz32(next & -next);
    const left = last - next + 1;
    const bits = Math.min(aligned, left > highest ? 32 : 31 - Math.clz32(left));
    blocks.push({ first: next, prefix: 32 - bits });
    next += 2 ** bits;
  }
  return blocks;
}

/** Blocks with their types; a block inside another one comes before it (IANA special-purpose registry). */
const types = [
  ['255.255.255.255/32', 'limited-broadcast'],
  ['0.0.0.0/8', 'this-network'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'shared-cgnat'],
  ['127.0.0.0/8', 'loopback'],
  ['169.254.0.0/16', 'link-local'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'ietf-protocol'],
  ['192.0.2.0/24', 'documentation'],
  ['192.88.99.0/24', '6to4-relay'],
  ['192.168.0.0/16', 'private'],
  ['198.18.0.0/15', 'benchmarking'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved'],
] as const;

export type Ipv4Type = (typeof types)[number][1] | 'public';

const typedBlocks = types.map(([cidr, type]) => ({ ...parseInterface(cidr), type }));

/** What the address is set aside for. */
export function typeOf(address: Ipv4): Ipv4Type {
  const row = typedBlocks.find((block) => blockOf(address, block.prefix).first === block.address);
  return row?.type ?? 'public';
}

export type Ipv4Class = 'A' | 'B' | 'C' | 'D' | 'E';

/** The historical class, by the first octet. */
export function classOf(address: Ipv4): Ipv4Class {
  const first = address >>> 24;
  if (first < 128) return 'A';
  if (first < 192) return 'B';
  if (first < 224) return 'C';
  return first < 240 ? 'D' : 'E';
}
