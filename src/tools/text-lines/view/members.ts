import type { Step, StepName } from '../engine/fields.ts';

type Member = Exclude<keyof Step, 'do'>;

const comparison = ['caseSensitive', 'ignoreSpaces', 'adjacent', 'column', 'delimiter'] as const;
const repeats = ['keep', ...comparison] as const;

/** What each step names. */
export const membersOf: Readonly<Record<StepName, readonly Member[]>> = {
  trim: ['side'],
  collapse: [],
  case: ['letterCase'],
  affix: ['prefix', 'suffix'],
  indent: ['width'],
  dedent: [],
  pad: ['width', 'padAt', 'fill'],
  'remove-empty': ['blank'],
  'squeeze-empty': [],
  dedupe: repeats,
  'only-repeated': repeats,
  'only-single': comparison,
  'count-lines': repeats,
  sort: ['by', 'order', 'caseSensitive', 'column', 'delimiter'],
  reverse: [],
  shuffle: ['seed'],
  filter: ['find', 'mode', 'caseSensitive', 'wholeWord', 'invert'],
  take: ['from', 'count'],
  drop: ['from', 'count'],
  every: ['count', 'start'],
  replace: ['find', 'replacement', 'mode', 'caseSensitive', 'wholeWord'],
  number: ['start', 'increment', 'separator', 'zeros', 'skipBlank'],
  unnumber: [],
  wrap: ['width', 'breakWords'],
  unwrap: [],
  split: ['separator'],
  join: ['separator', 'count'],
  columns: ['columns', 'delimiter', 'separator'],
};

/** What a null stands for. */
export const nullDefaults: Readonly<Partial<Record<`${StepName}.${string}`, string>>> = {
  'indent.width': '2',
  'pad.width': '0',
  'wrap.width': '80',
  'take.count': '10',
  'drop.count': '10',
  'number.separator': '. ',
  'split.separator': ',',
  'join.separator': ',',
};
