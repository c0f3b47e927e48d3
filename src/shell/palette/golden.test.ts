import Fuse from 'fuse.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#core/text.ts';
import { tools } from '../catalogue.ts';
import { loadMessages, messagesOf } from '../messages/messages.ts';
import { golden } from './golden.ts';
import { searchables } from './search-tools.ts';
import { createSearch, type Search } from './search.ts';

const pairs = Object.entries(golden).flatMap(([id, queries]) => queries.map((query) => ({ query, id })));

describe('golden list', () => {
  let search: Search;
  beforeAll(async () => {
    await Promise.all(languages.map(loadMessages));
    search = createSearch(searchables(), Fuse);
  });

  it('has at least 300 pairs, none twice, for tools that exist', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(300);
    expect(new Set(pairs.map(({ query }) => query)).size).toBe(pairs.length);
    expect(tools.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(golden)));
  });

  it.each(pairs)('$query → $id', ({ query, id }) => {
    expect(search.find(query)[0]).toBe(id);
  });

  it('finds every tool by its name and by its id, in either language', () => {
    for (const { id } of tools) {
      for (const language of languages) {
        const { name } = messagesOf(language).tools[id] ?? { name: '' };
        expect(search.find(name)[0], name).toBe(id);
      }
      expect(search.find(id)).toContain(id);
    }
  });
});
