import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import * as engine from './engine.ts';
import { findBidi } from './engine/bidi.ts';
import type { Finding, Scan } from './engine/scan.ts';
import { examples } from './examples.ts';

const operations = engine as unknown as Readonly<Record<string, Operation>>;

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    expect(mismatch(example, await execute(operations[example.op] as Operation, example.input))).toBeUndefined();
  });
}

async function value(name: string, input: object): Promise<unknown> {
  const result = await execute(operations[name] as Operation, input as never);
  return result.ok ? result.value : result.error.code;
}
const scanned = async (text: string, context = 'text'): Promise<Scan> =>
  (await value('scan', { text, context })) as Scan;
const brief = ({ kind, index, end, severity }: Finding): string => `${kind} ${index}-${end} ${severity}`;
const found = async (text: string, context = 'text'): Promise<string[]> =>
  (await scanned(text, context)).findings.map(brief);

describe('single characters', () => {
  it.each<[string, string, string]>([
    ['\u200E', 'bidi-mark 0-1 info', 'bidi-mark 0-1 warning'],
    ['\u034F', 'zero-width 0-1 warning', 'zero-width 0-1 warning'],
    ['a\uFEFF', 'zero-width 1-2 warning', 'zero-width 1-2 warning'],
    ['\uFEFFa', 'bom 0-1 info', 'bom 0-1 info'],
    ['a\u00A0', 'space 1-2 info', 'space 1-2 warning'],
    ['\u2028', 'line-separator 0-1 warning', 'line-separator 0-1 warning'],
    ['\0', 'control 0-1 warning', 'control 0-1 warning'],
    ['\u0085', 'line-separator 0-1 warning', 'line-separator 0-1 warning'],
    ['\u009F', 'control 0-1 warning', 'control 0-1 warning'],
    ['\uD800', 'lone-surrogate 0-1 warning', 'lone-surrogate 0-1 warning'],
    ['\uFDD0', 'noncharacter 0-1 warning', 'noncharacter 0-1 warning'],
    ['\u0378', 'unassigned 0-1 warning', 'unassigned 0-1 warning'],
    ['\uE000', 'private-use 0-1 info', 'private-use 0-1 warning'],
    ['e\u0301', 'not-nfc 0-2 info', 'not-nfc 0-2 info'],
    ['😀\u200B', 'zero-width 2-3 warning', 'zero-width 2-3 warning'],
  ])('%j', async (text, inText, inCode) => {
    expect(await found(text)).toEqual([inText]);
    expect(await found(text, 'code')).toEqual([inCode]);
  });

  it('are named, or labelled as the Unicode Standard does', async () => {
    const names = (await scanned('\uD800\uFFFF\u0007\u3164')).findings.map(({ name }) => name);
    expect(names).toEqual(['<surrogate-D800>', '<noncharacter-FFFF>', '<control-0007>', 'HANGUL FILLER']);
  });
});

