import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionsFor, pipeWord, posixWord, powershellWord, typedStep } from '#core/command-line.ts';
import { choice, either, flag, group, integer, json, list, nullable, number, optional, text } from '#core/field.ts';
import { needs } from '../../scripts/compared-programs.ts';
import { propertyRuns } from '../../scripts/property-runs.ts';
import { readOptions } from './options.ts';
import { stepsIn } from './pipe-expression.ts';

const seed = 152;
const anyText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('', "'", '"', '\\', '|', ' ', '--x', '-', '#', 'a=b', '\n', '$HOME', '`id`', '!!', "'\\''"),
);

const fields = {
  text: text(''),
  count: integer({}, 3),
  ratio: number({}, 1),
  kind: choice(['a', 'b-c'], 'a'),
  level: choice([1, 2], 1),
  on: flag(false),
  off: flag(true),
  names: list(text(), {}, []),
  kinds: list(choice(['a', 'b']), {}, ['a', 'b']),
  size: either(integer(), choice(['tab']), 2),
  length: nullable(integer()),
  salt: optional(text()),
  shape: group({ x: integer() }, { x: 1 }),
  data: json({}),
};
const inputs = fc.record(
  {
    text: anyText,
    count: fc.integer(),
    ratio: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => Number(String(value)) + 0),
    kind: fc.constantFrom('a', 'b-c'),
    level: fc.constantFrom(1, 2),
    on: fc.boolean(),
    off: fc.boolean(),
    names: fc.array(anyText, { maxLength: 3 }),
    kinds: fc.subarray(['a', 'b']),
    size: fc.oneof(fc.integer(), fc.constant('tab')),
    length: fc.option(fc.integer()),
    salt: anyText,
    shape: fc.record({ x: fc.integer() }),
    data: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

describe('options', () => {
  const assumed = Object.fromEntries(Object.entries(fields).map(([name, { fallback }]) => [name, fallback]));

  it('say the same as the input, and nothing that is assumed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const words = optionsFor(fields, input);
        const read = readOptions(fields, words).draft;
        expect(JSON.parse(JSON.stringify({ ...assumed, ...read }))).toEqual(
          JSON.parse(JSON.stringify({ ...assumed, ...input })),
        );
        for (const [name, value] of Object.entries(read))
          expect(JSON.stringify(value)).not.toBe(JSON.stringify(assumed[name]));
      }),
      { seed },
    );
  });

  it('stand in a typed pipe', () => {
    fc.assert(
      fc.property(inputs, anyText, (input, pointer) => {
        const pick = `/${pointer}`;
        const [words = [], ...others] = stepsIn(typedStep('a/b', fields, input, pick));
        expect(others).toEqual([]);
        expect(words).toEqual([`a/b#${pick}`, ...optionsFor(fields, input)]);
      }),
      { seed },
    );
  });
});

describe('words', () => {
  it('are what a shell reads', () => {
    needs('sh');
    const texts = fc.sample(anyText, { seed, numRuns: propertyRuns(1) }).filter((one) => !one.includes('\0'));
    const plain = texts.map((one) => one.toWellFormed());
    const script = `printf '%s\\0' ${plain.map(posixWord).join(' ')}`;
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(stdout.split('\0').slice(0, -1)).toEqual(plain);
  });

  it('are what a pipe reads', () => {
    fc.assert(
      fc.property(anyText, (one) => {
        expect(stepsIn(pipeWord(one))).toEqual([[one]]);
      }),
      { seed },
    );
  });

  it.each([
    ['abc', 'abc'],
    ["it's ’", "'it''s ’’'"],
    ['$x `n', "'$x `n'"],
    ['-', "'-'"],
    ['', "''"],
  ])('in PowerShell, %j is %s', (one, word) => {
    expect(powershellWord(one)).toBe(word);
  });
});
