import { describe, expect, it } from 'vitest';
import { codePointAt } from './code-point.ts';

/** Often enough that an engine compiles what it runs. */
const often = 20_000;
/** Cut from a longer text within a surrogate pair; V8 keeps a slice of 13 units or more as a view of the text. */
const whole = `${'{"a": "'.padEnd(30, 'x')}😀 and more`;
const slice = (): string => whole.slice(0, 31);

function hot<T>(read: (text: string) => T): Set<T> {
  const found = new Set<T>();
  for (let count = 0; count < often; count++) found.add(read(slice()));
  return found;
}

describe('codePointAt', () => {
  it('reads pairs as one, lone surrogates as themselves, and nothing outside of the text', () => {
    const points = (text: string): unknown[] =>
      Array.from({ length: text.length + 1 }, (_, at) => codePointAt(text, at));
    expect(points('a😀')).toEqual([0x61, 0x1f600, 0xde00, undefined]);
    expect(points('\ud83d\ud83d\ude00')).toEqual([0xd83d, 0x1f600, 0xde00, undefined]);
    expect(points('\ude00\ud83d')).toEqual([0xde00, 0xd83d, undefined]);
    expect(points('\u{10ffff}\uffff')).toEqual([0x10ffff, 0xdfff, 0xffff, undefined]);
    expect([codePointAt(''), codePointAt('a', -1), codePointAt('a', Number.NaN)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('never reads past the end of a slice, however often it runs', () => {
    expect(hot((text) => codePointAt(text, 30))).toEqual(new Set([0xd83d]));
  });
});

/* What else reads pairs in the sources, each tried hot on a slice that ends within one. */
describe('the platform stops at the end of a slice', () => {
  const sticky = /[\p{L}\u{10000}-\u{10ffff}]*/uy;
  const reads: Readonly<Record<string, (text: string) => unknown>> = {
    iteration: (text) => [...text].at(-1),
    'for of': (text) => {
      let last = '';
      for (const character of text) last = character;
      return last;
    },
    TextEncoder: (text) => new TextEncoder().encode(text).slice(-3).join(),
    'a pattern with u': (text) => /.$/su.exec(text)?.[0],
    'a sticky pattern with u': (text) => {
      sticky.lastIndex = 30;
      return `${sticky.exec(text)?.[0].length} ${sticky.lastIndex}`;
    },
    normalize: (text) => text.normalize('NFKD').length,
    localeCompare: (text) => text.localeCompare(whole),
    isWellFormed: (text) => text.isWellFormed(),
    toWellFormed: (text) => text.toWellFormed().at(-1),
    toUpperCase: (text) => text.toUpperCase().length,
    segments: (text) => [...new Intl.Segmenter('en').segment(text)].at(-1)?.segment,
    encodeURIComponent: (text) => {
      try {
        return encodeURIComponent(text);
      } catch (error) {
        return (error as Error).name;
      }
    },
    'JSON.stringify': (text) => JSON.stringify(text).slice(-7),
    split: (text) => text.split(/(?:)/u).at(-1),
    replace: (text) => text.replace(/\p{So}/gu, '').length,
  };

  it.each(Object.keys(reads))('%s', (name) => {
    const read = reads[name] as (text: string) => unknown;
    // The same text, but no slice of another one.
    const copy = String.fromCharCode(...Array.from({ length: 31 }, (_, at) => whole.charCodeAt(at)));
    expect(hot(read)).toEqual(new Set([read(copy)]));
  });
});
