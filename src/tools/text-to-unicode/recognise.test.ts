import { describe, expect, it } from 'vitest';
import { sampleOf } from '#core/sample.ts';
import { recognise } from './recognise.ts';

const opsFor = (text: string): readonly string[] => recognise(sampleOf(text)).map(({ op }) => op);

describe('what is recognized', () => {
  it.each([
    'U+0041',
    'U+1F600',
    'U+10FFFF',
    'U+00E9 U+00E8',
    '\\u00e9',
    '\\u{1}',
    '\\u{1F600}',
    '\\u{10FFFF}',
    '\\u{0000E9}',
    '\\U0010FFFF',
    '&#xE9;',
    '&#x0010FFFF;',
    '&#233;',
    '&#00000233;',
    '&#128512;',
    'a \\u0041 b U+0042',
  ])('%s is an escape', (text) => {
    expect(opsFor(text)).toEqual(['text-to-unicode/unescape']);
  });

  it.each([
    '',
    'a',
    'U+110000',
    'U+110000 U+200000',
    'U+FFFFFF',
    '\\u{110000}',
    '\\U00110000',
    '\\U10000000',
    '&#x110000;',
    '&#1200000;',
    'a \\u0041 b',
  ])('%j is none', (text) => {
    expect(opsFor(text)).toEqual([]);
  });

  it.each(['é', '€', '😀', 'e\u0301', '👩🏽‍🚀'])('%s is a character', (text) => {
    expect(opsFor(text)).toEqual(['text-to-unicode/inspect']);
  });

  it.each(['éé', 'ee\u0301', '1\u0301'])('%s is not one character', (text) => {
    expect(opsFor(text)).toEqual([]);
  });
});
