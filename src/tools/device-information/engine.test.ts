import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { aspectRatio, report, utcOffset } from './engine.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, unknown>> = { 'aspect-ratio': aspectRatio, 'utc-offset': utcOffset, report };

describe('device-information', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 80)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it.each([
    [2560, 1600, '8:5', '16:10'],
    [3440, 1440, '43:18', '21:9'],
    [1170, 2532, '195:422', '9:19.5'],
    [500, 500, '1:1', '1:1'],
    [1280, 1024, '5:4', '5:4'],
    [1000, 100, '10:1', null],
    [1, 3, '1:3', null],
    [103, 100, '103:100', '1:1'],
    [1031, 1000, '1031:1000', null],
  ])('%i × %i is %s, nearest %s', async (width, height, exact, nearest) => {
    const result = await execute(aspectRatio, { width, height });
    expect(result.ok && [result.value.exact, result.value.nearest]).toEqual([exact, nearest]);
  });

  it('rounds halves up', async () => {
    expect(await execute(aspectRatio, { width: 1050, height: 900 })).toMatchObject({ value: { megapixels: 0.95 } });
    expect(await execute(aspectRatio, { width: 390, height: 800 })).toMatchObject({ value: { decimal: 0.488 } });
  });

  it('refuses sizes below one pixel', async () => {
    expect(await execute(aspectRatio, { width: 0, height: 1 })).toMatchObject({ ok: false });
  });

  it('writes nothing of nothing', async () => {
    expect(await execute(report, { sections: [] })).toMatchObject({ value: '' });
    expect(await execute(report, { sections: [], format: 'json' })).toMatchObject({ value: '{}' });
  });
});
