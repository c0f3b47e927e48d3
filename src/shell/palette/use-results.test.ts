import { describe, expect, it } from 'vitest';
import { ranks } from './search.ts';
import { commandsFirst } from './use-results.ts';

describe('commands come first', () => {
  it.each([
    ['dark', ranks.wordPrefix, ranks.fuzzy, true],
    ['theme', ranks.exactKeyword, Infinity, true],
    ['random', ranks.namePrefix, ranks.namePrefix, true],
    ['s', ranks.namePrefix, ranks.namePrefix, false],
    ['share', ranks.exactName, ranks.namePrefix, true],
    ['json', Infinity, ranks.namePrefix, false],
    ['hash', ranks.fuzzy, Infinity, false],
  ])('%j: a command of rank %d, a tool of rank %d: %s', (query, command, tool, expected) =>
    expect(commandsFirst(query, command, tool)).toBe(expected),
  );
});
