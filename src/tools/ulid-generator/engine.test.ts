import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import type * as engine from './engine.ts';
import { convert, generate, parse, parseList } from './engine.ts';
import { decodeBase62, encodeBase62, encodeCrockford } from './engine/alphabet.ts';
import { examples } from './examples.ts';
import { open } from './open.ts';

const operations = { generate, parse, 'parse-list': parseList, convert };
const seed = 26;

async function made(input: Draft<(typeof generate)['input']>): Promise<string[]> {
  const result = await execute(generate, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function read(id: string, more: { kind?: (typeof engine.madeKinds)[number] | 'auto'; epoch?: string } = {}) {
  const result = await execute(parse, { id, ...more } as Draft<(typeof parse)['input']>);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('public examples', () => {
  it.each(examples)('$op $input', async (example) => {
    const operation = operations[example.op as keyof typeof operations] as typeof generate;
    expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
  });
});

describe('generate', () => {
  const now = Date.UTC(2026, 10, 22);

  it.each([
    ['ulid', /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/],
    ['typeid', /^[0-7][0-9a-hjkmnp-tv-z]{25}$/],
    ['ksuid', /^[0-9A-Za-z]{27}$/],
    ['snowflake', /^\d{18,19}$/],
    ['objectid', /^[0-9a-f]{24}$/],
    ['xid', /^[0-9a-v]{20}$/],
    ['nanoid', /^[A-Za-z0-9_-]{21}$/],
  ] as const)('makes 10,000 different %s, which it reads again', async (kind, pattern) => {
    const ids = await made({ kind, count: 10_000, timestamp: now });
    expect(new Set(ids).size).toBe(10_000);
    expect(ids.filter((id) => !pattern.test(id))).toEqual([]);
    if (kind === 'nanoid') return;
    for (const id of [ids[0] ?? '', ids[2048] ?? ''])
      expect(await read(id, { kind })).toMatchObject({ kind, unixMs: now });
  });

  it.each(['ulid', 'ksuid', 'typeid'] as const)('orders a batch of %s strictly', async (kind) => {
    const ids = await made({ kind, count: 10_000, timestamp: now });
    expect(ids).toEqual(ids.toSorted());
  });

  it.each(['ulid', 'ksuid'] as const)('counts %s up by one, or draws each', async (kind) => {
    const ids = await Promise.all((await made({ kind, count: 3 })).map(async (id) => BigInt((await read(id)).integer)));
    expect(ids.map((id) => id - (ids[0] ?? 0n))).toEqual([0n, 1n, 2n]);
    const drawn = await made({ kind, count: 100, monotonic: false, timestamp: now });
    expect(drawn).not.toEqual(drawn.toSorted());
  });

  it('counts Snowflakes up, and carries into the time', async () => {
    const ids = await made({
      kind: 'snowflake',
      count: 4098,
      timestamp: 1_420_070_400_005,
      epoch: 'discord',
      node: 1023,
    });
    const about = async (index: number) => read(ids[index] ?? '', { epoch: 'discord' });
    expect(await about(0)).toMatchObject({ integer: '25161728', parts: { node: 1023, sequence: 0 } });
    expect(await about(4095)).toMatchObject({ unixMs: 1_420_070_400_005, parts: { sequence: 4095 } });
    expect(await about(4097)).toMatchObject({ unixMs: 1_420_070_400_006, parts: { sequence: 1, epoch: 'discord' } });
    expect(await made({ kind: 'snowflake', timestamp: 7, epoch: '7' })).toEqual(['0']);
  });

  it('counts ObjectIds and XIDs after one draw', async () => {
    for (const kind of ['objectid', 'xid'] as const) {
      const [a, b] = await Promise.all(
        (await made({ kind, count: 2, timestamp: 999 })).map((id) => read(id, { kind })),
      );
      expect(a?.hex.slice(0, 18)).toBe(b?.hex.slice(0, 18));
      expect(a?.hex).toMatch(/^00000000/);
      const counter = (of: typeof a) => (of?.kind === 'objectid' || of?.kind === 'xid' ? of.parts.counter : -1);
      expect(counter(b)).toBe((counter(a) + 1) % 2 ** 24);
    }
  });

  it('writes lower case, prefixes and lengths', async () => {
    expect((await made({ lowercase: true, timestamp: now }))[0]).toMatch(/^[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    expect((await made({ kind: 'typeid', prefix: 'a_b' }))[0]).toMatch(/^a_b_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    expect((await made({ kind: 'nanoid', length: 256 }))[0]).toHaveLength(256);
  });

  it.each([
    ['ksuid', 1_400_000_000_000, 5_694_967_295_999, {}],
    ['snowflake', 1_288_834_974_657, 1_288_834_974_657 + 2 ** 41 - 1, {}],
    ['snowflake', 0, 2 ** 41 - 1, { epoch: 'unix' }],
    ['snowflake', 0, 2 ** 41 - 3, { epoch: '0', count: 8193 }],
    ['objectid', 0, 4_294_967_295_999, {}],
    ['xid', 0, 4_294_967_295_999, {}],
  ] as const)('%s holds the time from %d to %d', async (kind, min, last, more) => {
    await made({ kind, timestamp: min, ...more });
    await made({ kind, timestamp: last, ...more });
    const details = { min, max: last };
    for (const timestamp of min === 0 ? [last + 1] : [min - 1, last + 1])
      expect(await execute(generate, { kind, timestamp, ...more })).toMatchObject({
        error: { code: 'timestamp-out-of-range', details },
      });
  });

  it.each(['_a', 'a_', 'A', 'a1', 'é', 'a'.repeat(64), ' a'])('refuses the prefix %j', async (prefix) => {
    const refused = { error: { code: 'invalid-prefix', details: { prefix } } };
    expect(await execute(generate, { kind: 'typeid', prefix })).toMatchObject(refused);
    expect(await execute(convert, { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', to: 'typeid', prefix })).toMatchObject(refused);
  });

  it.each(['', 'Twitter', '-1', '1.5', '8600000000000001', ' 0'])('refuses the epoch %j', async (epoch) => {
    expect(await execute(generate, { kind: 'snowflake', epoch })).toMatchObject({
      error: { code: 'invalid-epoch', details: { epoch } },
    });
  });
});

describe('parse', () => {
  it.each([
    // Any case, the letters that look like digits, hyphens: the ULID specification
    ['01arz3ndektsv4rrffq69g5fav', { kind: 'ulid', canonical: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
    [' OiARZ3-NDEKTSV4RRFFQ69G5FAV\n', { kind: 'ulid', canonical: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
    [
      '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
      { hex: 'f'.repeat(32), unixMs: 2 ** 48 - 1, timestamp: '+010889-08-02T05:31:50.655Z' },
    ],
    // TypeID specification v0.3, valid.json (Apache-2.0)
    [
      'prefix_0123456789abcdefghjkmnpqrs',
      { kind: 'typeid', uuid: '0110c853-1d09-52d8-d73e-1194e95b5f19', unixMs: null },
    ],
    [
      'prefix_01h455vb4pex5vsknk084sn02q',
      { uuid: '01890a5d-ac96-774b-bcce-b302099a8057', unixMs: 1688096058518, parts: { prefix: 'prefix', version: 7 } },
    ],
    ['pre_fix_00000000000000000000000000', { parts: { prefix: 'pre_fix', version: null } }],
    // The readme of rs/xid (MIT)
    [
      '9m4e2mr0ui3e8a215n4g',
      {
        kind: 'xid',
        hex: '4d88e15b60f486e428412dc9',
        timestamp: '2011-03-22T17:50:19.000Z',
        parts: { machine: '60f486', pid: 58408, counter: 4271561 },
      },
    ],
    // The readme of segmentio/ksuid (MIT)
    [
      '0ujzPyRiIAffKhBux4PvQdDqMHY',
      { timestamp: '2017-10-10T04:46:20.000Z', parts: { payload: '73fc1aa3b2446246d6e89fcd909e8fe8' } },
    ],
    ['aWgEPTl1tmebfsQzFP4bxwgy80V', { kind: 'ksuid', hex: 'f'.repeat(40), unixMs: 5_694_967_295_000 }],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', { kind: 'uuid', unixMs: 1645557742000, parts: { version: 7 } }],
    ['919108f752d14320c9bacf847db4148a', { kind: 'uuid', unixMs: null, parts: { version: null } }],
    ['urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8', { kind: 'uuid', parts: { version: 4 } }],
    ['9223372036854775807', { kind: 'snowflake', hex: '7fffffffffffffff', parts: { node: 1023, sequence: 4095 } }],
    ['007', { kind: 'snowflake', canonical: '7', hex: '0000000000000007', unixMs: 1288834974657 }],
    ['507F1F77BCF86CD799439011', { kind: 'objectid', canonical: '507f1f77bcf86cd799439011' }],
    ['12345678901234567890', { kind: 'xid' }],
  ])('%s', async (id, expected) => {
    expect(await execute(parse, { id })).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    ['', { reason: 'shape', kind: null }],
    ['hello', { reason: 'shape', kind: null }],
    ['9223372036854775808', { reason: 'shape', kind: null }],
    ['1'.repeat(101), { reason: 'shape', kind: null }],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', { reason: 'character', kind: 'ulid', position: 26, character: 'U' }],
    ['  01ARZ3-NDEKTSV4RRFFQ69G5FA!', { reason: 'character', position: 29, character: '!' }],
    ['-80000000000000000000000000', { reason: 'overflow', position: 2 }],
    ['user_01h455vb4pex5vsknk084sn02', { reason: 'shape', kind: 'typeid' }],
    // TypeID specification v0.3, invalid.json (Apache-2.0)
    ['PREFIX_00000000000000000000000000', { reason: 'prefix', kind: 'typeid' }],
    ['_prefix_00000000000000000000000000', { reason: 'prefix' }],
    ['prefix__00000000000000000000000000', { reason: 'prefix' }],
    ['_00000000000000000000000000', { reason: 'prefix' }],
    ['prefix_8zzzzzzzzzzzzzzzzzzzzzzzzz', { reason: 'overflow', kind: 'typeid', position: 8 }],
    ['prefix_ooooooiiiiiiuuuuuuulllllll', { reason: 'character', position: 8, character: 'o' }],
    ['prefix_0123456789ABCDEFGHJKMNPQRS', { reason: 'character', position: 18, character: 'A' }],
    ['aWgEPTl1tmebfsQzFP4bxwgy80W', { reason: 'overflow', kind: 'ksuid' }],
    ['9m4e2mr0ui3e8a215n4h', { reason: 'trailing-bits', kind: 'xid', position: 20 }],
  ])('refuses %j', async (id, details) => {
    expect(await execute(parse, { id })).toMatchObject({ error: { code: 'invalid-id', details } });
  });

  it.each([
    ['snowflake', '9223372036854775808', { reason: 'overflow' }],
    ['snowflake', '12a', { reason: 'character', position: 3 }],
    ['snowflake', '', { reason: 'shape' }],
    ['uuid', '550e8400-e29b-41d4-a716-44665544000g', { reason: 'character', position: 36, character: 'g' }],
    ['uuid', 'x', { reason: 'character' }],
    ['uuid', '550e8400', { reason: 'shape' }],
    ['ulid', '1', { reason: 'shape' }],
    ['xid', '9M4E2MR0UI3E8A215N4G', { reason: 'character', position: 2 }],
    ['objectid', '507f1f77bcf86cd79943901', { reason: 'shape' }],
    ['ksuid', '0ujtsYcgvSTl8PAuAdqWYSMnLO-', { reason: 'character', position: 27 }],
  ] as const)('as %s refuses %j', async (kind, id, details) => {
    expect(await execute(parse, { id, kind })).toMatchObject({
      error: { code: 'invalid-id', details: { kind, ...details } },
    });
  });

  it('reads a TypeID without a prefix when it is told to', async () => {
    const [id = ''] = await made({ kind: 'typeid', timestamp: 5 });
    expect(await read(id, { kind: 'typeid' })).toMatchObject({ unixMs: 5, parts: { prefix: '', version: 7 } });
  });

  it('takes another epoch', async () => {
    expect(await read('175928847299117063', { epoch: '1420070400000' })).toMatchObject({
      unixMs: 1462015105796,
      parts: { epoch: '1420070400000' },
    });
    for (const operation of [parse, parseList]) {
      const input = { id: '1', text: '1' };
      const draft = { [operation.source ?? '']: input[operation.source as 'id'], epoch: 'x' };
      expect(await execute(operation as typeof parse, draft as never)).toMatchObject({
        error: { code: 'invalid-epoch', details: { epoch: 'x' } },
      });
    }
  });
});

describe('convert', () => {
  const id = '01563e3a-b5d3-d676-4c61-efb99302bd5b';

  it.each([
    ['ulid', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['uuid', id],
    ['typeid', '01arz3ndektsv4rrffq69g5fav'],
    ['hex', '01563e3ab5d3d6764c61efb99302bd5b'],
    ['integer', '1777027686520646174104517696511196507'],
  ] as const)('to %s', async (to, expected) => {
    for (const from of [id, id.toUpperCase(), id.replaceAll('-', ''), '01arz3ndektsv4rrffq69g5fav', `{${id}}`])
      expect(await execute(convert, { id: from, to })).toEqual({ ok: true, value: expected });
  });

  it('sets and removes prefixes', async () => {
    const typeid = await execute(convert, { id, to: 'typeid', prefix: 'user' });
    expect(typeid).toEqual({ ok: true, value: 'user_01arz3ndektsv4rrffq69g5fav' });
    expect(await execute(convert, { id: 'user_01arz3ndektsv4rrffq69g5fav', to: 'uuid' })).toEqual({
      ok: true,
      value: id,
    });
  });

  it('is for 128 bits', async () => {
    expect(await execute(convert, { id: '0ujtsYcgvSTl8PAuAdqWYSMnLOv', to: 'uuid' })).toMatchObject({
      error: { code: 'not-128-bit', details: { kind: 'ksuid' } },
    });
  });
});

it('opens the page with all ids of a list', () => {
  expect(open({ text: 'a\nb' }, 'ulid-generator/parse-list')).toEqual({ id: 'a\nb', tab: 'decode' });
});

describe('properties', () => {
  const bits = (count: number) => fc.bigInt({ min: 0n, max: (1n << BigInt(count)) - 1n });
  const runs = { numRuns: propertyRuns(1), seed };

  it('brings every value of 128 bits back, and its declared inverse too', async () => {
    await fc.assert(
      fc.asyncProperty(bits(128), fc.constantFrom('ulid', 'uuid'), async (value, to) => {
        const from = await execute(convert, { id: encodeCrockford(value), to: to === 'ulid' ? 'uuid' : 'ulid' });
        if (!from.ok) throw new Error(from.error.code);
        const there = await execute(convert, { id: from.value, to });
        if (!there.ok) throw new Error(there.error.code);
        const { op, input } = convert.inverse ?? {};
        expect(op).toBe(convert.id);
        const back = { ...input?.({ id: from.value, to, prefix: '' }), id: there.value } as never;
        expect(await execute(convert, back)).toEqual(from);
        expect((await read(there.value)).integer).toBe(value.toString());
      }),
      runs,
    );
  });

  it('has no way back from an integer', () => {
    expect(convert.inverse?.input({ id: '0'.repeat(26), to: 'integer', prefix: '' })).toBeUndefined();
  });

  it('keeps the order of values in the order of KSUIDs', () => {
    fc.assert(
      fc.property(bits(160), bits(160), (a, b) => {
        expect(decodeBase62(encodeBase62(a))).toBe(a);
        expect(encodeBase62(a) < encodeBase62(b)).toBe(a < b);
      }),
      runs,
    );
  });
});
