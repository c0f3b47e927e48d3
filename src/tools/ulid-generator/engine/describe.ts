import { encodeCrockford, hexOf } from './alphabet.ts';
import { epochNames, epochs, readEpoch } from './epoch.ts';
import { ksuidEpoch } from './make.ts';
import { hyphenated, type Kind, type ReadId } from './read.ts';

/** A time that a Snowflake has if it counts from this epoch. */
export interface Candidate {
  readonly epoch: string;
  readonly unixMs: number;
  readonly timestamp: string;
}

export interface SnowflakeParts {
  /** As it was given. */
  readonly epoch: string;
  readonly node: number;
  readonly sequence: number;
  readonly candidates: readonly Candidate[];
}

export interface PartsOf {
  /** 20 hexadecimal digits. */
  readonly ulid: { readonly random: string };
  readonly typeid: { readonly prefix: string; readonly version: number | null };
  /** 32 hexadecimal digits. */
  readonly ksuid: { readonly payload: string };
  readonly snowflake: SnowflakeParts;
  /** `random` has 10 hexadecimal digits. */
  readonly objectid: { readonly random: string; readonly counter: number };
  /** `machine` has 6 hexadecimal digits. */
  readonly xid: { readonly machine: string; readonly pid: number; readonly counter: number };
  readonly uuid: { readonly version: number | null };
}

export interface Common {
  readonly canonical: string;
  readonly unixMs: number | null;
  /** ISO 8601 in UTC. */
  readonly timestamp: string | null;
  readonly hex: string;
  /** The whole value as one unsigned number. */
  readonly integer: string;
  /** Of 128 bits only. */
  readonly ulid: string | null;
  readonly uuid: string | null;
}

export type Description = { [K in Kind]: Common & { readonly kind: K; readonly parts: PartsOf[K] } }[Kind];

const digits: Readonly<Record<Kind, number>> = {
  ulid: 32,
  typeid: 32,
  ksuid: 40,
  snowflake: 16,
  objectid: 24,
  xid: 24,
  uuid: 32,
};

export const is128 = (kind: Kind): boolean => digits[kind] === 32;

/** The version of RFC 9562 §4.2; null for another variant. */
function versionOf(hex: string): number | null {
  return /^.{16}[89ab]/.test(hex) ? Number.parseInt(hex.charAt(12), 16) : null;
}

const number = (hex: string, from: number, to: number): number => Number.parseInt(hex.slice(from, to), 16);

function snowflakeParts(value: bigint, epoch: string): SnowflakeParts {
  const elapsed = Number(value >> 22n);
  return {
    epoch: epoch === '' ? 'twitter' : epoch,
    node: Number((value >> 12n) & 0x3ffn),
    sequence: Number(value & 0xfffn),
    candidates: epochNames.map((name) => {
      const unixMs = elapsed + epochs[name];
      return { epoch: name, unixMs, timestamp: new Date(unixMs).toISOString() };
    }),
  };
}

function unixMsOf(kind: Kind, hex: string, value: bigint, epochMs: number): number | null {
  switch (kind) {
    case 'ulid':
      return number(hex, 0, 12);
    case 'typeid':
    case 'uuid':
      return versionOf(hex) === 7 ? number(hex, 0, 12) : null;
    case 'ksuid':
      return (number(hex, 0, 8) + ksuidEpoch) * 1000;
    case 'snowflake':
      return Number(value >> 22n) + epochMs;
    case 'objectid':
    case 'xid':
      return number(hex, 0, 8) * 1000;
  }
}

function partsOf({ kind, value, prefix }: ReadId, hex: string, epoch: string): Pick<Description, 'kind' | 'parts'> {
  switch (kind) {
    case 'ulid':
      return { kind, parts: { random: hex.slice(12) } };
    case 'typeid':
      return { kind, parts: { prefix, version: versionOf(hex) } };
    case 'ksuid':
      return { kind, parts: { payload: hex.slice(8) } };
    case 'snowflake':
      return { kind, parts: snowflakeParts(value, epoch) };
    case 'objectid':
      return { kind, parts: { random: hex.slice(8, 18), counter: number(hex, 18, 24) } };
    case 'xid':
      return { kind, parts: { machine: hex.slice(8, 14), pid: number(hex, 14, 18), counter: number(hex, 18, 24) } };
    case 'uuid':
      return { kind, parts: { version: versionOf(hex) } };
  }
}

/**
 * Everything that an id says. An empty `epoch` is Twitter's.
 * @throws ToolError `invalid-epoch`
 */
export function describeId(id: ReadId, epoch: string): Description {
  const epochMs = readEpoch(epoch === '' ? 'twitter' : epoch);
  const hex = hexOf(id.value, digits[id.kind]);
  const unixMs = unixMsOf(id.kind, hex, id.value, epochMs);
  const { kind, parts } = partsOf(id, hex, epoch);
  const has128 = is128(kind);
  return {
    kind,
    canonical: id.canonical,
    unixMs,
    timestamp: unixMs === null ? null : new Date(unixMs).toISOString(),
    hex,
    integer: id.value.toString(),
    ulid: has128 ? encodeCrockford(id.value) : null,
    uuid: has128 ? hyphenated(hex) : null,
    parts,
  } as Description;
}
