import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { diff, patch } from './engine.ts';
import { diffTexts } from './engine/comparing.ts';
import { writePatch } from './engine/patching.ts';
import { granularities, whitespaceModes } from './engine/tokens.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, Operation>> = { diff, patch } as never;
const exactly = { ignoreCase: false, ignoreWhitespace: 'none' } as const;
const byLine = { ...exactly, granularity: 'line' } as const;

const folder = mkdtempSync(join(tmpdir(), 'text-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

/** Texts of few different lines, so that many of them match. */
const line = fc.constantFrom('', 'a', 'b', 'c', 'd', '  a', '-x', '+x', '@@ -1 +1 @@', '\\ No newline', '--- a', 'é\r');
const someText = fc.tuple(fc.array(line, { maxLength: 40 }), fc.boolean()).map(([lines, isOpen]) => {
  const text = lines.map((one) => `${one}\n`).join('');
  return isOpen ? text.slice(0, -1) : text;
});
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '\n', 'é', '👍🏽'), maxLength: 60 });

/** The fewest edits between two sequences, by the textbook. */
function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, left] of a.entries()) {
    const next = [i + 1];
    for (const [j, right] of b.entries()) {
      next.push(left === right ? (row[j] as number) : 1 + Math.min(row[j + 1] as number, next[j] as number));
    }
    row = next;
  }
  return row[b.length] as number;
}

