import { describe, expect, it } from 'vitest';
import { execute, type Operation } from '#core/operation.ts';
import { mask } from '../engine.ts';
import type { Masked } from '../engine/mask.ts';
import { marksInMasked, maskedName, offsetsOf, tallyOf, valueAt } from './report.ts';

async function reportOf(text: string): Promise<Masked> {
  const result = await execute(mask as unknown as Operation, { text });
  if (!result.ok) throw new Error(result.error.code);
  return result.value as Masked;
}

// In pieces, so that no scanner of repositories takes them for real ones.
const github = (letter: string): string => ['ghp', letter.repeat(36)].join('_');
const npm = ['npm', 'a'.repeat(36)].join('_');

describe('tallyOf', () => {
  it('counts different values and their places, tokens by their vendors', async () => {
    const report = await reportOf(`${github('a')} ${github('b')} ${github('a')} ${npm} ann@corp.fr ANN@corp.fr`);
    const tokens = [
      { kind: 'token', vendor: 'GitHub', count: 2, places: 3 },
      { kind: 'token', vendor: 'npm', count: 1, places: 1 },
    ];
    const email = { kind: 'email', vendor: null, count: 1, places: 2 };
    expect(tallyOf(report)).toEqual([...tokens, email]);
    expect(tallyOf({ ...report, findings: report.findings.slice(0, 1) })).toEqual([
      { kind: 'token', vendor: 'GitHub', count: 1, places: 1 },
      { kind: 'token', vendor: null, count: 2, places: 3 },
      email,
    ]);
  });
});

describe('marksInMasked', () => {
  it('finds the pseudonyms, longer and shorter than what they replace', async () => {
    const source = 'a ann.long.name@corp.fr b 10.1.2.3\nann.long.name@corp.fr';
    const { text, findings } = await reportOf(source);
    const offsets = offsetsOf(source, findings);
    const marks = findings.map(({ length }, at) => {
      const from = offsets[at] ?? 0;
      return { from, to: from + length, tone: 'warning' as const };
    });
    const masked = marksInMasked(marks, findings);
    expect(masked.map(({ from, to }) => text.slice(from, to))).toEqual(['[EMAIL-1]', '[IPV4-1]', '[EMAIL-1]']);
    expect(masked.every(({ tone }) => tone === 'match-whole')).toBe(true);
  });

  it('lets break what is longer than a line', () => {
    const mark = { from: 0, to: 1, tone: 'warning' } as const;
    expect(marksInMasked([mark], [{ replacement: 'x'.repeat(60) }])).toEqual([{ from: 0, to: 60, tone: 'match' }]);
  });
});

describe('valueAt', () => {
  it.each([
    ['mail ann@corp.fr', 'ann@corp.fr'],
    ['{"mail":"ann\\u0040corp.fr"}', 'ann@corp.fr'],
    ['{"password":"a\\"b"}', 'a"b'],
    ['[4111111111111111]', '4111111111111111'],
  ])('reads %s', async (source, value) => {
    const [finding] = (await reportOf(source)).findings;
    const [offset] = offsetsOf(source, finding ? [finding] : []);
    if (!finding || offset === undefined) throw new Error('nothing found');
    expect(valueAt(source, offset, finding)).toBe(value);
  });
});

describe('offsetsOf', () => {
  it('counts lines with any line break', async () => {
    const source = 'a@corp.fr\r\nx\rb@corp.fr c@corp.fr\n\nd@corp.fr';
    const { findings } = await reportOf(source);
    expect(offsetsOf(source, findings)).toEqual([0, 13, 23, 34]);
  });
});

describe('maskedName', () => {
  it.each([
    ['app.log', 'app.masked.log'],
    ['a.b.har', 'a.b.masked.har'],
    ['log', 'log.masked'],
    ['.env', '.env.masked'],
  ])('of %s is %s', (name, masked) => expect(maskedName(name)).toBe(masked));
});
