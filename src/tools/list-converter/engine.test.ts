import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import * as engine from './engine.ts';
import { examples } from './examples.ts';

const operations = new Map<string, Operation>(
  Object.values(engine).map((operation) => [operation.id.split('/')[1] as string, operation as unknown as Operation]),
);

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    const operation = operations.get(example.op) as Operation;
    expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
  });
}

async function value(op: string, input: object): Promise<unknown> {
  const result = await execute(operations.get(op) as Operation, input);
  return result.ok ? result.value : result.error;
}
const list = (text: string, options: object = {}) => value('convert', { text, separator: '|', ...options });

describe('splitting', () => {
  it('finds the separator', async () => {
    expect(await list('a;b,c;d')).toBe('a|b,c|d');
    expect(await list('a,b;c')).toBe('a,b|c');
    expect(await list('a\tb;c')).toBe('a|b;c');
    expect(await list('a,b\r\nc\rd')).toBe('a,b|c|d');
    expect(await list('one item')).toBe('one item');
  });

  it('takes any text as the separator, escapes in it', async () => {
    expect(await list('a.b.c', { inputSeparator: '.' })).toBe('a|b|c');
    expect(await list('a\r\nb\nc', { inputSeparator: '\\n' })).toBe('a|b|c');
    expect(await list('a\\nb', { inputSeparator: '\\\\n' })).toBe('a|b');
    expect(await list('a\\qb\nc', { inputSeparator: '\\q' })).toBe('a|b\nc');
    expect(await list('a\tb,c', { inputSeparator: '\\t' })).toBe('a|b,c');
  });
});

