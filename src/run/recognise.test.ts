import { dictionary } from '@zxcvbn-ts/language-en';
import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { Sample, sampleOf, sampleSize } from '#core/sample.ts';
import { loadOperation } from './load-operations.ts';
import { golden } from './recognise.golden.ts';
import { recognise } from './recognise.ts';

/** The reference time for values near the present, because the samples are from that time. */
const now = Date.UTC(2026, 10, 22);
const first = async (text: string) => (await recognise(sampleOf(text, now)))[0];
const samples = Object.entries(golden).flatMap(([op, texts]) => texts.map((text) => ({ op, text })));

describe('golden samples', () => {
  it('are 400 and more', () => {
    expect(samples.length).toBeGreaterThanOrEqual(400);
  });

  it.each(samples)('$op: $text', async ({ op, text }) => {
    expect((await first(text))?.op ?? '').toBe(op);
  });

  it('are recognised alike in white space, quotes and backticks', async () => {
    for (const { op, text } of samples) {
      if (op === '' || /["`\n\t]/.test(text) || text.startsWith("'")) continue;
      for (const dressed of [`\n  ${text}\n`, `"${text}"`, `\`${text}\``]) {
        expect((await first(dressed))?.op, dressed).toBe(op);
      }
    }
  });

  it('give at most five of different tools, the best first, with inputs that fit', async () => {
    for (const { text } of samples) {
      const found = await recognise(sampleOf(text, now));
      expect(found.length).toBeLessThanOrEqual(5);
      expect(new Set(found.map(({ op }) => op.split('/')[0])).size).toBe(found.length);
      expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
      for (const { op, input, needs } of found) {
        const operation = await loadOperation(op);
        const missing = Object.keys(operation?.input ?? {}).filter(
          (name) => operation?.input[name]?.needed === true && !Object.hasOwn(input, name),
        );
        expect(
          missing.filter((name) => needs?.includes(name) !== true),
          `${op} of ${text}`,
        ).toEqual([]);
      }
    }
  });
});

/** Their samples are cut short, so that no private key stands here. */
const abridged: ReadonlySet<string> = new Set(['rsa-key-pair-generator/inspect', 'otp-generator/parse-migration']);

/** What is exact enough for a score of 95: a checksum, a magic number, or a grammar that nothing else has. */
const exact =
  /^(?:jwt-parser|x509-parser|rsa-key-pair-generator|otp-generator|bcrypt|uuid-generator|base64-file-converter|iban-validator-and-parser|bip39-generator|json-[a-z-]+|data-masker|curl-converter|base-encodings)\//;

it('gives 95 and more only for what cannot be something else', async () => {
  for (const { text } of samples) {
    for (const { op, score } of await recognise(sampleOf(text, now))) if (score >= 95) expect(op, text).toMatch(exact);
  }
  for (const text of ['begin 644 data.bin\n-2&5L;&\\L(%=O<FQD(0``\n`\nend\n', 'HC1:%69 VDK2E:3404ESVDX0'])
    expect((await first(text))?.score, text).toBe(94);
});

it('gives digits alone less than 80, but for a time near the present', async () => {
  const digits = [
    '0',
    '755',
    '404',
    '2024',
    '11111111',
    '1'.repeat(32),
    '10'.repeat(36),
    '1700000000000',
    '41 42 43 44',
  ];
  for (const text of [...digits, '20 30 40 50', '44 20 79 46 58', '175928847299117063', '1000000000'])
    for (const { op, score } of await recognise(sampleOf(text, now)))
      expect(score, `${op} of ${text}`).toBeLessThan(80);
  expect((await first('1700000000'))?.score).toBe(80);
});

it('is unsure of source code and of headers that read like a format of data or like Markdown', async () => {
  for (const text of [
    'if x:\n    y = 1\nelse:\n    y = 2',
    'val x: Int = 1\nval y: String = "a"',
    'x: int = 1\ny: str = "a"',
    'a: 1,\nb: 2,\nc: 3,',
    'class A:\n    attr = 1\nclass B:\n    attr = 2',
    '    try:\n        return x\n    except KeyError:\n        raise',
    '    Args:\n        x: the value to use for it.\n        y: another one of the kind.\n\n    Returns:\n        The sum.',
    'Cache-Control: no-cache\nContent-Type: text/html\nETag: "x"',
    `const names = ['a &lt; b', '<b>c</b>']`,
    'NO_MATCHES_FOUND = 23\nUNKNOWN_ERROR = 2',
    '# as in `os.stat`, **without** links\n    return stat(path)\n',
    '# limits\n# see `a.b`\nimport a\nclass B:\n    pass',
    '+680013E-19\n+382923E-23\n+2165479E27',
    'From: ann@example.com\nTo: bob@example.com\nSubject: Re: lunch',
  ])
    expect((await first(text))?.score ?? 0, text).toBeLessThan(80);
});

/** Scores of 80 and more promise that the operation takes the input. */
it('suggests with 80 and more only what runs', async () => {
  const refused: string[] = [];
  for (const { text } of samples) {
    for (const { op, input, score, needs } of await recognise(sampleOf(text, now))) {
      const operation = await loadOperation(op);
      if (!operation || score < 80 || needs || abridged.has(op)) continue;
      const result = await execute(operation, input);
      if (!result.ok) refused.push(`${op} of ${text}: ${result.error.code}`);
    }
  }
  expect(refused).toEqual([]);
});

describe('prose', () => {
  /** A linear congruential generator: the same sentences on every run. */
  function* numbers(seed: number): Generator<number> {
    for (let state = seed; ;) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield state / 2 ** 32;
    }
  }

  it('is nothing in 2,000 sentences of 3 to 12 words', async () => {
    const words = dictionary['commonWords-en'].filter((word) => /^[a-z]{2,}$/.test(word));
    expect(words.length).toBeGreaterThan(5000);
    const random = numbers(19);
    const draw = (count: number): number => Math.floor((random.next().value as number) * count);
    const wrong: string[] = [];
    for (let sentence = 0; sentence < 2000; sentence++) {
      const text = Array.from({ length: 3 + draw(10) }, () => words[draw(words.length)]).join(' ');
      const shown = sentence % 2 === 0 ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
      const found = await first(shown);
      if (found && found.score >= 80) wrong.push(`${shown}: ${found.op}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is nothing in single words', async () => {
    const wrong: string[] = [];
    for (const word of dictionary['commonWords-en'].slice(0, 8000)) {
      const found = await first(word);
      if (found && found.score >= 80) wrong.push(`${word}: ${found.op}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('suggests no table for the bars of a hex dump', async () => {
  const dump = '00000000  41 42 43 0a                                       |ABC.|\n';
  const twice = dump + dump.replace('00000000', '00000004');
  expect((await recognise(sampleOf(twice, now))).map(({ op }) => op)).toEqual(['text-to-binary/decode']);
});

describe('files', () => {
  const file = (head: readonly number[], name?: string): Sample =>
    new Sample({ length: 100_000, complete: false, head: new Uint8Array(head), name, now });

  it('are known by their magic number, and any has digests', async () => {
    const found = await recognise(file([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'a.png'));
    expect(found.map(({ op, input }) => [op, input])).toEqual([
      ['base64-file-converter/encode-file', {}],
      ['hash-text/hash-file', {}],
      ['mime-types/from-extension', { name: 'a.png' }],
    ]);
    expect((await recognise(file([0, 1, 2, 3])))[0]).toMatchObject({ op: 'hash-text/hash-file', score: 60 });
  });

  it('are recognised by their beginning where they are long', async () => {
    const text = `[${'{"a": [1, 2, {"b": "c"}]},\n'.repeat(5000)}{}]`;
    expect(text.length).toBeGreaterThan(sampleSize);
    expect(await first(text)).toMatchObject({ op: 'json-prettify/format', score: 90 });
  });

  it.each([
    ['ipv4-range-expander/aggregate', '10.20.30.40\n'],
    ['cidr-calculator/merge', '2001:db8::1\n'],
    ['uuid-generator/parse-list', '550e8400-e29b-41d4-a716-446655440000\n'],
    ['iban-validator-and-parser/parse-list', 'DE89370400440532013000\n'],
    ['ulid-generator/parse-list', '01ARZ3NDEKTSV4RRFFQ69G5FAV\n'],
  ])('are a list where the sample ends inside its last line: %s', async (op, line) => {
    const text = line.repeat(Math.ceil((sampleSize + 100) / line.length));
    expect(sampleSize % line.length).not.toBe(0);
    expect(await first(text)).toMatchObject({ op });
  });
});

it('says why in both languages', async () => {
  const sample = sampleOf('{"a":');
  expect((await recognise(sample))[0]?.reason).toBe('JSON with an error at line 1, column 6');
  expect((await recognise(sample, 'fr'))[0]?.reason).toBe('JSON avec une erreur, ligne 1, colonne 6');
});
