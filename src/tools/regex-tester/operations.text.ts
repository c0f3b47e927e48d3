import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    match: { name: 'Match a pattern', sentence: 'Finds the matches of a regular expression with their groups.' },
    replace: { name: 'Replace matches', sentence: 'Replaces the matches of a regular expression in text.' },
    split: { name: 'Split text', sentence: 'Splits text wherever a regular expression matches.' },
    runTests: {
      name: 'Run pattern tests',
      sentence: 'Checks a regular expression against texts with expected results.',
    },
    explain: { name: 'Explain a pattern', sentence: 'Parses a regular expression into a tree and explains each part.' },
    checkSpeed: {
      name: 'Check pattern speed',
      sentence: 'Finds the quantifiers that may make a regular expression slow.',
    },
    export: {
      name: 'Export a pattern',
      sentence: 'Writes code for a regular expression in one of six languages, with notes on differences.',
    },
  },
  fields: {
    pattern: { label: t('pattern.label'), hint: t('pattern.hint') },
    flags: { label: t('flags'), hint: 'Any of d, g, i, m, s, u or v, y.' },
    text: t('text.label'),
    limit: 'Maximum matches',
    timeLimit: { label: 'Time limit', hint: 'In milliseconds.' },
    replacement: { label: t('replacement.label'), hint: 'With $1, $<name>, $& and $$ as in JavaScript.' },
    escapes: t('escapes.label'),
    tests: 'Tests',
    'tests.text': t('test.text'),
    'tests.expect': t('test.expect'),
    'tests.value': { label: 'Match', hint: 'The whole match, or null for any.' },
    'tests.groups': { label: 'Groups', hint: 'By number or name; null for a group that does not take part.' },
    language: t('language.label'),
    task: 'Task',
  },
} satisfies OperationWords<typeof engine>;
