import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { encodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { hash, inspect, measure, verify } from './engine.ts';
import { countedCharacters } from './engine/password.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

const seed = 1999;
const operations = { hash, verify, inspect };

async function hashOf(input: Draft<(typeof hash)['input']>): Promise<string> {
  const result = await execute(hash, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.hash;
}

describe('bcrypt', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as typeof hash;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

describe('reference vectors', () => {
  it.each([
    // crypt_blowfish 1.3, wrapper.c
    ['$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK', 'U*U*'],
    ['$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a', 'U*U*U'],
    [
      '$2a$05$abcdefghijklmnopqrstuu5s2v8.iXieOjg/.AySBTTZIIVFJeBui',
      '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789chars after 72 are ignored',
    ],
    // jBCrypt 0.4, TestBCrypt.java
    ['$2a$06$DCq7YPn5Rq63x1Lad4cll.TV4S6ytwfsfvkgY8jIucDrjc8deX1s.', ''],
    ['$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i', 'abc'],
    ['$2a$06$.rCVZVOThsIa97pEDOxvGuRRgzG64bvtJ0938xuqzv18d3ZpQhstC', 'abcdefghijklmnopqrstuvwxyz'],
    ['$2a$06$fPIsBO8qRqkjj273rfaOI.HtSV9jLDpTbZn782DC6/t7qT67P6FfO', '~!@#$%^&*()      ~!@#$%^&*()PNBFRD'],
  ])('%s', async (expected, password) => {
    const salt = expected.slice(7, 29);
    expect(await hashOf({ password, cost: Number(expected.slice(4, 6)), version: '2a', salt })).toBe(expected);
    expect(await execute(verify, { password, hash: expected })).toMatchObject({ value: { match: true } });
    expect(await execute(verify, { password: `x${password}`, hash: expected })).toMatchObject({
      value: { match: false },
    });
  });
});

it('equals the crypt() of this machine (differential)', async () => {
  needs('crypt');
  const character = fc.constantFrom(...'./ABCXYZabcxyz0189');
  const salts = fc.tuple(
    fc.string({ unit: character, minLength: 21, maxLength: 21 }),
    fc.constantFrom('.', 'O', 'e', 'u'),
  );
  const password = fc.string({ unit: 'grapheme', maxLength: 60 }).map((value) => value.replaceAll('\0', ''));
  const version = fc.constantFrom('2a', '2b', '2y');
  const cases = fc.sample(fc.tuple(password, version, salts), { seed, numRuns: propertyRuns(0.3) });
  const settings = cases.map(([, chosen, salt]) => `$${chosen}$04$${salt.join('')}`);
  const lines = cases.map(([given], index) => `${settings[index]} ${encodeHex(encodeUtf8(given))}`).join('\n');
  const script = 'chomp; my ($s, $p) = split / /, $_, 2; print crypt(pack("H*", $p), $s), "\\n"';
  const { stdout } = spawnSync('perl', ['-ne', script], { input: lines, encoding: 'utf8' });
  const actual: string[] = [];
  for (const [given, chosen, salt] of cases) {
    actual.push(await hashOf({ password: given, cost: 4, version: chosen as '2b', salt: salt.join('') }));
  }
  expect(actual).toEqual(stdout.trim().split('\n'));
});

describe('hash', () => {
  it('draws a new salt each time and writes what verify accepts', async () => {
    const first = await hashOf({ password: 'secret', cost: 4, version: '2y' });
    expect(first).toMatch(/^\$2y\$04\$[./A-Za-z0-9]{21}[.Oeu][./A-Za-z0-9]{31}$/);
    expect(await hashOf({ password: 'secret', cost: 4 })).not.toBe(first);
    const line = `  me:${first}\n`;
    expect(await execute(verify, { password: 'secret', hash: line })).toMatchObject({
      value: { match: true, version: '2y' },
    });
  });

  it.each(['$2x', '$2b$10$me', '$2', '$'])('takes the name “%s” before a hash for a name', async (name) => {
    const made = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
    const line = { hash: `${name}:${made}` };
    expect(await execute(inspect, line)).toMatchObject({ value: { version: '2a', cost: 5 } });
    expect(await execute(verify, { password: 'U*U', ...line })).toMatchObject({ value: { match: true } });
  });

  it('takes a colon inside a hash for a wrong character', async () => {
    const text = '$2a$05$CCCCCCCCCCCCCCCCCCCCC:E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
    expect(await execute(inspect, { hash: text })).toMatchObject({
      error: { code: 'invalid-bcrypt-hash', details: { reason: 'alphabet', position: 29, character: ':' } },
    });
  });

  it('counts bytes, not characters', async () => {
    const result = await execute(hash, { password: 'é'.repeat(36), cost: 4 });
    expect(result).toMatchObject({ value: { passwordBytes: 72, truncated: false } });
    expect(await execute(hash, { password: 'é'.repeat(37), cost: 4 })).toMatchObject({
      value: { passwordBytes: 74, truncated: true },
    });
    const salt = 'CCCCCCCCCCCCCCCCCCCCC.';
    expect(await hashOf({ password: '\uD800', cost: 4, salt })).toBe(
      await hashOf({ password: '\uFFFD', cost: 4, salt }),
    );
    expect(countedCharacters('é'.repeat(40))).toBe(36);
    expect(countedCharacters(`${'a'.repeat(71)}é`)).toBe(71);
    expect(countedCharacters('abc')).toBe(3);
  });

  it.each([
    [{ password: 'a', cost: 3 }, 'cost'],
    [{ password: 'a', cost: 21 }, 'cost'],
    [{ password: 'a', version: '2x' }, 'version'],
  ])('refuses %j', async (input, field) => {
    expect(await execute(hash, input as never)).toMatchObject({ error: { code: 'invalid-input', details: { field } } });
  });

  it('tells how far it is', async () => {
    const shares: number[] = [];
    await execute(hash, { password: 'a', cost: 9 }, { progress: (done, total) => shares.push(done / total) });
    expect(shares.at(-1)).toBe(1);
  });
});

describe('verify', () => {
  const digits = 'CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';

  it.each([21, 25, 31])('does not compute cost %d unless told', async (cost) => {
    const result = await execute(verify, { password: 'a', hash: `$2b$${cost}$${digits}` });
    expect(result).toMatchObject({ error: { code: 'cost-too-high', details: { cost, maxCost: 20 } } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const) {
      expect(describeError([tables[language]], language, result.error.code, result.error.details)).toMatch(`${cost}`);
      expect(describeError([tables[language]], language, result.error.code, result.error.details)).not.toMatch(
        /[{]|^cost-/,
      );
    }
  });

  it('computes as much as it is told to', async () => {
    const given = await hashOf({ password: 'a', cost: 6 });
    const attempt = (maxCost: number) => execute(verify, { password: 'a', hash: given, maxCost });
    expect(await attempt(6)).toMatchObject({ value: { match: true, cost: 6 } });
    expect(await attempt(31)).toMatchObject({ value: { match: true } });
    expect(await attempt(5)).toMatchObject({ error: { code: 'cost-too-high', details: { cost: 6, maxCost: 5 } } });
    for (const maxCost of [3, 32, 4.5])
      expect(await attempt(maxCost)).toMatchObject({
        error: { code: 'invalid-input', details: { field: 'maxCost' } },
      });
  });

  it('reports a damaged hash and an old version first', async () => {
    for (const [given, code] of [
      [`$2b$31$${digits}x`, 'invalid-bcrypt-hash'],
      [`$2x$31$${digits}`, 'unsupported-bcrypt-version'],
    ] as const)
      expect(await execute(verify, { password: 'a', hash: given })).toMatchObject({ error: { code } });
  });
});

describe('inspect', () => {
  const digits = 'CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
  it.each([
    [`$2$31$${digits}`, { version: '2', cost: 31, iterations: 2 ** 31 }],
    [`$2x$04$${digits}`, { version: '2x', cost: 4 }],
    [`admin:$2y$10$${digits}`, { version: '2y', cost: 10, iterations: 1024 }],
    [` us$r:$2y$10$${digits}\n`, { version: '2y', cost: 10 }],
  ])('reads %s', async (given, expected) => {
    expect(await execute(inspect, { hash: given })).toMatchObject({ ok: true, value: expected });
  });

  it('does not take a hash with one character too many for a cut one', () => {
    const details = { reason: 'length', found: 61, expected: 60 };
    const english = describeError([tables.en], 'en', 'invalid-bcrypt-hash', details);
    expect(english).toContain('61 characters instead of 60');
    expect(english).not.toContain('cut off');
    expect(describeError([tables.fr], 'fr', 'invalid-bcrypt-hash', details)).toContain('61 caractères au lieu de 60');
  });

  it.each([
    ['', { reason: 'prefix' }],
    [`$1$10$${digits}`, { reason: 'prefix' }],
    [`$2c$10$${digits}`, { reason: 'prefix' }],
    [`$2b$03$${digits}`, { reason: 'cost', cost: '03' }],
    [`$2b$32$${digits}`, { reason: 'cost', cost: '32' }],
    [`$2b$1$${digits}`, { reason: 'cost' }],
    [`$2b$10$${digits.slice(1)}`, { reason: 'length', found: 59, expected: 60 }],
    [`$2b$10$${digits}x`, { reason: 'length', found: 61, expected: 60 }],
    [`$2b$10$${digits.replace('.', ':')}`, { reason: 'alphabet', position: 29, character: ':' }],
    [`$2b$10$${digits.replace('.', '+')}`, { reason: 'alphabet', position: 29, character: '+' }],
  ])('says what is wrong with %j', async (given, details) => {
    const result = await execute(inspect, { hash: given });
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-bcrypt-hash', details } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const) {
      expect(describeError([tables[language]], language, result.error.code, result.error.details)).not.toMatch(
        /[{]\w+[}]|^invalid-/,
      );
    }
  });
});

it('measures this machine', async () => {
  expect(await execute(measure, {})).toMatchObject({ ok: true, value: { cost: 6 } });
});
