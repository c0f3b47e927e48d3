import { choice, flag, group, integer, list, nullable, text, type Input } from '#core/field.ts';

export const stepNames = [
  'trim',
  'collapse',
  'case',
  'affix',
  'indent',
  'dedent',
  'pad',
  'remove-empty',
  'squeeze-empty',
  'dedupe',
  'only-repeated',
  'only-single',
  'count-lines',
  'sort',
  'reverse',
  'shuffle',
  'filter',
  'take',
  'drop',
  'every',
  'replace',
  'number',
  'unnumber',
  'wrap',
  'unwrap',
  'split',
  'join',
  'columns',
] as const;
export type StepName = (typeof stepNames)[number];

const mostWidth = 1000;

/** One step; the members that it does not name are ignored. Null is the default of the step. */
export const stepFields = {
  do: choice(stepNames),
  side: choice(['both', 'start', 'end'], 'both'),
  letterCase: choice(['lower', 'upper', 'title'], 'lower'),
  prefix: text(''),
  suffix: text(''),
  width: nullable(integer({ min: 0, max: mostWidth })),
  padAt: choice(['end', 'start', 'both'], 'end'),
  fill: text(' ', { min: 1 }),
  blank: flag(true),
  keep: choice(['first', 'last'], 'first'),
  adjacent: flag(false),
  caseSensitive: flag(true),
  ignoreSpaces: flag(false),
  column: integer({ min: 0, max: 1000 }, 0),
  delimiter: text(''),
  by: choice(['natural', 'codepoint', 'number', 'length'], 'natural'),
  order: choice(['asc', 'desc'], 'asc'),
  seed: text(''),
  find: text(''),
  mode: choice(['text', 'regex', 'wildcard'], 'text'),
  wholeWord: flag(false),
  invert: flag(false),
  from: choice(['first', 'last'], 'first'),
  count: nullable(integer({ min: 0 })),
  start: integer({}, 1),
  replacement: text(''),
  increment: integer({}, 1),
  separator: nullable(text()),
  zeros: flag(false),
  skipBlank: flag(false),
  breakWords: flag(false),
  columns: text(''),
};
export type Step = Input<typeof stepFields>;

export const runFields = {
  text: text(),
  steps: list(group(stepFields), { max: 50 }, []),
  timeLimit: integer({ min: 100, max: 60_000 }, 5000),
};

export const previewFields = {
  text: text(),
  find: text(),
  mode: choice(['text', 'regex'], 'text'),
  caseSensitive: flag(true),
  wholeWord: flag(false),
  replacement: text(''),
  limit: integer({ min: 1, max: 1000 }, 100),
  timeLimit: integer({ min: 100, max: 60_000 }, 2000),
};
