import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#core/text.ts';
import { catalogue } from '../catalogue.ts';
import { messagesOf } from '../messages/messages.ts';
import { loadToolSearch } from './search-tools.ts';
import type { Search } from './search.ts';

/**
 * Phrases that people type when they mean a tool, separated by commas: the tool must be the first result. Every tool is
 * found by its names without a file; a query that two tools could claim goes to the one that most people want.
 */
const lists = import.meta.glob<string>('../../tools/*/searches.txt', { query: '?raw', import: 'default', eager: true });
const pairs = Object.entries(lists).flatMap(([file, text]) => {
  const id = file.split('/').at(-2) ?? '';
  return text.split(/[,\n]/).flatMap((part) => (part.trim() === '' ? [] : [{ query: part.trim(), id }]));
});

describe('golden list', () => {
  let search: Search;
  beforeAll(async () => {
    search = await loadToolSearch();
  });

  it('has at least 300 pairs, none twice', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(300);
    expect(new Set(pairs.map(({ query }) => query)).size).toBe(pairs.length);
  });

  it.each(pairs)('$query → $id', ({ query, id }) => {
    expect(search.find(query)[0]).toBe(id);
  });

  it('finds every tool by its name and by its id, in either language', () => {
    for (const { id } of catalogue.tools) {
      for (const language of languages) {
        const name = messagesOf(language).names[id] ?? '';
        expect(search.find(name)[0], name).toBe(id);
      }
      expect(search.find(id)).toContain(id);
    }
  });
});
