import { expect, it } from 'vitest';
import { isSearch } from './is-search.ts';

it.each(['base64', 'json to yaml', 'hash', 'sha 256', 'Mot de passe', 'convert yaml to json', 'jsno', 'pasword'])(
  '%j is a search',
  async (text) => expect(await isSearch(text)).toBe(true),
);

it.each([
  '550e8400-e29b-41d4-a716-446655440000',
  '{"a":1}',
  '10.0.0.1',
  'two\nlines',
  'hash '.repeat(30),
  // Sentences: nothing would be found.
  'The quick brown fox jumps over the dog',
  'Le chat dort sur le canapé',
  '00000000  48 65 6c 6c 6f 20 77 6f  72 6c 64 0a  |Hello world.|',
  // Secrets of several kinds, none of which is recognized: nothing tells a password from a word.
  'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  'Tr0ub4dor&3',
  'hunter2!',
  'correct horse battery staple',
  'xkqzvw',
])('%j is none', async (text) => expect(await isSearch(text)).toBe(false));
