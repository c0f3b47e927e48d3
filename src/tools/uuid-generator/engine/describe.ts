import { decodeHex } from '#lib/bytes.ts';
import { formatUuid, readDigits } from '#lib/uuid/format.ts';
import { gregorianOffset } from './make.ts';

export type Variant = 'ncs' | 'rfc9562' | 'microsoft' | 'future';
export type Kind = 'nil' | 'max' | `v${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | 'unknown';

export interface Description {
  /** Standard form, lower case. */
  readonly uuid: string;
  readonly kind: Kind;
  readonly version: number | null;
  readonly variant: Variant;
  /** ISO 8601 in UTC, floored to the millisecond. */
  readonly timestamp: string | null;
  readonly unixMs: number | null;
  readonly clockSeq: number | null;
  readonly node: string | null;
  readonly nodeIsRandom: boolean | null;
  readonly hex: string;
  /** The 128 bits as one unsigned number. */
  readonly integer: string;
}

/** @throws ToolError `invalid-uuid` */
export function describeUuid(text: string): Description {
  const hex = readDigits(text);
  const bytes = decodeHex(hex);
  const variant = variantOf(bytes[8] as number);
  const isNil = /^0+$/.test(hex);
  const isMax = /^f+$/.test(hex);
  const version = isNil || isMax || variant !== 'rfc9562' ? null : (bytes[6] as number) >> 4;
  const isKnown = version !== null && version >= 1 && version <= 8;
  const kind = isNil ? 'nil' : isMax ? 'max' : isKnown ? (`v${version}` as Kind) : 'unknown';
  const unixMs = unixMsOf(hex, version);
  const hasNode = version === 1 || version === 6;
  return {
    uuid: formatUuid(bytes),
    kind,
    version,
    variant,
    timestamp: unixMs === null ? null : new Date(unixMs).toISOString(),
    unixMs,
    clockSeq: hasNode ? (((bytes[8] as number) & 0x3f) << 8) | (bytes[9] as number) : null,
    node: hasNode ? hex.slice(20).replace(/..(?!$)/g, '$&:') : null,
    nodeIsRandom: hasNode ? ((bytes[10] as number) & 1) === 1 : null,
    hex,
    integer: BigInt(`0x${hex}`).toString(),
  };
}

function variantOf(octet: number): Variant {
  if (octet < 0x80) return 'ncs';
  if (octet < 0xc0) return 'rfc9562';
  return octet < 0xe0 ? 'microsoft' : 'future';
}

/** The 60 bits of the time stamp of v1 and v6 in 15 digits, the most significant first. */
function ticksOf(hex: string, version: 1 | 6): string {
  if (version === 6) return hex.slice(0, 12) + hex.slice(13, 16);
  return hex.slice(13, 16) + hex.slice(8, 12) + hex.slice(0, 8);
}

function unixMsOf(hex: string, version: number | null): number | null {
  if (version === 7) return Number.parseInt(hex.slice(0, 12), 16);
  if (version !== 1 && version !== 6) return null;
  const sinceUnix = BigInt(`0x${ticksOf(hex, version)}`) - gregorianOffset;
  const rest = ((sinceUnix % 10_000n) + 10_000n) % 10_000n;
  return Number((sinceUnix - rest) / 10_000n);
}

/** The same time, clock sequence and node as the other of v1 and v6 (RFC 9562 §5.6), or null for other versions. */
export function otherGregorian({ hex, version }: Pick<Description, 'hex' | 'version'>): string | null {
  if (version !== 1 && version !== 6) return null;
  const ticks = ticksOf(hex, version);
  const head =
    version === 1
      ? `${ticks.slice(0, 12)}6${ticks.slice(12)}`
      : `${ticks.slice(7)}${ticks.slice(3, 7)}1${ticks.slice(0, 3)}`;
  return formatUuid(decodeHex(head + hex.slice(16)));
}

/** The bytes as .NET's `Guid.ToByteArray` and Windows store them: the first three fields little-endian. */
export function mixedEndianHex(hex: string): string {
  const reversed = (digits: string): string => (digits.match(/../g) ?? []).toReversed().join('');
  return reversed(hex.slice(0, 8)) + reversed(hex.slice(8, 12)) + reversed(hex.slice(12, 16)) + hex.slice(16);
}