describe('text-diff', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('gives both texts back, in the fewest edits', () => {
    fc.assert(
      fc.property(letters, letters, fc.constantFrom(...granularities), (left, right, granularity) => {
        const { parts, added, removed, identical } = diffTexts({ left, right, granularity, ...exactly });
        const of = (...ops: string[]) =>
          parts
            .filter(({ op }) => ops.includes(op))
            .map(({ text }) => text)
            .join('');
        expect([of('equal', 'delete'), of('equal', 'insert')]).toEqual([left, right]);
        expect(identical).toBe(left === right);
        for (const [at, { op }] of parts.entries()) {
          expect(op).not.toBe(parts[at - 1]?.op);
          if (op === 'delete') expect(parts[at - 1]?.op).not.toBe('insert');
        }
        if (granularity === 'line') {
          const split = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
          expect(added + removed).toBe(distance(split(left), split(right)));
        }
        if (granularity === 'char') {
          const split = (text: string) => [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
          expect(added + removed).toBe(distance(split(left), split(right)));
        }
      }),
      { seed: 1986 },
    );
  });

  it('is right beyond 1,000 edits', () => {
    const random = fc.sample(fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 3000, maxLength: 3000 }), {
      seed: 7,
      numRuns: propertyRuns(0.02),
    });
    for (const [at, numbers] of random.entries()) {
      const other = random[(at + 1) % random.length] ?? [];
      const left = numbers.map((number) => `${number}\n`).join('');
      const mixed = numbers.flatMap((number, place) => (place % 3 === 0 ? [other[place], number] : [number]));
      for (const right of [other, mixed, numbers.toReversed()].map((all) => all.map((n) => `${n}\n`).join(''))) {
        const { parts, added, removed, unchanged } = diffTexts({ left, right, ...byLine });
        expect(
          parts
            .filter(({ op }) => op !== 'insert')
            .map(({ text }) => text)
            .join(''),
        ).toBe(left);
        expect(
          parts
            .filter(({ op }) => op !== 'delete')
            .map(({ text }) => text)
            .join(''),
        ).toBe(right);
        expect([unchanged + removed, unchanged + added]).toEqual([3000, right.split('\n').length - 1]);
      }
    }
  });

  it('compares long texts quickly', () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => `line ${(at * 7919) % 100_003} of the text\n`);
    const edited = lines.map((one, at) => (at % 10 === 0 ? `changed ${at}\n` : one));
    const left = lines.join('');
    expect(diffTexts({ left, right: edited.join(''), ...byLine })).toMatchObject({ added: 10_000, removed: 10_000 });
    const strange = lines.map((one) => `not ${one}`).join('');
    expect(diffTexts({ left, right: strange, ...byLine })).toMatchObject({ unchanged: 0, added: 100_000 });
    const few = Array.from({ length: 50_000 }, (_, at) => `${(at * at) % 13}\n`).join('');
    expect(diffTexts({ left: few, right: few.slice(40_000), ...byLine }).removed).toBeGreaterThan(1000);
  });

  it.each([
    ['trailing', 'a \r\nb\t', 'a\nb', true],
    ['trailing', ' a\n', 'a\n', false],
    ['changes', 'a  b \n', 'a\tb\n', true],
    ['changes', ' a\n', 'a\n', false],
    ['changes', ' a', '\t\ta', true],
    ['all', 'a b\n', ' ab', true],
    ['none', 'a\r\n', 'a\n', false],
    ['none', 'a', 'a\n', false],
  ] as const)('ignores white space (%s): %j, %j: %s', (ignoreWhitespace, left, right, identical) => {
    const found = diffTexts({ left, right, ...byLine, ignoreWhitespace });
    expect(found.identical).toBe(identical);
    if (identical) expect(found.parts).toEqual([{ op: 'equal', text: right }]);
  });

  it('ignores case and keeps the right text', () => {
    const found = diffTexts({ left: 'ÉTÉ b', right: 'été c', granularity: 'word', ...exactly, ignoreCase: true });
    expect(found.parts).toEqual([
      { op: 'equal', text: 'été ' },
      { op: 'delete', text: 'b' },
      { op: 'insert', text: 'c' },
    ]);
  });

  it('counts alike in every mode', () => {
    fc.assert(
      fc.property(letters, letters, fc.constantFrom(...whitespaceModes), fc.boolean(), (left, right, mode, fold) => {
        const input = { left, right, granularity: 'line', ignoreWhitespace: mode, ignoreCase: fold } as const;
        const { parts, identical } = diffTexts(input);
        expect(
          parts
            .filter(({ op }) => op !== 'delete')
            .map(({ text }) => text)
            .join(''),
        ).toBe(right);
        expect(identical).toBe(parts.every(({ op }) => op === 'equal'));
      }),
      { seed: 3 },
    );
  });

  it.each([
    ['a\nb\nc\n', 'a\nb\nc\nd\n', 0, '@@ -3,0 +4 @@\n+d\n'],
    ['a\nb\n', 'b\n', 0, '@@ -1 +0,0 @@\n-a\n'],
    ['a\n', '', 3, '@@ -1 +0,0 @@\n-a\n'],
    ['a', 'b', 3, '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n'],
  ])('patches %j to %j with %i lines of context', (left, right, context, body) => {
    const names = { leftName: 'original', rightName: 'modi\nfied' };
    expect(writePatch({ left, right, context, ...names })).toBe(`--- original\n+++ modi fied\t\n${body}`);
  });

  const cases = fc.sample(fc.tuple(someText, someText, fc.integer({ min: 0, max: 4 })), {
    seed: 1974,
    numRuns: propertyRuns(0.3),
  });

  it('writes what patch applies', () => {
    needs('patch');
    for (const [left, right, context] of cases) {
      writeFileSync(path('file'), left);
      const input = writePatch({ left, right, leftName: 'file', rightName: 'file', context });
      if (input === '') continue;
      const { status, stdout } = spawnSync('patch', ['-s', '-o', path('out'), path('file')], {
        input,
        encoding: 'utf8',
      });
      expect([status, stdout]).toEqual([0, '']);
      expect(readFileSync(path('out'), 'utf8')).toBe(right);
    }
  });

  it('writes what git applies', () => {
    needs('git');
    spawnSync('git', ['init', '-q', folder]);
    for (const [left, right, context] of cases.slice(0, 30)) {
      const input = writePatch({ left, right, leftName: 'file', rightName: 'file', context });
      if (input === '' || left === '' || right === '') continue;
      writeFileSync(path('file'), left);
      const { status, stderr } = spawnSync('git', ['apply', '-p0', '--unidiff-zero', '--whitespace=nowarn'], {
        cwd: folder,
        input,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      expect(readFileSync(path('file'), 'utf8')).toBe(right);
    }
  });

  it.each([
    ['my file.txt', 'my file.txt\t'],
    [' a', '" a"'],
    ['a\tb', String.raw`"a\tb"`],
    ['a\t"b"\\c d', String.raw`"a\t\"b\"\\c d"`],
    ['"a".txt', String.raw`"\"a\".txt"`],
    ['a"b', 'a"b'],
    ['é', 'é'],
  ])('names %j as git does, so that both programs find the file', (name, written) => {
    const input = writePatch({ left: 'a\n', right: 'b\n', leftName: name, rightName: name, context: 3 });
    expect(input).toBe(`--- ${written}\n+++ ${written}\n@@ -1 +1 @@\n-a\n+b\n`);
    needs('patch');
    needs('git');
    spawnSync('git', ['init', '-q', folder]);
    for (const [program, args] of [
      ['patch', ['-s', '-p0']],
      ['git', ['apply', '-p0']],
    ] as const) {
      writeFileSync(path(name), 'a\n');
      const { status } = spawnSync(program, args, { cwd: folder, input });
      expect([program, status, readFileSync(path(name), 'utf8')]).toEqual([program, 0, 'b\n']);
    }
  });

  it('needs no more lines than GNU diff', () => {
    needs('diff');
    for (const [left, right] of cases.slice(0, 40)) {
      writeFileSync(path('left'), left);
      writeFileSync(path('right'), right);
      const { stdout } = spawnSync('diff', ['--minimal', '-U0', path('left'), path('right')], { encoding: 'utf8' });
      const theirs = stdout
        .split('\n')
        .slice(2)
        .filter((one) => /^[+-]/.test(one)).length;
      const { added, removed } = diffTexts({ left, right, ...byLine });
      expect(added + removed).toBe(theirs);
    }
  });
});
