import { choice, flag, integer, optional, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { encodeCrockford, hexOf } from './engine/alphabet.ts';
import { describeId, is128, type Description } from './engine/describe.ts';
import { readEpoch } from './engine/epoch.ts';
import {
  makeKsuids,
  makeNanoIds,
  makeObjectIds,
  makeSnowflakes,
  makeTypeIds,
  makeUlids,
  makeXids,
} from './engine/make.ts';
import { typeIdOf } from './engine/prefix.ts';
import { hyphenated, kinds, readId } from './engine/read.ts';

export const madeKinds = ['ulid', 'typeid', 'ksuid', 'snowflake', 'objectid', 'xid', 'nanoid'] as const;
export type MadeKind = (typeof madeKinds)[number];

/**
 * Ids of one moment, `timestamp` in Unix milliseconds. `monotonic` is for ulid and ksuid, whose values of one call then
 * follow each other; those of the other kinds with a time always do, but for the counter's overflow.
 * Errors: `invalid-prefix` { prefix }, `invalid-epoch` { epoch }, `timestamp-out-of-range` { min, max }, in milliseconds.
 *
 * @example
 * ```ts
 * await execute(generate, { kind: 'typeid', prefix: 'user', timestamp: 0 }); // ['user_00000000007…']
 * ```
 */
export const generate = operation('ulid-generator/generate', {
  random: true,
  input: {
    kind: choice(madeKinds, 'ulid'),
    count: integer({ min: 1, max: 10_000 }, 1),
    timestamp: optional(integer({ min: 0, max: 2 ** 48 - 1 })),
    monotonic: flag(true),
    lowercase: flag(false),
    prefix: text(''),
    epoch: text('twitter'),
    node: integer({ min: 0, max: 1023 }, 0),
    length: integer({ min: 2, max: 256 }, 21),
  },
  weight: ({ kind, count, length }) => (kind === 'nanoid' ? length * count : count),
  run: ({ kind, count, timestamp: ms = Date.now(), monotonic, lowercase, prefix, epoch, node, length }): string[] => {
    switch (kind) {
      case 'ulid': {
        const made = makeUlids(count, ms, monotonic);
        return lowercase ? made.map((ulid) => ulid.toLowerCase()) : made;
      }
      case 'typeid':
        return makeTypeIds(count, ms, prefix);
      case 'ksuid':
        return makeKsuids(count, ms, monotonic);
      case 'snowflake':
        return makeSnowflakes(count, ms, readEpoch(epoch), node);
      case 'objectid':
        return makeObjectIds(count, ms);
      case 'xid':
        return makeXids(count, ms);
      case 'nanoid':
        return makeNanoIds(count, length);
    }
  },
});

/**
 * What an id is and what it says. Errors: `invalid-id` { reason, kind, position? }, `invalid-epoch` { epoch }.
 *
 * @example
 * ```ts
 * await execute(parse, { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }); // { kind: 'ulid', unixMs: 1469922850259, … }
 * ```
 */
export const parse = operation('ulid-generator/parse', {
  input: { id: text(), kind: choice(['auto', ...kinds], 'auto'), epoch: text('') },
  run: ({ id, kind, epoch }): Description => describeId(readId(id, kind), epoch),
});

export interface ListedId {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly value: Description | null;
}

/** One id on each line that is not blank; `value` is null where the line is none. Error: `invalid-epoch` { epoch }. */
export const parseList = operation('ulid-generator/parse-list', {
  input: { text: text(), epoch: text('') },
  run: ({ text, epoch }): ListedId[] => {
    if (epoch !== '') readEpoch(epoch);
    return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
      const trimmed = line.trim();
      return trimmed === '' ? [] : [{ line: index + 1, text: trimmed, value: describedOrNull(trimmed, epoch) }];
    });
  },
});

function describedOrNull(line: string, epoch: string): Description | null {
  try {
    return describeId(readId(line, 'auto'), epoch);
  } catch {
    return null;
  }
}

const targets = ['ulid', 'uuid', 'typeid', 'hex', 'integer'] as const;

/**
 * The same 128 bits in another form. Errors: `invalid-id`, `not-128-bit` { kind }, `invalid-prefix` { prefix }.
 *
 * @example
 * ```ts
 * await execute(convert, { id: '01563e3a-b5d3-d676-4c61-efb99302bd5b', to: 'ulid' }); // '01ARZ3NDEKTSV4RRFFQ69G5FAV'
 * ```
 */
export const convert = operation('ulid-generator/convert', {
  input: { id: text(), to: choice(targets), prefix: text('') },
  result: 'text',
  inverse: {
    op: 'ulid-generator/convert',
    // A bare number is not read as one of 128 bits.
    input: ({ to }) => (to === 'integer' ? undefined : { to: to === 'uuid' ? 'ulid' : 'uuid' }),
  },
  run: ({ id, to, prefix }): string => {
    const { kind, value } = readId(id, 'auto');
    if (!is128(kind)) throw new ToolError('not-128-bit', { kind });
    switch (to) {
      case 'ulid':
        return encodeCrockford(value);
      case 'uuid':
        return hyphenated(hexOf(value, 32));
      case 'typeid':
        return typeIdOf(prefix, encodeCrockford(value).toLowerCase());
      case 'hex':
        return hexOf(value, 32);
      case 'integer':
        return value.toString();
    }
  },
});
