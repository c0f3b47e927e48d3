import { choice, flag, integer, optional, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { decodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { randomSource } from '#lib/random.ts';
import { formats, formatUuid, readDigits } from '#lib/uuid/format.ts';
import { makeOrdered } from '#lib/uuid/ordered.ts';
import { describeUuid, type Description } from './engine/describe.ts';
import { lastGregorianMs, makeGregorian, makeNamed, makeRandom, randomNode, type Hash } from './engine/make.ts';

export const versions = ['v1', 'v3', 'v4', 'v5', 'v6', 'v7', 'nil', 'max'] as const;
export type Version = (typeof versions)[number];

/** RFC 9562 §6.6. */
const namespaces: Readonly<Record<string, string>> = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
};

const shape = { format: choice(formats, 'standard'), uppercase: flag(false) };

/**
 * UUIDs of RFC 9562; v3, v5, nil and max give one whatever `count` is. `timestamp` counts Unix milliseconds. v7 values of
 * one call increase strictly, those of v1 and v6 are one tick apart.
 * Errors: `invalid-namespace`, `invalid-node`, `timestamp-out-of-range` { max } (v1 and v6 have 60 bits of 100 ns).
 */
export const generate = operation('uuid-generator/generate', {
  random: true,
  input: {
    version: choice(versions, 'v4'),
    count: integer({ min: 1, max: 10_000 }, 1),
    namespace: text('url'),
    name: text(''),
    ...shape,
    timestamp: optional(integer({ min: 0, max: 2 ** 48 - 1 })),
    node: optional(text()),
    clockSeq: optional(integer({ min: 0, max: 0x3fff })),
  },
  run: async (input) => {
    const made = await make(input);
    return made.map((bytes) => formatUuid(bytes, input.format, input.uppercase));
  },
});

/**
 * One name-based UUID for each line that is not empty. Error: `invalid-namespace`.
 */
export const generateNamed = operation('uuid-generator/generate-named', {
  input: { version: choice(['v3', 'v5'], 'v5'), namespace: text('url'), names: text(), ...shape },
  run: async ({ version, namespace, names, format, uppercase }) => {
    const number = version === 'v3' ? 3 : 5;
    const [space, hash] = [namespaceBytes(namespace), await hashOf(number)];
    const lines = names.split(/\r\n|\r|\n/).filter((line) => line !== '');
    return lines.map((name) => formatUuid(makeNamed(number, space, encodeUtf8(name), hash), format, uppercase));
  },
});

/** Everything that a UUID says. Error: `invalid-uuid` { reason, position, character, group, expected, found }. */
export const parse = operation('uuid-generator/parse', {
  input: { uuid: text() },
  run: ({ uuid }) => describeUuid(uuid),
});

export interface ListedUuid {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly value: Description | null;
}

/** One UUID on each line that is not blank; `value` is null where the line is none. */
export const parseList = operation('uuid-generator/parse-list', {
  input: { text: text() },
  run: ({ text }): ListedUuid[] =>
    text.split(/\r\n|\r|\n/).flatMap((line, index) => {
      const trimmed = line.trim();
      return trimmed === '' ? [] : [{ line: index + 1, text: trimmed, value: describedOrNull(trimmed) }];
    }),
});

function describedOrNull(line: string): Description | null {
  try {
    return describeUuid(line);
  } catch {
    return null;
  }
}

interface Request {
  readonly version: Version;
  readonly count: number;
  readonly namespace: string;
  readonly name: string;
  readonly timestamp?: number | undefined;
  readonly node?: string | undefined;
  readonly clockSeq?: number | undefined;
}

async function make(request: Request): Promise<readonly Uint8Array[]> {
  const { version, count, namespace, name, timestamp: ms = Date.now() } = request;
  switch (version) {
    case 'v1':
    case 'v6':
      return makeGregorian(version === 'v1' ? 1 : 6, count, gregorianParts(request, ms));
    case 'v3':
      return [makeNamed(3, namespaceBytes(namespace), encodeUtf8(name), await hashOf(3))];
    case 'v4':
      return makeRandom(count);
    case 'v5':
      return [makeNamed(5, namespaceBytes(namespace), encodeUtf8(name), await hashOf(5))];
    case 'v7':
      return makeOrdered(count, ms);
    case 'nil':
      return [new Uint8Array(16)];
    case 'max':
      return [new Uint8Array(16).fill(0xff)];
  }
}

function gregorianParts({ count, node, clockSeq }: Request, ms: number) {
  const max = lastGregorianMs(count);
  if (ms > max) throw new ToolError('timestamp-out-of-range', { max });
  return {
    ms,
    clockSeq: clockSeq ?? randomSource().below(0x4000),
    node: node === undefined ? randomNode() : nodeBytes(node),
  };
}

function nodeBytes(text: string): Uint8Array {
  const digits = text.trim().replace(/[:-]/g, '');
  if (!/^[0-9a-f]{12}$/i.test(digits)) throw new ToolError('invalid-node', { node: text });
  return decodeHex(digits);
}

function namespaceBytes(namespace: string): Uint8Array {
  const known = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined;
  try {
    return decodeHex(readDigits(known ?? namespace));
  } catch {
    throw new ToolError('invalid-namespace', { namespace });
  }
}

async function hashOf(version: 3 | 5): Promise<Hash> {
  const { md5, sha1 } = await import('@noble/hashes/legacy.js');
  return version === 3 ? md5 : sha1;
}
