import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { decode, encode, formats, levels, lookup } from './engine.ts';
import { allEntities, type Entity } from './engine/lookup.ts';
import { examples } from './examples.ts';

const seed = 5;
const operations: Readonly<Record<string, unknown>> = { encode, decode, lookup };

async function valueOf<T = string>(operation: unknown, input: object): Promise<T> {
  const result = await execute(operation as Operation, input);
  if (!result.ok) throw new Error(result.error.message);
  return result.value as T;
}

/** The table of the HTML standard as Python carries it: names with and without semicolon. */
function pythonNames(): Record<string, string> {
  needs('python3');
  const code = 'import html.entities, json; print(json.dumps(html.entities.html5))';
  const { stdout } = spawnSync('python3', ['-c', code], { encoding: 'utf8', maxBuffer: 1 << 22 });
  return JSON.parse(stdout) as Record<string, string>;
}

describe('html-entities', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('knows all 2,231 names, and what stands for each of them', async () => {
    const names = Object.entries(pythonNames());
    expect(names).toHaveLength(2231);
    for (const [name, value] of names) {
      expect(await valueOf(decode, { text: `&${name}` })).toBe(value);
      expect(await valueOf(decode, { text: `"&${name}"`, context: 'attribute' })).toBe(`"${value}"`);
    }
    for (const [name, value] of names.filter((_, at) => at % 20 === 0)) {
      const [found] = await valueOf<Entity[]>(lookup, { query: name.replace(';', ''), limit: 1 });
      expect(found?.char).toBe(value);
    }
  });

  it('takes a legacy name without semicolon in an attribute only before other characters', async () => {
    const legacy = Object.entries(pythonNames()).filter(([name]) => !name.endsWith(';'));
    expect(legacy).toHaveLength(106);
    for (const [name, value] of legacy) {
      expect(await valueOf(decode, { text: `&${name}`, context: 'attribute' })).toBe(value);
      expect(await valueOf(decode, { text: `&${name}=`, context: 'attribute' })).toBe(`&${name}=`);
      expect(await valueOf(decode, { text: `&${name}=`, context: 'text' })).toBe(`${value}=`);
      expect(await valueOf(decode, { text: `&${name}-`, context: 'attribute' })).toBe(`${value}-`);
    }
  });

  it('keeps every code point at every level and in every format', async () => {
    for (let first = 0; first < 0x110000; first += 0x8000) {
      const codes = Array.from({ length: 0x8000 }, (_, index) => first + index);
      const text = codes.map((code) => String.fromCodePoint(code)).join('');
      // Beyond the first planes all levels but one escape alike.
      for (const level of first < 0x18000 ? levels : (['all'] as const)) {
        for (const format of formats) {
          const written = await valueOf(encode, { text, level, format });
          if ((await valueOf(decode, { text: written })) !== text) throw new Error(`${first} ${level} ${format}`);
        }
      }
    }
  });

  it('keeps any text', async () => {
    const piece = fc.constantFrom('&', '&amp', '&#', '&#x41', ';', '=', 'é', '😀', '\ud800', '\0', '\u0085', '<', "'");
    const anyText = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.constantFrom(...levels),
        fc.constantFrom(...formats),
        async (parts, level, format) => {
          const text = parts.join('');
          const written = await valueOf(encode, { text, level, format });
          expect(await valueOf(decode, { text: written })).toBe(text);
          expect(await valueOf(decode, { text: written, context: 'attribute' })).toBe(text);
        },
      ),
      { seed },
    );
  });

  it.each([
    ['&', '&'],
    ['&;', '&;'],
    ['&#;', '&#;'],
    ['&#x;', '&#x;'],
    ['&#xg;', '&#xg;'],
    ['&#X41', 'A'],
    ['&#65a', 'Aa'],
    ['&#x41;&#x42', 'AB'],
    ['&#128;&#x9F;&#x81;', '€Ÿ\u0081'],
    ['&#99999999999999999999;', '\uFFFD'],
    ['&#13;&#x1;', '\r\u0001'],
    ['&ampamp;', '&amp;'],
    ['&amp;amp;', '&amp;'],
    ['&Amp;', '&Amp;'],
    ['&noti', '¬i'],
    ['&notin', '¬in'],
    ['&fjlig;&nvlt;', 'fj<⃒'],
  ])('decodes %s', async (source, expected) => {
    expect(await valueOf(decode, { text: source })).toBe(expected);
  });

  it.each([
    ['?a=1&copy=2&reg;=3', '?a=1&copy=2®=3'],
    ['&copy2 &copyx &copy', '&copy2 &copyx ©'],
    ['&notin; &notit;', '∉ &notit;'],
  ])('decodes the attribute %s', async (source, expected) => {
    expect(await valueOf(decode, { text: source, context: 'attribute' })).toBe(expected);
  });

  it('repeats ten times at most', async () => {
    const nested = `&${'amp;'.repeat(11)}lt;`;
    expect(await valueOf(decode, { text: nested, repeat: true })).toBe('&amp;lt;');
  });

  it('prefers the name of HTML 4, then the shortest', async () => {
    const preferred = async (char: string) => (await valueOf<Entity[]>(lookup, { query: char }))[0]?.names;
    expect(await preferred('"')).toEqual(['quot', 'QUOT']);
    expect(await preferred('…')).toEqual(['hellip', 'mldr']);
    expect(await preferred('½')).toEqual(['frac12', 'half']);
    expect(await preferred('→')).toEqual(['rarr', 'RightArrow', 'ShortRightArrow', 'rightarrow', 'srarr']);
    expect(await preferred('≔')).toEqual(['colone', 'Assign', 'coloneq']);
    expect(await preferred('⟨')).toEqual(['lang', 'LeftAngleBracket', 'langle']);
    expect(await preferred('\u2329')).toEqual([]);
  });

  it('ranks names: exact, other case, beginning, inside', async () => {
    const names = (await valueOf<Entity[]>(lookup, { query: 'Eacute', limit: 2000 })).map(({ names }) => names[0]);
    expect(names).toEqual(['Eacute', 'eacute', 'dblac']);
    const found = (await valueOf<Entity[]>(lookup, { query: '&nbsp' })).map(({ char }) => char);
    expect(found).toEqual(['\u00a0']);
    const arrows = await valueOf<Entity[]>(lookup, { query: 'harr', limit: 2000 });
    const ranks = arrows.map(({ names }) =>
      Math.min(...names.map((name) => (name === 'harr' ? 0 : /^harr$/i.test(name) ? 1 : /^harr/i.test(name) ? 2 : 3))),
    );
    expect(ranks).toEqual(ranks.toSorted());
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2, 3]));
    expect(await valueOf<Entity[]>(lookup, { query: 'a' })).toHaveLength(1);
    expect(await valueOf<Entity[]>(lookup, { query: '8' })).toMatchObject([{ char: '8' }]);
    expect(await valueOf<Entity[]>(lookup, { query: '8364' })).toMatchObject([{ char: '€' }]);
    expect(await valueOf<Entity[]>(lookup, { query: '&#x20AC;' })).toMatchObject([{ char: '€' }]);
    expect(await valueOf<Entity[]>(lookup, { query: '&#9;' })).toMatchObject([{ names: ['Tab'] }]);
    for (const query of ['', '\t\n', 'U+D800', '\ud800', '9999999', '12345678']) {
      expect(await valueOf<Entity[]>(lookup, { query })).toEqual([]);
    }
  });

  it('lists every character that has a name, the everyday ones first', () => {
    const all = allEntities();
    expect(all.flatMap(({ names }) => names)).toHaveLength(2125);
    expect(new Set(all.map(({ char }) => char)).size).toBe(all.length);
    expect(all.slice(0, 3).map(({ char }) => char)).toEqual(['&', '<', '>']);
    expect(all.slice(16, 18).map(({ char }) => char)).toEqual(['\t', '\n']);
  });

  it('carries two megabytes', async () => {
    const text = 'é<b>&amp;😀 '.repeat(150_000);
    const written = await valueOf(encode, { text, level: 'all' });
    expect(await valueOf(decode, { text: written })).toBe(text);
  });
});
