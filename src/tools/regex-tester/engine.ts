import { choice, flag, group, integer, json, list, nullable, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { refuseLonger } from '#lib/text-limit.ts';
import { languages } from './engine/export/languages.ts';

const loadMatch = once(() => import('./engine/match.ts'));
const loadReplace = once(() => import('./engine/replace.ts'));
const loadRunTests = once(() => import('./engine/run-tests.ts'));
const loadExplain = once(() => import('./engine/explain.ts'));
const loadSpeed = once(() => import('./engine/speed.ts'));
const loadExport = once(() => import('./engine/export/export.ts'));

const expectations = ['match', 'no-match', 'full-match'] as const;
const tasks = ['find', 'replace'] as const;
const longestText = 10_000_000;
const longestPattern = 100_000;
const analysisLimit = 10_000;

const timeLimit = () => integer({ min: 100, max: 60_000 }, 2000);
const stoppable = { thread: 'worker', timeLimit: (input: { readonly timeLimit: number }) => input.timeLimit } as const;

interface Texts {
  readonly pattern: string;
  readonly text?: string;
}

function refuseLong({ pattern, text = '' }: Texts): void {
  refuseLonger('pattern', pattern, longestPattern);
  refuseLonger('text', text, longestText);
}

/**
 * The matches of a regular expression (ECMA-262 2025, §22.2): all with the flag g, else the first, each with its groups.
 * Errors of all operations: `invalid-pattern` { reason, index, line, column }, `invalid-flags` { flag, reason },
 * `unsupported-pattern` { reason } where the runtime is older than the pattern; `too-slow` { limit }.
 */
export const match = operation('regex-tester/match', {
  input: {
    pattern: text(),
    flags: text('g'),
    text: text(),
    limit: integer({ min: 1, max: 10_000 }, 1000),
    timeLimit: timeLimit(),
  },
  source: 'text',
  ...stoppable,
  run: async (input) => {
    refuseLong(input);
    const { findMatches } = await loadMatch();
    return findMatches(input.pattern, input.flags, input.text, input.limit);
  },
});

/** What `text.replace(regex, replacement)` gives, with the first 10,000 replacements and their places. */
export const replace = operation('regex-tester/replace', {
  input: {
    pattern: text(),
    flags: text('g'),
    text: text(),
    replacement: text(''),
    escapes: flag(false),
    timeLimit: timeLimit(),
  },
  source: 'text',
  ...stoppable,
  run: async (input) => {
    refuseLong(input);
    return (await loadReplace()).replaceMatches(input);
  },
});

/** What `text.split(regex)` gives, with null for a group that took no part. */
export const split = operation('regex-tester/split', {
  input: { pattern: text(), flags: text(''), text: text(), timeLimit: timeLimit() },
  source: 'text',
  ...stoppable,
  run: async (input) => {
    refuseLong(input);
    return (await loadReplace()).splitText(input.pattern, input.flags, input.text);
  },
});

/**
 * Runs every test from the start of its text, without the flags g and y. Faults are `expected-match`,
 * `expected-no-match`, `expected-full-match`, `value` and `group:KEY`. Error beside those of `match`: `invalid-tests`
 * { index } for groups that are not objects of texts and nulls.
 */
export const runTests = operation('regex-tester/run-tests', {
  input: {
    pattern: text(),
    flags: text(''),
    tests: list(
      group({
        text: text(),
        expect: choice(expectations, 'match'),
        value: nullable(text()),
        groups: json({}),
      }),
      { min: 1, max: 1000 },
    ),
    timeLimit: timeLimit(),
  },
  ...stoppable,
  run: async (input) => {
    refuseLong(input);
    return (await loadRunTests()).runAllTests(input.pattern, input.flags, input.tests);
  },
});

/** The pattern as a tree of what it says, in source order; it is not run. */
export const explain = operation('regex-tester/explain', {
  input: { pattern: text(), flags: text('') },
  run: async (input) => {
    refuseLong(input);
    return (await loadExplain()).explainPattern(input.pattern, input.flags);
  },
});

/** Where the pattern may take a time that grows with a power of the text, or exponentially. */
export const checkSpeed = operation('regex-tester/check-speed', {
  input: { pattern: text(), flags: text('') },
  thread: 'worker',
  timeLimit: () => analysisLimit,
  run: async (input) => {
    refuseLong(input);
    return (await loadSpeed()).findSlowSpots(input.pattern, input.flags);
  },
});

/** Code that finds or replaces in another language, with notes on what that reads otherwise. */
const exportCode = operation('regex-tester/export', {
  input: {
    pattern: text(),
    flags: text('g'),
    language: choice(languages),
    task: choice(tasks, 'find'),
    replacement: text(''),
  },
  run: async (input) => {
    refuseLong(input);
    return (await loadExport()).exportPattern(input);
  },
});
export { exportCode as export };
