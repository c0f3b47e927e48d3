import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { generate, generateNamed, parse, parseList } from './engine.ts';
import { describeUuid, mixedEndianHex, otherGregorian } from './engine/describe.ts';
import { layoutOf } from './engine/layout.ts';
import { lastGregorianMs } from './engine/make.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

const seed = 9562;
const operations = { generate, 'generate-named': generateNamed, parse, 'parse-list': parseList };

afterEach(() => {
  vi.restoreAllMocks();
});

async function made(input: Draft<(typeof generate)['input']>): Promise<string[]> {
  const result = await execute(generate, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Runs a Python expression of `case` for each case; JSON both ways. */
function python(expression: string, cases: readonly unknown[]): unknown[] {
  needs('python3');
  const script = `import json, sys, uuid\nprint(json.dumps([${expression} for case in json.load(sys.stdin)]))`;
  const { stdout, stderr } = spawnSync('python3', ['-c', script], { input: JSON.stringify(cases), encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as unknown[];
}

describe('uuid-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as typeof generate;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

describe('generate', () => {
  it.each([
    ['v1', /^[0-9a-f]{8}-[0-9a-f]{4}-1[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f][13579bdf][0-9a-f]{10}$/],
    ['v4', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
    ['v6', /^[0-9a-f]{8}-[0-9a-f]{4}-6[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f][13579bdf][0-9a-f]{10}$/],
    ['v7', /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
  ] as const)('makes thousands of different %s', async (version, pattern) => {
    const uuids = await made({ version, count: 10_000 });
    expect(new Set(uuids).size).toBe(10_000);
    expect(uuids.filter((uuid) => !pattern.test(uuid))).toEqual([]);
  });

  it.each(['v3', 'v5', 'nil', 'max'] as const)('makes one %s whatever the count is', async (version) => {
    expect(await made({ version, count: 50 })).toHaveLength(1);
  });

  it.each([
    ['standard', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
    ['compact', 'ffffffffffffffffffffffffffffffff'],
    ['braces', '{ffffffff-ffff-ffff-ffff-ffffffffffff}'],
    ['urn', 'urn:uuid:ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ] as const)('writes %s', async (format, expected) => {
    expect(await made({ version: 'max', format })).toEqual([expected]);
    const upper = expected.replace(/f+/g, (digits) => digits.toUpperCase());
    expect(await made({ version: 'max', format, uppercase: true })).toEqual([upper]);
  });

  it('orders v7 of one millisecond strictly, in any batch', async () => {
    for (const timestamp of [0, 1645557742000, 2 ** 48 - 1]) {
      const uuids = await made({ version: 'v7', count: 10_000, timestamp });
      expect(uuids).toEqual(uuids.toSorted());
      expect(new Set(uuids).size).toBe(10_000);
      for (const uuid of [uuids[0], uuids[9999]]) expect(describeUuid(uuid ?? '').unixMs).toBe(timestamp);
    }
  });

  it('clears the top bit of the v7 counter', async () => {
    for (let run = 0; run < 50; run++) expect((await made({ version: 'v7' }))[0]?.[15]).toMatch(/[0-7]/);
  });

  it('adds one tick for each v1 and v6 of a batch', async () => {
    const parts = { timestamp: 1645557742000, node: '9f:6b-DECED846', clockSeq: 13256 };
    expect(await made({ version: 'v1', count: 3, ...parts })).toEqual([
      'c232ab00-9414-11ec-b3c8-9f6bdeced846',
      'c232ab01-9414-11ec-b3c8-9f6bdeced846',
      'c232ab02-9414-11ec-b3c8-9f6bdeced846',
    ]);
    expect((await made({ version: 'v6', count: 3, ...parts }))[2]).toBe('1ec9414c-232a-6b02-b3c8-9f6bdeced846');
    const batch = await made({ version: 'v6', count: 10_000, timestamp: 0 });
    expect(batch).toEqual(batch.toSorted());
    expect(describeUuid(batch[9999] ?? '')).toMatchObject({
      timestamp: '1970-01-01T00:00:00.000Z',
      nodeIsRandom: true,
    });
  });

  it('refuses times that v1 cannot hold', async () => {
    // 2^60 ticks less one: 5236-03-31T21:21:00.6846975Z
    expect(lastGregorianMs(1)).toBe(103_072_857_660_684);
    for (const count of [1, 6976, 6977, 10_000]) {
      const last = { version: 'v1', count, timestamp: lastGregorianMs(count) } as const;
      const ends = describeUuid((await made(last)).at(-1) ?? '').unixMs;
      expect(ends).toBe(last.timestamp);
      expect(await execute(generate, { ...last, timestamp: last.timestamp + 1 })).toMatchObject({
        ok: false,
        error: { code: 'timestamp-out-of-range', details: { max: last.timestamp } },
      });
    }
  });

  it.each(['', ' ', '12:34', '9f:6b:de:ce:d8:4g'])('refuses the node %j, which is not six bytes', async (node) => {
    const error = { code: 'invalid-node', details: { node } };
    expect(await execute(generate, { version: 'v6', node })).toMatchObject({ ok: false, error });
  });

  it.each([
    [{ count: 0 }, 'count'],
    [{ count: 10_001 }, 'count'],
    [{ clockSeq: 16_384 }, 'clockSeq'],
    [{ timestamp: -1 }, 'timestamp'],
  ])('refuses %j', async (input, field) => {
    expect(await execute(generate, input)).toMatchObject({ error: { code: 'invalid-input', details: { field } } });
  });

  it.each([
    ['dns', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'],
    ['url', '6ba7b811-9dad-11d1-80b4-00c04fd430c8'],
    ['oid', '6ba7b812-9dad-11d1-80b4-00c04fd430c8'],
    ['x500', '6ba7b814-9dad-11d1-80b4-00c04fd430c8'],
  ])('knows the namespace %s of RFC 9562 §6.6', async (known, namespace) => {
    const name = 'example.org';
    expect(await made({ version: 'v5', namespace: known, name })).toEqual(
      await made({ version: 'v5', namespace, name }),
    );
  });

  it('takes any UUID as namespace, in every form that is read', async () => {
    const expected = await made({ version: 'v5', namespace: 'dns', name: 'é' });
    for (const namespace of [
      ' 6BA7B810-9DAD-11D1-80B4-00C04FD430C8 ',
      '6ba7b8109dad11d180b400c04fd430c8',
      '{6ba7b810-9dad-11d1-80b4-00c04fd430c8}',
      'URN:UUID:6ba7b810-9dad-11d1-80b4-00c04fd430c8',
    ]) {
      expect(await made({ version: 'v5', namespace, name: 'é' })).toEqual(expected);
    }
    await Promise.all(
      ['v6', 'v7', 'nil', 'max'].map(async (version) => {
        const [namespace = ''] = await made({ version: version as 'v7' });
        expect(await made({ version: 'v3', namespace, name: '' })).toHaveLength(1);
      }),
    );
    expect(await execute(generate, { version: 'v5', namespace: 'constructor' })).toMatchObject({
      error: { code: 'invalid-namespace', details: { namespace: 'constructor' } },
    });
  });

  it('does not need Math.random', async () => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('Math.random was called');
    });
    for (const version of ['v1', 'v4', 'v6', 'v7'] as const) expect(await made({ version })).toHaveLength(1);
  });
});

describe('parse', () => {
  it.each([
    // RFC 9562 appendix A and B, and the namespaces of §6.6
    [
      'C232AB00-9414-11EC-B3C8-9F6BDECED846',
      { kind: 'v1', unixMs: 1645557742000, clockSeq: 13256, nodeIsRandom: true },
    ],
    ['5df41881-3aed-3515-88a7-2f4a814cf09e', { kind: 'v3', version: 3, timestamp: null, node: null }],
    ['919108f7-52d1-4320-9bac-f847db4148a8', { kind: 'v4', version: 4, clockSeq: null }],
    ['2ed6657d-e927-568b-95e1-2665a8aea6a2', { kind: 'v5' }],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', { kind: 'v6', unixMs: 1645557742000, node: '9f:6b:de:ce:d8:46' }],
    ['2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', { kind: 'v8', version: 8, timestamp: null, unixMs: null }],
    [
      '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
      { kind: 'v1', timestamp: '1998-02-04T22:13:53.151Z', nodeIsRandom: false },
    ],
    ['000003e8-1dd2-21b2-8000-325096b39f47', { kind: 'v2', clockSeq: null, node: null }],
    [
      '00000000-0000-1000-8000-000000000000',
      { kind: 'v1', timestamp: '1582-10-15T00:00:00.000Z', unixMs: -12219292800000 },
    ],
    ['ffffffff-ffff-1fff-bfff-ffffffffffff', { timestamp: '5236-03-31T21:21:00.684Z', clockSeq: 0x3fff }],
    ['ffffffff-ffff-7fff-bfff-ffffffffffff', { timestamp: '+010889-08-02T05:31:50.655Z', unixMs: 2 ** 48 - 1 }],
    ['00000000-0000-0000-0000-000000000000', { kind: 'nil', version: null, variant: 'ncs', integer: '0' }],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', { kind: 'max', version: null, variant: 'future' }],
    ['12345678-1234-9234-9234-123456789abc', { kind: 'unknown', version: 9, variant: 'rfc9562' }],
    ['12345678-1234-0234-9234-123456789abc', { kind: 'unknown', version: 0 }],
    ['12345678-1234-4234-c234-123456789abc', { kind: 'unknown', version: null, variant: 'microsoft' }],
    ['12345678-1234-4234-7234-123456789abc', { kind: 'unknown', version: null, variant: 'ncs' }],
    ['\t{12345678123442349234123456789ABC}\n', { uuid: '12345678-1234-4234-9234-123456789abc' }],
    ['Urn:Uuid:12345678-1234-4234-9234-123456789ABC', { uuid: '12345678-1234-4234-9234-123456789abc' }],
  ])('%s', async (uuid, expected) => {
    expect(await execute(parse, { uuid })).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    ['', { reason: 'digits', found: 0 }],
    ['12345678-1234-4234-9234-123456789abg', { reason: 'character', position: 36, character: 'g' }],
    [' {12345678-1234_4234-9234-123456789abc}', { reason: 'character', position: 16, character: '_' }],
    ['1234567-1234-4234-9234-123456789abc', { reason: 'group', group: 1, expected: 8, found: 7 }],
    ['12345678-1234-4234-9234-123456789abcd', { reason: 'group', group: 5, expected: 12, found: 13 }],
    ['12345678-123442349234-123456789abc', { reason: 'groups', found: 3 }],
    ['12345678123442349234123456789ab', { reason: 'digits', found: 31 }],
    ['{12345678-1234-4234-9234-123456789abc', { reason: 'braces' }],
    ['}', { reason: 'braces' }],
    ['urn:uuid:', { reason: 'digits' }],
  ])('says what is wrong with %j', async (uuid, details) => {
    const result = await execute(parse, { uuid });
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-uuid', details } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const) {
      const sentence = describeError([tables[language]], language, result.error.code, result.error.details);
      expect(sentence).not.toMatch(/[{]\w+[}]|^invalid-uuid$/);
    }
  });

  it('lists lines, with those that are not UUIDs', async () => {
    const result = await execute(parseList, { text: ' \r\n017F22E2-79B0-7CC3-98C4-DC0C0C07398F\r\n\r\nx' });
    expect(result).toMatchObject({
      value: [
        { line: 2, value: { kind: 'v7' } },
        { line: 4, text: 'x', value: null },
      ],
    });
  });
});

describe('what the table adds', () => {
  it('turns v1 into v6 and back', () => {
    const v1 = describeUuid('c232ab00-9414-11ec-b3c8-9f6bdeced846');
    const v6 = describeUuid('1ec9414c-232a-6b00-b3c8-9f6bdeced846');
    expect(otherGregorian(v1)).toBe(v6.uuid);
    expect(otherGregorian(v6)).toBe(v1.uuid);
    expect(otherGregorian(describeUuid('919108f7-52d1-4320-9bac-f847db4148a8'))).toBeNull();
  });

  it('lays out 128 bits', () => {
    for (const start of ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'f']) {
      for (const variant of ['0', '8', 'c', 'e']) {
        const uuid = `12345678-1234-${start}234-${variant}234-123456789abc`;
        const bits = layoutOf(describeUuid(uuid)).reduce((sum, segment) => sum + segment.bits, 0);
        expect(bits).toBe(128);
      }
    }
  });
});

describe('differential: python3 uuid', () => {
  const hex32 = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
  const name = fc.string({ unit: 'grapheme', maxLength: 40 });

  it('hashes names as uuid3 and uuid5 do', async () => {
    const cases = fc.sample(fc.tuple(fc.constantFrom(3, 5), hex32, name), { seed });
    const expected = python('str(getattr(uuid, f"uuid{case[0]}")(uuid.UUID(case[1]), case[2]))', cases);
    const actual = await Promise.all(
      cases.map(async ([version, namespace, given]) => {
        const [uuid] = await made({ version: version === 3 ? 'v3' : 'v5', namespace, name: given });
        return uuid;
      }),
    );
    expect(actual).toEqual(expected);
  });

  it('reads variant, version, clock sequence, node, time and number alike', () => {
    const cases = fc.sample(
      fc.tuple(hex32, fc.constantFrom('1', '1', '4', '7', '0'), fc.constantFrom('8', 'b', '3', 'd', 'f')),
      { seed },
    );
    const uuids = cases.map(
      ([hex, version, variant]) => hex.slice(0, 12) + version + hex.slice(13, 16) + variant + hex.slice(17),
    );
    const expected = python(
      '(lambda u: [str(u), u.variant, u.version, str(u.int), u.clock_seq, u.node, u.time // 10000, u.bytes_le.hex()])(uuid.UUID(case))',
      uuids,
    );
    const variants = {
      ncs: 'reserved for NCS compatibility',
      rfc9562: 'specified in RFC 4122',
      microsoft: 'reserved for Microsoft compatibility',
      future: 'reserved for future definition',
    };
    for (const [index, uuid] of uuids.entries()) {
      const about = describeUuid(uuid);
      const [standard, variant, version, integer, clockSeq, node, ms, mixed] = expected[index] as [
        string,
        string,
        number | null,
        string,
        number,
        number,
        number,
        string,
      ];
      expect([about.uuid, variants[about.variant], about.integer]).toEqual([standard, variant, integer]);
      expect(about.version).toBe(version);
      expect(mixedEndianHex(about.hex)).toBe(mixed);
      if (about.kind !== 'v1') continue;
      expect([about.clockSeq, Number.parseInt((about.node ?? '').replaceAll(':', ''), 16)]).toEqual([clockSeq, node]);
      expect(about.unixMs).toBe(ms - 12_219_292_800_000);
    }
  });
});
