import { ToolError } from '#core/operation.ts';
import { shownCharacter } from '#lib/shown-character.ts';
import { readDigits } from '#lib/uuid/format.ts';
import { decodeBase62, decodeCrockford, decodeXid } from './alphabet.ts';
import { isPrefix } from './prefix.ts';

export const kinds = ['ulid', 'typeid', 'ksuid', 'snowflake', 'objectid', 'xid', 'uuid'] as const;
export type Kind = (typeof kinds)[number];

/** An id as a number. */
export interface ReadId {
  readonly kind: Kind;
  readonly value: bigint;
  /** Of a TypeID. */
  readonly prefix: string;
  readonly canonical: string;
}

/** A text without white space around it, and how much of that stood before it. */
interface Given {
  readonly id: string;
  readonly start: number;
}

type Reason = 'shape' | 'character' | 'overflow' | 'trailing-bits' | 'prefix';

const longest = 100;
const lastKsuid = 'aWgEPTl1tmebfsQzFP4bxwgy80V';
const snowflakeLimit = 1n << 63n;

function fault(reason: Reason, kind: Kind | null, details: object = {}): ToolError {
  return new ToolError('invalid-id', { reason, kind, ...details });
}

function checkCharacters(kind: Kind, { id, start }: Given, allowed: RegExp, from = 0): void {
  for (let index = from; index < id.length; index++) {
    if (allowed.test(id.charAt(index))) continue;
    throw fault('character', kind, { position: start + index + 1, character: shownCharacter(id, index) });
  }
}

function readUlid(given: Given): ReadId {
  const body = given.id.replaceAll('-', '');
  if (body.length !== 26) throw fault('shape', 'ulid');
  checkCharacters('ulid', given, /[0-9A-TV-Za-tv-z-]/);
  const canonical = body.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  if (canonical.charAt(0) > '7')
    throw fault('overflow', 'ulid', { position: given.start + given.id.search(/[^-]/) + 1 });
  return { kind: 'ulid', value: decodeCrockford(canonical), prefix: '', canonical };
}

function readTypeId(given: Given): ReadId {
  const { id, start } = given;
  const cut = id.lastIndexOf('_');
  const [prefix, suffix] = [id.slice(0, Math.max(cut, 0)), id.slice(cut + 1)];
  if (suffix.length !== 26) throw fault('shape', 'typeid');
  if ((cut >= 0 && prefix === '') || !isPrefix(prefix)) throw fault('prefix', 'typeid');
  checkCharacters('typeid', given, /[0-9a-hjkmnp-tv-z]/, cut + 1);
  if (suffix.charAt(0) > '7') throw fault('overflow', 'typeid', { position: start + cut + 2 });
  return { kind: 'typeid', value: decodeCrockford(suffix.toUpperCase()), prefix, canonical: id };
}

function readKsuid(given: Given): ReadId {
  const { id } = given;
  if (id.length !== 27) throw fault('shape', 'ksuid');
  checkCharacters('ksuid', given, /[0-9A-Za-z]/);
  // The digits are in the order of ASCII.
  if (id > lastKsuid) throw fault('overflow', 'ksuid');
  return { kind: 'ksuid', value: decodeBase62(id), prefix: '', canonical: id };
}

function readSnowflake(given: Given): ReadId {
  if (given.id === '') throw fault('shape', 'snowflake');
  checkCharacters('snowflake', given, /\d/);
  const value = BigInt(given.id);
  if (value >= snowflakeLimit) throw fault('overflow', 'snowflake');
  return { kind: 'snowflake', value, prefix: '', canonical: String(value) };
}

function readObjectId(given: Given): ReadId {
  if (given.id.length !== 24) throw fault('shape', 'objectid');
  checkCharacters('objectid', given, /[\da-fA-F]/);
  return { kind: 'objectid', value: BigInt(`0x${given.id}`), prefix: '', canonical: given.id.toLowerCase() };
}

function readXid(given: Given): ReadId {
  const { id, start } = given;
  if (id.length !== 20) throw fault('shape', 'xid');
  checkCharacters('xid', given, /[0-9a-v]/);
  const bits = decodeXid(id);
  if ((bits & 15n) !== 0n) throw fault('trailing-bits', 'xid', { position: start + id.length });
  return { kind: 'xid', value: bits >> 4n, prefix: '', canonical: id };
}

function readUuid({ id, start }: Given): ReadId {
  try {
    const hex = readDigits(id);
    return { kind: 'uuid', value: BigInt(`0x${hex}`), prefix: '', canonical: hyphenated(hex) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { position, character } = error.details;
    if (typeof position !== 'number') throw fault('shape', 'uuid');
    throw fault('character', 'uuid', { position: start + position, character });
  }
}

export const hyphenated = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const readers: Readonly<Record<Kind, (given: Given) => ReadId>> = {
  ulid: readUlid,
  typeid: readTypeId,
  ksuid: readKsuid,
  snowflake: readSnowflake,
  objectid: readObjectId,
  xid: readXid,
  uuid: readUuid,
};

function isUuid(id: string): boolean {
  try {
    readDigits(id);
    return true;
  } catch {
    return false;
  }
}

function kindOf(id: string): Kind | undefined {
  if (isUuid(id)) return 'uuid';
  if (id.includes('_')) return 'typeid';
  if (/^\d{1,19}$/.test(id) && BigInt(id) < snowflakeLimit) return 'snowflake';
  if (/^[\da-f]{24}$/i.test(id)) return 'objectid';
  if (/^[\da-zA-Z]{27}$/.test(id)) return 'ksuid';
  if (/^[\da-v]{20}$/.test(id)) return 'xid';
  return id.replaceAll('-', '').length === 26 ? 'ulid' : undefined;
}

/**
 * `position` counts from 1 in the text as it was given.
 * @throws ToolError `invalid-id` { reason, kind, position?, character? }
 */
export function readId(text: string, asked: Kind | 'auto'): ReadId {
  const given = { id: text.trim(), start: text.length - text.trimStart().length };
  if (given.id.length > longest) throw fault('shape', asked === 'auto' ? null : asked);
  const kind = asked === 'auto' ? kindOf(given.id) : asked;
  if (kind === undefined) throw fault('shape', null);
  return readers[kind](given);
}