describe('what belongs to a writing system', () => {
  // Persian, Devanagari with a virama, Malayalam chillu, Mongolian with a selector; emoji sequences of UTS #51.
  it.each([
    'می\u200Cخواهم',
    'क्\u200Dष',
    'ന്\u200D',
    'ᠠ\u180B',
    '葛\u{E0100}',
    '∩\uFE00',
    '👩🏽‍⚕️',
    '👨‍👩‍👧‍👦',
    '1\uFE0F\u20E3',
    '☺\uFE0E',
  ])('is not a finding: %s', async (text) => {
    expect((await found(text)).filter((line) => !line.startsWith('not-nfc'))).toEqual([]);
  });

  it.each([
    ['a\u200Db', ['joiner 1-2 warning']],
    ['👩\u200Da', ['joiner 2-3 warning']],
    ['a\uFE0F', ['variation-selector 1-2 info']],
    ['😀\uFE0F\u{E0101}', ['variation-selector 2-5 danger']],
    ['🏴\u{E0067}', ['tag 2-4 danger']],
  ])('is one elsewhere: %j', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('spells what tags hide', async () => {
    const { findings } = await scanned('a\u{E0001}\u{E0048}\u{E0069}');
    expect(findings).toMatchObject([{ kind: 'tag', end: 7, name: null, detail: { hidden: 'Hi' } }]);
    expect(findings[0]?.codePoints).toEqual(['U+E0001', 'U+E0048', 'U+E0069']);
  });
});

describe('bidirectional controls', () => {
  const balance = async (text: string) =>
    (await scanned(text)).findings.flatMap(({ kind, detail }) =>
      kind === 'bidi-control' ? [detail['unbalanced']] : [],
    );
  it.each<[string, boolean[]]>([
    ['\u202Ea\u202C', [false, false]],
    ['\u2066a\u2069', [false, false]],
    ['\u202Ea\n\u202C', [true, true]],
    ['\u2066\u202Ea\u2069', [false, true, false]],
    ['\u202E\u2066\u202C\u2069\u202C', [false, false, true, false, false]],
    ['\u2069', [true]],
  ])('%j', async (text, expected) => {
    expect(await balance(text)).toEqual(expected);
  });
});

it('finds any number of bidirectional controls in a line', () => {
  const count = 100_000;
  const unbalanced = (open: string): number =>
    findBidi(open.repeat(count) + '\u2069'.repeat(count)).filter(({ detail }) => detail['unbalanced']).length;
  expect([unbalanced('\u202A'), unbalanced('\u2066')]).toEqual([2 * count, 0]);
});

describe('look-alikes', () => {
  it('are reported in words with ASCII, and in words that look like ASCII as a whole', async () => {
    expect(await found('раѕѕ')).toEqual([0, 1, 2, 3].map((at) => `confusable ${at}-${at + 1} info`));
    expect(await found('раѕѕ word')).toEqual([0, 1, 2, 3].map((at) => `confusable ${at}-${at + 1} warning`));
    expect((await scanned('раѕѕ', 'code')).verdict).toBe('danger');
    expect(await found('а')).toEqual([]);
    expect((await scanned('а1')).findings).toMatchObject([{ kind: 'confusable', detail: { wholeWord: true } }]);
  });

  it('are prose where most words of the script are not', async () => {
    expect(await found('Это рассказ о том, как мы ехали')).toEqual([]);
    expect(await found('Και το νου του ανθρώπου, όπως λέμε')).toEqual([]);
  });

  it('are given as ASCII, in order', async () => {
    const { findings } = await scanned('\u0406a');
    expect(findings.find(({ kind }) => kind === 'confusable')?.detail['looksLike']).toEqual(['1', 'I', 'l', '|']);
  });

  it('mix scripts, but for those of one writing system', async () => {
    expect(await found('日本語のカタカナ 한국어漢字')).toEqual([]);
    expect(await found('aβ')).toEqual(['mixed-script 0-2 warning']);
    expect(await found('aβ', 'code')).toEqual(['mixed-script 0-2 danger']);
  });
});

it('counts everything, and cuts what it lists', async () => {
  expect(await value('scan', { text: '\u200B\n\u200B\r\n\u00A0', limit: 2 })).toMatchObject({
    counts: { 'zero-width': 2, space: 1, 'line-endings': 1 },
    truncated: true,
    findings: [{ kind: 'zero-width' }, { kind: 'line-endings', index: 0, end: 0, detail: { crlf: 1, lf: 1, cr: 0 } }],
  });
  expect((await scanned('\r\n\u200B\r\u200B')).findings.slice(-2)).toMatchObject([
    { line: 2, column: 1 },
    { line: 3, column: 1 },
  ]);
  expect((await scanned('')).verdict).toBe('clean');
});

describe('clean', () => {
  it.each<[string, object, string]>([
    ['\uFEFFa\u202E\u200Eb\u0007', {}, 'a\u200Eb'],
    ['a\u200E', { marks: true }, 'a'],
    ['a\u00A0b\u2028c\r\n', { spaces: 'keep', lines: 'keep' }, 'a\u00A0b\u2028c\r\n'],
    ['a\u2028b\r\n', {}, 'a\nb\r\n'],
    ['می\u200Cخواهم 👩‍🚀❤️', {}, 'می\u200Cخواهم 👩‍🚀❤️'],
    ['a\u{E0048}\u200B', { tags: false, zeroWidth: false }, 'a\u{E0048}\u200B'],
    ['“a” – b…', { punctuation: true }, '"a" - b...'],
    ['\u0406a е', { confusables: true }, 'Ia е'],
    ['e\u0301', { nfc: true }, 'é'],
  ])('%j with %j', async (text, options, expected) => {
    expect(await value('clean', { text, ...options })).toBe(expected);
  });
});

it('reveals characters where they stand', async () => {
  expect(await value('reveal', { text: 'é\u202E\u{E0041}\u{E0042}\u2028\0' })).toBe(
    'é[U+202E][U+E0041][U+E0042][U+2028][U+0000]',
  );
});

it('compares what looks alike', async () => {
  expect(await value('compare', { a: 'pаypal', b: 'paypal' })).toMatchObject({ same: false, confusable: true });
  expect(await value('compare', { a: 'x', b: 'x' })).toMatchObject({ same: true, confusable: true, differences: [] });
});

it('reads tags of any length', async () => {
  const { findings } = await scanned(`a${'\u{e0041}'.repeat(600_000)}\u{e007f}`);
  expect(findings[0]).toMatchObject({ kind: 'tag', detail: { hidden: 'A'.repeat(600_000) } });
});
