import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '#core/field.ts';
import { mismatch } from '#core/example.ts';
import { execute, isOperation, type Operation } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import * as engine from './engine.ts';
import { examples } from './examples.ts';

const seed = 20261121;
const { inspect, measure, minify, minifyFile, repair } = engine;
const operations = new Map<string, Operation>(
  Object.values<unknown>(engine)
    .filter(isOperation)
    .map((found) => [found.id.slice(found.id.indexOf('/') + 1), found]),
);

type Options = Omit<Draft<typeof minify.input>, 'text'>;

async function minified(text: string, options: Options = {}): Promise<string> {
  const result = await execute(minify, { text, ...options });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const op = operations.get(example.op) as Operation;
      expect(mismatch(example, await execute(op, example.input))).toBeUndefined();
    });
  }
});

describe('minify', () => {
  it('equals JSON.stringify for plain documents, whatever the white space', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: 0, max: 9 }), async (value, space) => {
        expect(await minified(JSON.stringify(value, null, space))).toBe(JSON.stringify(value));
      }),
      { seed },
    );
  });

  it('changes no literal: numbers, escapes, U+2028, what looks like a comment in a string', async () => {
    const text = String.raw`[1.0,1E400,-0,17478252242305210114,"\u00e9\/","//no","/* no */","  "]`.replace(
      'no',
      '\u2028',
    );
    expect(await minified(text.replaceAll(',', ' ,\n\t'))).toBe(text);
    expect(await minified('"\ud800"')).toBe('"\ud800"');
  });

  it('drops a byte order mark, comments and trailing commas, and rewrites JSON5', async () => {
    expect(await minified("\ufeff// a\n{b: 'c', // d\n /* e */ f: +0x1F,}")).toBe('{"b":"c","f":31}');
  });

  it('refuses comments in the dialect json', async () => {
    const result = await execute(minify, { text: '[1] // a', dialect: 'json' });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'invalid-json', details: { reason: 'comment-not-allowed' } },
    });
  });

  it('sorts keys and rewrites escapes as told', async () => {
    expect(await minified('{"b":1,"a":{"d":1,"c":2}}', { sortKeys: 'asc' })).toBe('{"a":{"c":2,"d":1},"b":1}');
    expect(await minified('{"a":1,"b":2}', { sortKeys: 'desc' })).toBe('{"b":2,"a":1}');
    expect(await minified(String.raw`"\u00e9"`, { unicode: 'unescape' })).toBe('"é"');
  });

  it('writes one document a line', async () => {
    expect(await minified('{ "a": 1 } [\n2\n]\n\n3', { documents: 'many' })).toBe('{"a":1}\n[2]\n3');
    expect(await minified('{ "a": 1 }\n2', { documents: 'many', as: 'json-string' })).toBe(String.raw`"{\"a\":1}\n2"`);
  });

  it('refuses more than 2,000 levels and never overflows the stack', async () => {
    expect(await minified('['.repeat(2000) + ']'.repeat(2000))).toHaveLength(4000);
    const result = await execute(minify, { text: '['.repeat(100_000) });
    expect(result).toMatchObject({ ok: false, error: { code: 'too-deep' } });
  });
});

const anyJson = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value, null, 1));

describe('as', () => {
  it('json-string is read back by JSON.parse', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (text) => {
        expect(JSON.parse(await minified(text, { as: 'json-string' }))).toBe(await minified(text));
      }),
      { seed },
    );
  });

  it('shell is one word that sh gives back', async () => {
    needs('sh');
    const texts = fc.sample(anyJson, { seed, numRuns: propertyRuns(0.3) });
    const words = await Promise.all(
      [...texts, `["it's","''","\\\\'"]`].map(async (text) => ({
        word: await minified(text, { as: 'shell' }),
        plain: await minified(text),
      })),
    );
    const script = words.map(({ word }) => `printf '%s\\0' ${word}`).join('\n');
    const { stdout } = spawnSync('sh', { input: script, encoding: 'utf8' });
    expect(stdout.split('\0').slice(0, -1)).toEqual(words.map(({ plain }) => plain));
  });
});

describe('measure', () => {
  it('counts bytes of UTF-8, the mark at the start and the quoting included', async () => {
    const sizes = async (text: string, options: Options = {}) => {
      const result = await execute(measure, { text, ...options });
      return result.ok ? result.value : result.error.code;
    };
    expect(await sizes('\ufeff["é"]')).toEqual({ before: 9, after: 6, saved: 3, savedPercent: 33.3 });
    expect(await sizes('["a"]', { as: 'shell' })).toEqual({ before: 5, after: 7, saved: -2, savedPercent: -40 });
    expect(await sizes('[]')).toEqual({ before: 2, after: 2, saved: 0, savedPercent: 0 });
    expect(await sizes('')).toBe('empty-input');
    // 201 of 400 bytes are 50.25 %.
    expect(await sizes(`["${'a'.repeat(195)}"]${' '.repeat(201)}`)).toMatchObject({ saved: 201, savedPercent: 50.3 });
  });
});

describe('inspect', () => {
  it('tells what was dropped and what is repeated', async () => {
    const result = await execute(inspect, { text: '{"a":1, // one\n"a":2}' });
    expect(result).toMatchObject({
      ok: true,
      value: {
        after: 13,
        dialect: 'jsonc',
        documents: 1,
        comments: 1,
        warnings: [{ code: 'duplicate-key', line: 2, column: 1, offset: 15, path: '/a' }],
      },
    });
    expect(result.ok && result.value.gzip).toBeGreaterThan(20);
  });
});

describe('minify-file', () => {
  it('gives the bytes and the facts', async () => {
    const result = await execute(minifyFile, { file: new Blob(['\ufeff[ "é" ] // x']) });
    expect(result).toMatchObject({ ok: true, value: { before: 16, after: 6, comments: 1, dialect: 'jsonc' } });
    expect(result.ok && new TextDecoder().decode(result.value.bytes)).toBe('["é"]');
  });

  it('reads UTF-16 with its mark', async () => {
    const file = new Blob([new Uint8Array([0xff, 0xfe, 0x5b, 0, 0x5d, 0])]);
    const result = await execute(minifyFile, { file });
    expect(result.ok && new TextDecoder().decode(result.value.bytes)).toBe('[]');
  });

  it('takes 50 MB', async () => {
    const row = '  { "id": 12345678901234567890, "v": 1.0, "s": "\\u00e9\\/" },\n';
    const count = Math.ceil(50_000_000 / row.length);
    const result = await execute(minifyFile, { file: new Blob(['[\n', row.repeat(count), '  null\n]\n']) });
    expect(result.ok && result.value.after).toBe(count * (row.length - 10) + 6);
  });
});

describe('repair', () => {
  it('mends, or says where it cannot', async () => {
    expect(await execute(repair, { text: "{'a': True" })).toEqual({ ok: true, value: '{"a": true}' });
    expect(await execute(repair, { text: ' ' })).toMatchObject({ ok: false, error: { code: 'empty-input' } });
  });
});
