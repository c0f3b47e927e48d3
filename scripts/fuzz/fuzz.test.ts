import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as field from '#core/field.ts';
import { check } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { inputOf } from './inputs.mjs';
import { createRunner, type Runner } from './runner.mjs';

/** Engines with every fault that is looked for, built as the real ones are: one module with `execute`. */
const library = `
const failure = (code, message, details) => ({ ok: false, error: { code, message, details } });
const runs = {
  right: () => ({ ok: true, value: [1, 'a', null, { b: new Uint8Array(1) }, new Blob(['a'])] }),
  refused: () => failure('wrong', 'Line 1 is wrong.', { line: 1 }),
  throws: () => { throw new TypeError('a bug'); },
  nan: () => ({ ok: true, value: { list: [0, NaN] } }),
  missing: () => ({ ok: true, value: { a: undefined } }),
  class: () => ({ ok: true, value: new Map() }),
  wordless: () => failure('wrong', 'wrong', {}),
  unfilled: () => failure('wrong', 'Line {line} is wrong.', {}),
  odd: () => failure('wrong', 'Wrong.', { at: Infinity }),
  mutates: (input) => { input.text += 'x'; return { ok: true, value: 1 }; },
  pollutes: () => { Object.prototype.polluted = 1; return { ok: true, value: 1 }; },
  recovers: () => { delete Object.prototype.polluted; return { ok: true, value: 1 }; },
  hangs: () => { for (;;); },
  steps: async (_, { progress }) => {
    for (let step = 1; step <= 3; step++) {
      const start = performance.now();
      while (performance.now() - start < 400);
      progress(step, 3);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return { ok: true, value: 1 };
  },
  waits: () => new Promise(() => undefined),
  leaves: () => { setTimeout(() => { throw new Error('too late'); }); return new Promise(() => undefined); },
};
export const execute = async ({ id }, input, context) => runs[id.slice(5)](input, context);
export const loadOperations = () => Object.keys(runs).map((name) => ({ id: 'demo/' + name, input: { text: { kind: 'text', needed: true } } }));
`;

let folder: string;
let runner: Runner;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolcrib-fuzz-'));
  mkdirSync(join(folder, 'examples'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'library.js'), library);
  const examples = library.match(/^ {2}\w+(?=:)/gm)?.map((name) => ({ op: name.trim(), input: { text: 'a' } }));
  writeFileSync(join(folder, 'examples/demo.js'), `export const examples = ${JSON.stringify(examples)};`);
  runner = createRunner({ limit: 1000, seed: 'test', folder });
});
afterAll(async () => {
  await runner.stop();
  rmSync(folder, { recursive: true });
});

describe('a fault of an operation', () => {
  const found = async (name: string) =>
    (await runner.run(`demo/${name}`, 1)).faults.map(({ kind, what }) => `${kind}: ${what}`);

  it.each([
    ['right', []],
    ['refused', []],
    ['throws', ['internal error: TypeError: a bug']],
    ['nan', ['not like JSON: /list/1: NaN']],
    ['missing', ['not like JSON: /a: undefined']],
    ['class', ['not like JSON: : an object of the class Map']],
    ['wordless', ['sentence: no sentence for wrong']],
    ['unfilled', ['sentence: nothing for {line} in the sentence for wrong']],
    ['odd', ['not like JSON: details/at: Infinity']],
    ['mutates', ['changed its input: ']],
    ['pollutes', ['changed what all share: Object.prototype.polluted']],
    ['recovers', ['changed what all share: Object.prototype.polluted is gone']],
    ['steps', []],
    ['hangs', ['too slow: more than 1000 ms of processor time']],
    ['leaves', ['thread ended: Error: too late']],
    ['right', []],
  ])('is found: %s', async (name, faults) => {
    expect(await found(name)).toEqual(faults);
  });

  it('is a run that waits for nothing, too', async () => {
    const impatient = createRunner({ limit: 10_000, patience: 600, seed: 'test', folder });
    const { faults } = await impatient.run('demo/waits', 1);
    expect(faults).toMatchObject([{ kind: 'too slow', what: 'no answer after 600 ms' }]);
    await impatient.stop();
  });

  it('names the line that threw', async () => {
    const { faults } = await runner.run('demo/throws', 1);
    expect(faults[0]?.place).toContain('library.js:6');
  });
});

describe('inputs', () => {
  const input = {
    text: field.text(),
    secret: field.secret('x'),
    count: field.integer({ min: 1, max: 9 }, 3),
    cost: field.integer({ min: 4, max: 31 }, 10),
    ratio: field.number({}, 1),
    kind: field.choice(['a', 'b'], 'a'),
    strict: field.flag(false),
    rows: field.list(field.group({ id: field.integer(), name: field.optional(field.text()) }), { max: 50 }, []),
    indent: field.either(field.integer({ min: 0, max: 8 }), field.choice(['tab']), 2),
    data: field.json(null),
    limit: field.nullable(field.integer({ min: 0 })),
    file: field.optional(field.blob()),
  };
  const demo = operation('demo/all', { input, run: () => 1 });
  const cases = {
    examplesOf: new Map([['demo/all', [{ text: 'example $2b$31$x' }]]]),
    pool: ['pool', '{"a":1}'],
    samples: new Map([['secret', ['a secret of another operation']]]),
  };
  const make = (number: number, seed = 'test') => inputOf({ seed, operation: demo, number, cases });
  const many = Array.from({ length: 600 }, (_, number) => make(number));
  const shown = (value: unknown): string =>
    JSON.stringify(value, (_, item: unknown) => (item instanceof Blob ? `file of ${item.size}` : item));

  it('are the same for the same seed, and others for another one', () => {
    expect(many.map((_, number) => shown(make(number)))).toEqual(many.map(shown));
    expect(shown(make(1, 'other'))).not.toBe(shown(make(1)));
    expect(new Set(many.map(shown)).size).toBeGreaterThan(400);
  });

  it('are mostly accepted, and some of each field are refused', () => {
    const checked = many.map((value) => check(input, value));
    expect(checked.filter(({ ok }) => ok).length).toBeGreaterThan(300);
    const refused = new Set(checked.map((answer) => (answer.ok ? '' : answer.fault.field.split('.')[0])));
    for (const name of ['text', 'count', 'kind', 'rows', '__proto__']) expect(refused).toContain(name);
  });

  it('reach every choice, every bound and every kind of value', () => {
    const values = (name: string): unknown[] => many.map((value) => value[name]);
    for (const value of ['a', 'b']) expect(values('kind')).toContain(value);
    for (const value of [1, 9, 0, undefined]) expect(values('count')).toContain(value);
    for (const value of [true, false]) expect(values('strict')).toContain(value);
    expect(values('file').some((value) => value instanceof File)).toBe(true);
    expect(values('limit')).toContain(null);
    expect(values('secret')).toContain('a secret of another operation');
    expect(values('rows').some((value) => Array.isArray(value) && value.length > 20)).toBe(true);
    expect(values('text').some((value) => typeof value === 'string' && value.length > 10_000)).toBe(true);
    expect(values('text').some((value) => typeof value === 'string' && !value.isWellFormed())).toBe(true);
  });

  it('ask for little of what is slow by contract', () => {
    const texts = many.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
    expect(many.every(({ cost }) => typeof cost !== 'number' || cost <= 6)).toBe(true);
    expect(texts.some((text) => text.includes('$2b$06$'))).toBe(true);
    expect(texts.some((text) => /\$2b\$(?!0[0-6]\$)\d\d\$/.test(text))).toBe(false);
  });
});
