import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { tree } from '../engine.ts';
import { TreeIndex } from '../tree-index.ts';
import { flatten, type Opened } from './tree-rows.ts';

async function indexOf(text: string): Promise<TreeIndex> {
  const result = await execute(tree, { text, documents: 'many' });
  if (!result.ok) throw new Error(result.error.message);
  return new TreeIndex(result.value, text);
}

async function rowsOf(text: string, opened: Partial<Opened> = {}): Promise<string[]> {
  const index = await indexOf(text);
  const rows = flatten(index, { level: 1, toggled: new Set(), ...opened });
  return rows.ids.map((id, row) => {
    const name = id < 0 ? `chunk ${rows.places[row]}` : (index.key(id) ?? `${rows.places[row]}`);
    const sign = rows.isOpen(id) ? '-' : '+';
    return `${rows.levels[row]} ${name} ${sign} ${rows.positions[row]}/${rows.sizes[row]}`;
  });
}

const sample = '{"a":[1,{"b":null}],"c":{},"d":"x"}';

describe('flatten', () => {
  it('opens what is above the level', async () => {
    expect(await rowsOf(sample, { level: 0 })).toEqual(['1 0 + 1/1']);
    expect(await rowsOf(sample)).toEqual(['1 0 - 1/1', '2 a + 1/3', '2 c + 2/3', '2 d + 3/3']);
    expect(await rowsOf(sample, { level: 99 })).toEqual([
      '1 0 - 1/1',
      '2 a - 1/3',
      '3 0 + 1/2',
      '3 1 - 2/2',
      '4 b + 1/1',
      '2 c + 2/3',
      '2 d + 3/3',
    ]);
  });
  it('follows what was toggled by hand', async () => {
    expect(await rowsOf(sample, { toggled: new Set([0]) })).toEqual(['1 0 + 1/1']);
    expect(await rowsOf(sample, { toggled: new Set([1]) })).toHaveLength(6);
  });
  it('shows every document of many', async () => {
    expect(await rowsOf('1\n[2]', { level: 1 })).toEqual(['1 0 + 1/2', '1 1 - 2/2', '2 0 + 1/1']);
  });
  it('puts more than 1,000 items in chunks of 100', async () => {
    const long = `[${Array.from({ length: 1001 }, (_, item) => item).join()}]`;
    const rows = await rowsOf(long);
    expect(rows).toHaveLength(1 + 11);
    expect(rows.slice(1, 3)).toEqual(['2 chunk 0 + 1/11', '2 chunk 100 + 2/11']);
    const opened = await rowsOf(long, { toggled: new Set([~1001]) });
    expect(opened.slice(-2)).toEqual(['2 chunk 1000 - 11/11', '3 1000 + 1/1']);
    expect(await rowsOf(`[${'0,'.repeat(999)}0]`)).toHaveLength(1001);
  });
  it('shows only what was found and what is around it', async () => {
    expect(await rowsOf(sample, { found: [4] })).toEqual(['1 0 - 1/1', '2 a - 1/1', '3 1 - 1/1', '4 b + 1/1']);
    expect(await rowsOf(sample, { found: [] })).toEqual([]);
    expect(await rowsOf(sample, { found: [1], toggled: new Set([1]) })).toEqual([
      '1 0 - 1/1',
      '2 a - 1/1',
      '3 0 + 1/2',
      '3 1 + 2/2',
    ]);
  });
});

describe('TreeIndex.find', () => {
  it('finds keys and scalars, not brackets, commas and white space', async () => {
    const index = await indexOf('{"Ab": [1, "aB ab"], "c": 12, "ab": {"x": true}}');
    const found = (query: string, limit = 99): (string | undefined)[] =>
      index.find(query, limit).map((node) => index.key(node) ?? index.source(node));
    expect(found('AB')).toEqual(['Ab', '"aB ab"', 'ab']);
    expect(found('ab', 2)).toHaveLength(2);
    expect(found('1')).toEqual(['1', 'c']);
    expect(found('true')).toEqual(['x']);
    expect(found('"c"')).toEqual(['c']);
    for (const nothing of ['', '[', ', ', '": ', ' ', 'zz'])
      expect(found(nothing)).toEqual(nothing === ' ' ? ['"aB ab"'] : []);
  });
  it('keeps its place behind a letter whose lower case is longer', async () => {
    const index = await indexOf('["İİİ","x"]');
    expect(index.find('X', 9)).toEqual([2]);
    expect(index.find('i', 9)).toEqual([1]);
  });
});
