import { ToolError } from '#core/operation.ts';
import { startOf } from '#core/start-of.ts';
import { parseIpv4, type Ipv4 } from '#lib/net.ts';
import { readIpv6 } from '#lib/net/ipv6.ts';

export const formats = ['auto', 'dotted', 'decimal', 'hex', 'binary', 'octal'] as const;
export type Format = (typeof formats)[number];
export type Notation = Exclude<Format, 'auto'> | 'ipv6-mapped';

export interface Reading {
  readonly detected: Notation;
  readonly address: Ipv4;
}

/** The notations that tell themselves apart, the first match wins; what matches none is dotted. */
const signs: readonly (readonly [pattern: RegExp, notation: Notation])[] = [
  [/:/, 'ipv6-mapped'],
  [/^0x[\da-f]+$/i, 'hex'],
  [/^0b[01]+$/i, 'binary'],
  [/^[01]{32}$|^[01]{8}(?:[. ][01]{8}){3}$/, 'binary'],
  [/^0o[0-7]+$/i, 'octal'],
  [/^\d+$/, 'decimal'],
  [/^[\da-f]{8}$/i, 'hex'],
];

/** Reads a trimmed text in the notation it is in, or in the given one. */
export function readAddress(source: string, format: Format): Reading {
  const detected = format === 'auto' ? (signs.find(([sign]) => sign.test(source))?.[1] ?? 'dotted') : format;
  if (format === 'auto' && detected === 'decimal' && /^0\d/.test(source)) throw leadingZero(source);
  return { detected, address: readers[detected](source) };
}

const readers: Readonly<Record<Notation, (source: string) => Ipv4>> = {
  dotted: readDotted,
  decimal: (source) => readNumber(source, /^(\d+)$/, 'decimal', 10),
  hex: (source) => readNumber(source, /^(?:0x)?([\da-f]+)$/i, 'hex', 16),
  binary: (source) => readNumber(source.replace(/[.\s]/g, ''), /^(?:0b)?([01]+)$/i, 'binary', 2),
  octal: (source) => (source.includes('.') ? readOctalQuad(source) : readNumber(source, octal, 'octal', 8)),
  'ipv6-mapped': readMapped,
};

const octal = /^(?:0o)?([0-7]+)$/i;

function readDotted(source: string): Ipv4 {
  if (/^[\d.]+\s*\//.test(source)) throw new ToolError('invalid-ipv4', { reason: 'mask' });
  return parseIpv4(source);
}

function readNumber(source: string, pattern: RegExp, format: Format, base: number): Ipv4 {
  const digits = pattern.exec(source)?.[1];
  if (digits === undefined) throw new ToolError('invalid-ipv4', { reason: format });
  const value = Number.parseInt(digits, base);
  if (value >= 2 ** 32) throw new ToolError('out-of-range', { value: shorten(source) });
  return value;
}

const shorten = (source: string): string => (source.length > 40 ? `${startOf(source, 40)}…` : source);

function readOctalQuad(source: string): Ipv4 {
  const groups = source.split('.');
  if (groups.length !== 4 || groups.some((group) => !/^[0-7]+$/.test(group)))
    throw new ToolError('invalid-ipv4', { reason: 'octal' });
  const octets = groups.map((group) => Number.parseInt(group, 8));
  const wrong = octets.findIndex((octet) => octet > 255);
  if (wrong >= 0)
    throw new ToolError('invalid-ipv4', { reason: 'octal-octet', octet: wrong + 1, value: groups[wrong] });
  return octets.reduce((value, octet) => value * 256 + octet, 0);
}

/** `::ffff:0:0/96` in any spelling (RFC 4291 §2.5.5.2). */
function readMapped(source: string): Ipv4 {
  const groups = readIpv6(source);
  if (!groups) throw new ToolError('not-ipv4-mapped', { reason: 'malformed' });
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,65535') throw new ToolError('not-ipv4-mapped');
  return high * 65_536 + low;
}

/** A number with a leading zero is octal to C and decimal to people; the octal reading is the smaller one. */
function leadingZero(source: string): ToolError {
  const value = shorten(source);
  const decimal = source.replace(/^0+(?=\d)/, '');
  const isOctal = /^[0-7]+$/.test(source);
  if (Number.parseInt(decimal, isOctal ? 8 : 10) >= 2 ** 32)
    return new ToolError('ipv4-leading-zero', { reason: 'number-large', value });
  const readings = isOctal
    ? { reason: 'number', decimal, octal: `0o${decimal}` }
    : { reason: 'number-decimal', decimal };
  return new ToolError('ipv4-leading-zero', { ...readings, value });
}
