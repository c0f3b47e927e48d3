import Fuse from 'fuse.js';
import { describe, expect, it } from 'vitest';
import { createSearch, fold, type Searchable } from './search.ts';

const item = (id: string, names: string[], keywords: string[] = [], descriptions: string[] = []): Searchable => ({
  id,
  names,
  keywords,
  descriptions,
  categories: [],
});
const searchOf = (...items: Searchable[]) => createSearch(items, Fuse);

describe('fold', () => {
  it.each([
    ['Générateur de clés d’API', 'generateur de cles d api'],
    ['  SHA-256 ', 'sha 256'],
    ['œuvre', 'oeuvre'],
    ['e\u0301te\u0301', 'ete'],
    ['{ }', '{ }'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => expect(fold(text)).toBe(expected));
});

describe('order', () => {
  const search = searchOf(
    item('fuzzy', ['Fuzzy'], [], ['knows jason']),
    item('keyword-prefix', ['Kiwi'], ['jsonata']),
    item('exact-keyword', ['Melon'], ['json']),
    item('word-prefix', ['My JSON']),
    item('name-prefix', ['JSON tool']),
    item('exact-name', ['Json']),
  );

  it('is exact name, name prefix, word prefix, exact keyword, keyword prefix, then Fuse’s score', () => {
    expect(search.find('json')).toEqual([
      'exact-name',
      'name-prefix',
      'word-prefix',
      'exact-keyword',
      'keyword-prefix',
      'fuzzy',
    ]);
  });

  it('lets a preferred one win a tie only', () => {
    const ties = searchOf(item('a', ['JSON diff']), item('b', ['JSON to CSV']), item('c', ['To JSON']));
    expect(ties.find('json')).toEqual(['a', 'b', 'c']);
    expect(ties.find('json', ['c', 'b'])).toEqual(['b', 'a', 'c']);
  });

  it('prefers words that stand together as they were typed', () => {
    const converters = searchOf(
      item('b-to-a', ['Pear to apple', 'Poire vers pomme'], ['pear to apple']),
      item('a-to-b', ['Apple to pear', 'Pomme vers poire'], ['fruit', 'apple pear']),
    );
    expect(converters.find('pomme vers poire')[0]).toBe('a-to-b');
    expect(converters.find('apple pear')[0]).toBe('a-to-b');
    expect(converters.find('pear to apple')[0]).toBe('b-to-a');
  });

  it('gives a keyword to the tool that names it earliest', () => {
    const search = searchOf(
      item('second', ['JSON diff'], ['compare', 'json']),
      item('first', ['JSON format it'], ['json']),
    );
    expect(search.find('json')).toEqual(['first', 'second']);
  });
});

describe('words', () => {
  const search = searchOf(
    item('token', ['Token generator', 'Générateur de jetons'], ['mot de passe', 'password', 'api key']),
    item('lorem', ['Ipsum generator']),
    item('hash', ['Hash text', 'Hachage de texte'], ['md5', 'sha256']),
  );

  it.each(['générer un mot de passe', 'GENERATEUR DE MOT DE PASSE', 'key api', 'jetons'])(
    'finds %j by its words',
    (query) => {
      expect(search.find(query)).toEqual(['token']);
    },
  );

  it.each([
    'sha-256',
    'sha 256',
    'SHA256',
    'hahs',
    'hsah text',
    'md5sum',
    'hashing',
    'md5 generator',
    'my hash please',
  ])('finds %j however it is written', (query) => expect(search.find(query)[0]).toBe('hash'));

  it('finds nothing for nothing and for what is nowhere', () => {
    for (const query of ['', '   ', '?!', 'zzzz', '💥']) expect(search.find(query), query).toEqual([]);
  });

  it('takes a text of any length', () => {
    expect(search.find('hash'.repeat(1e6))).toEqual([]);
    expect(search.nearest('x'.repeat(1e6), 1)).toEqual([]);
  });
});

it('names the nearest when nothing is found', () => {
  const search = searchOf(
    item('hash-text', ['Hash text']),
    item('json-prettify', ['JSON prettify']),
    item('x', ['Clock']),
  );
  expect(search.nearest('clokc', 2)[0]).toBe('x');
  expect(search.nearest('jsn-pretify', 1)).toEqual(['json-prettify']);
  expect(search.nearest('haash-txt', 3)).toEqual(['hash-text']);
  expect(search.nearest('quaternion', 3)).toEqual([]);
});

describe('what is not there', () => {
  const search = searchOf(
    item('range', ['Range expander'], ['ip range', 'expand']),
    item('to-csv', ['JSON to CSV', 'JSON vers CSV'], ['json en csv']),
    item('both', ['JSON and XML'], ['json to xml', 'xml to json']),
  );

  it.each(['regex', 'gradient', 'qqqq'])('finds nothing for %j, which only looks alike', (query) =>
    expect(search.find(query)).toEqual([]),
  );

  it('hears the direction', () => {
    expect(search.find('json to csv')).toEqual(['to-csv']);
    expect(search.find('csv to json')).toEqual([]);
    expect(search.find('csv vers json')).toEqual([]);
    expect(search.find('xml to json')).toEqual(['both']);
    expect(search.find('json to xml')[0]).toBe('both');
  });

  it('says how well the best one matches', () => {
    expect(search.rank('JSON to CSV')).toBe(0);
    expect(search.rank('expand')).toBeGreaterThan(search.rank('range'));
    expect(search.rank('regex')).toBe(Infinity);
  });
});