describe('cleaning', () => {
  it('trims, takes ends away once, changes the case and cuts whole characters', async () => {
    expect(await list('- - a;\n-b', { removeItemPrefix: '-', removeItemSuffix: ';' })).toBe('- a|b');
    expect(await list('- a;', { removeItemPrefix: '-', removeItemSuffix: ';', trimItems: false })).toBe(' a');
    expect(await list('.*a\nb', { removeItemPrefix: '.*' })).toBe('a|b');
    expect(await list('Été\nSTRASSE', { letterCase: 'lower' })).toBe('été|strasse');
    expect(await list('👨‍👩‍👧abc\ne\u0301fg', { maxItemLength: 2 })).toBe('👨‍👩‍👧a|e\u0301f');
    expect(await list('abcd\nabc\u0301\nab', { maxItemLength: 3 })).toBe('abc|abc\u0301|ab');
    expect(await list('éclair\néc\u0301lair\nãé', { maxItemLength: 2 })).toBe('éc|éc\u0301|ãé');
    const latin = Array.from({ length: 0x2e0 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
    expect([...new Intl.Segmenter('en').segment(latin)]).toHaveLength(latin.length);
    expect(await list('a\n\n b ', { dropEmpty: false, trimItems: false })).toBe('a|| b ');
    expect(await list(' , ,', { dropEmpty: false })).toBe('||');
  });

  it('removes duplicates after trimming, when told', async () => {
    expect(await list('a\na \nA')).toBe('a|a|A');
    expect(await list('a\na \nA', { removeDuplicates: true })).toBe('a|A');
    expect(await list('B\na\nb', { removeDuplicates: true, caseSensitive: false })).toBe('B|a');
    expect(await list('ΟΔΟΣ\nοδος\nStraße\nSTRASSE', { removeDuplicates: true, caseSensitive: false })).toBe(
      'ΟΔΟΣ|Straße',
    );
  });
});

describe('sorting', () => {
  it('is natural, by code points, by number or by length, stable in both directions', async () => {
    expect(await list('item10\nitem9\nItem9', { sort: 'asc' })).toBe('item9|Item9|item10');
    expect(await list('b\nB\na', { sort: 'desc', caseSensitive: false })).toBe('b|B|a');
    expect(await list('B\nb\na', { sort: 'desc', caseSensitive: false })).toBe('B|b|a');
    expect(await list('a\nB\n\u{10000}\n\uffff', { sort: 'asc', sortBy: 'codepoint' })).toBe('B|a|\uffff|\u{10000}');
    expect(await list('a\nB', { sort: 'asc', sortBy: 'codepoint', caseSensitive: false })).toBe('a|B');
    expect(await list('x\n1e3\n0x10\n-Infinity\ny\n1_0', { sort: 'asc', sortBy: 'numeric' })).toBe(
      '-Infinity|0x10|1e3|x|y|1_0',
    );
    expect(await list('ccc\ne\u0301\nbb\n👨‍👩‍👧', { sort: 'asc', sortBy: 'length' })).toBe('e\u0301|👨‍👩‍👧|bb|ccc');
    expect(await list('b\na\nc', { sort: 'asc', reverse: true, maxItems: 2 })).toBe('c|b');
    expect(await list('b\na\nc', { reverse: true })).toBe('c|a|b');
  });

  it('shuffles into any order, with the same items', async () => {
    const orders = new Set<unknown>();
    for (let time = 0; time < 200; time++) orders.add(await list('a\nb\nc', { sort: 'shuffle' }));
    expect([...orders].toSorted()).toEqual(['a|b|c', 'a|c|b', 'b|a|c', 'b|c|a', 'c|a|b', 'c|b|a']);
  });
});

describe('wrapping', () => {
  const nasty = String.raw`a'b"c\d<&>`;
  it.each([
    ['none', nasty],
    ['sql', String.raw`a''b"c\d<&>`],
    ['json', String.raw`a'b\"c\\d<&>`],
    ['html', String.raw`a'b&quot;c\d&lt;&amp;&gt;`],
    ['shell', String.raw`a'\''b"c\d<&>`],
    ['csv', String.raw`a'b""c\d<&>`],
  ])('escapes for %s', async (escape, expected) => {
    expect(await list(nasty, { escape })).toBe(expected);
  });

  it('reads escapes in what it puts around, not in the items', async () => {
    const options = {
      itemPrefix: '\\t',
      itemSuffix: '\\\\',
      separator: '\\r\\n',
      listPrefix: '<\\q>\\n',
      listSuffix: '\\n',
    };
    expect(await list('a\\n\nb', options)).toBe('<\\q>\n\ta\\n\\\r\n\tb\\\n');
  });

  it('makes a JSON array of any items', async () => {
    const item = fc.string().map((text) => text.replaceAll(/[\r\n]/g, ' '));
    const options = {
      dropEmpty: false,
      trimItems: false,
      escape: 'json',
      itemPrefix: '"',
      itemSuffix: '"',
      separator: ',',
      listPrefix: '[',
      listSuffix: ']',
    };
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 2 }), async (items) => {
        fc.pre(items.some((text) => /\S/.test(text)));
        expect(JSON.parse(String(await value('convert', { text: items.join('\n'), ...options })))).toEqual(items);
      }),
      { seed: 20261121 },
    );
  });
});

describe('transpose', () => {
  it('fills ragged rows and ignores one line break at the end', async () => {
    expect(await value('transpose', { text: 'a;b\r\nc\r\n' })).toBe('a;c\nb;');
    expect(await value('transpose', { text: 'a b\nc d', columnSeparator: ' ', outputSeparator: '\\t' })).toBe(
      'a\tc\nb\td',
    );
    expect(await value('transpose', { text: 'a\nb\n\n' })).toBe('a,b,');
    expect(await value('transpose', { text: '' })).toBe('');
  });
});

describe('count and compare', () => {
  it('shows the first spelling', async () => {
    expect(await value('count', { text: 'b, A, a', caseSensitive: false })).toEqual([
      { item: 'A', count: 2 },
      { item: 'b', count: 1 },
    ]);
    expect(await value('count', { text: '' })).toEqual([]);
    expect(await value('count', { text: 'a', sort: 'asc' })).toMatchObject({ code: 'invalid-input' });
  });
  it('splits each list by itself', async () => {
    expect(await value('compare', { text: '3,1\t,2', other: '2\n4\n2' })).toEqual({
      onlyInFirst: ['3', '1'],
      onlyInSecond: ['4'],
      inBoth: ['2'],
    });
  });
});

it('takes 200,000 lines', async () => {
  const text = Array.from({ length: 200_000 }, (_, index) => `item ${(index * 7919) % 100_003}`).join('\n');
  const result = (await value('convert-with-counts', { text, sort: 'asc', removeDuplicates: true })) as { out: number };
  expect(result.out).toBe(100_003);
});
