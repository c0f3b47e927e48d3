import type { Example } from '../src/core/example.ts';
import type { Field, Fields } from '../src/core/field.ts';
import type { Operation } from '../src/core/operation.ts';

/** A text by its repeated parts: it is put together where it is used, so that 10 MB need not travel there. */
export type Parts = readonly (readonly [part: string, times: number])[];

/** What stands for a value that is made where it is used: a text, a file with that text, a deeply nested array. */
export type Made =
  | { readonly make: 'text' | 'file'; readonly parts: Parts }
  | { readonly make: 'nested'; readonly depth: number }
  | { readonly make: 'list'; readonly item: unknown; readonly times: number };

export interface WorstInput {
  readonly what: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const bomb = (line: (level: number) => string): string => Array.from({ length: 9 }, (_, level) => line(level)).join('');
const yamlBomb = `a0: &a0 [x,x,x,x,x,x,x,x,x]\n${bomb((n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}]\n`)}`;
const xmlBomb = `<!DOCTYPE x [<!ENTITY a0 "lol">${bomb((n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(9)}">`)}]><x>&a9;</x>`;

/** Texts that have brought parsers down, each small enough for the page's own thread or very large. */
const texts = {
  'nesting, open': [['[', 100_000]],
  'nesting, closed': [
    ['[', 100_000],
    [']', 100_000],
  ],
  'nesting, small': [
    ['[', 16_000],
    [']', 16_000],
  ],
  'nested objects': [
    ['{"a":', 100_000],
    ['1', 1],
    ['}', 100_000],
  ],
  parentheses: [['(', 100_000]],
  'parentheses, small': [['(', 30_000]],
  elements: [['<a>', 100_000]],
  'elements, small': [['<a b="c">', 3000]],
  'list in list': [['- ', 100_000]],
  quotes: [['> ', 15_000]],
  emphasis: [['*a_ ', 8000]],
  'alias bomb': [[yamlBomb, 1]],
  'entity bomb': [[xmlBomb, 1]],
  'backtracking pattern': [['(a+)+$', 1]],
  'backtracking subject': [
    ['a', 30_000],
    ['!', 1],
  ],
  'blanks before something': [
    [' ', 30_000],
    ['x', 1],
  ],
  'huge exponent': [['1e1000000000', 1]],
  'huge power': [['9^9^9^9^9', 1]],
  'factorials of factorials': [['100000!!', 1]],
  digits: [['9', 30_000]],
  'many digits': [['9', 200_000]],
  hexadecimal: [
    ['0x', 1],
    ['f', 30_000],
  ],
  dots: [['1.', 15_000]],
  dashes: [['1-', 15_000]],
  commas: [['1,', 15_000]],
  'many commas': [['1,', 500_000]],
  slashes: [['/', 30_000]],
  colons: [['::', 15_000]],
  'every address of IPv4': [['0.0.0.0/0', 1]],
  'every address of IPv6': [['::/0', 1]],
  'a range of all addresses': [['0.0.0.0-255.255.255.255', 1]],
  'bcrypt of cost 31': [['$2b$31$abcdefghijklmnopqrstuuu2UqHQXDzhsVvLXtVvGVCdq3oKcJgrm', 1]],
  'lone surrogates': [['\uD800', 30_000]],
  'joined emoji': [['👩‍👩‍👧‍👦', 2500]],
  'combining marks': [
    ['e', 1],
    ['\u0301', 30_000],
  ],
  percent: [['%', 30_000]],
  'quotation marks': [['"', 30_000]],
  backslashes: [['\\', 30_000]],
  NUL: [['\0', 30_000]],
  'one line of 10 MB': [['a', 10_000_000]],
  'a million lines': [['\n', 1_000_000]],
  'many letters and emoji': [['é😀 ', 250_000]],
  'many records': [
    ['[', 1],
    ['{"a":1},', 125_000],
    ['1]', 1],
  ],
} satisfies Readonly<Record<string, Parts>>;

const isText = (what: string): what is keyof typeof texts => what in texts;

/** What takes the most time by far is given to one operation of each tool; the others get a tenth of it in other texts. */
const longest: keyof typeof texts = 'one line of 10 MB';

/** One of each kind, for a field that another operation of the tool was given all of them in. */
const fewTexts: ReadonlySet<keyof typeof texts> = new Set([
  'nesting, closed',
  'nested objects',
  'backtracking pattern',
  'backtracking subject',
  'factorials of factorials',
  'many digits',
  'every address of IPv6',
  'lone surrogates',
]);

const lengthOf = (parts: Parts): number => parts.reduce((sum, [part, times]) => sum + part.length * times, 0);
const small = (parts: Parts): boolean => lengthOf(parts) < 1_000_000;
/** What takes so long to be put together, checked and carried to the worker that not every field is given it. */
const large = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'parts' in value && !small(value.parts as Parts);

/**
 * The field that is given the large texts: where the content goes. In any field they send the call to the worker, where
 * it can be ended, and what fails by length alone fails by `many digits` already.
 */
const contentOf = (fields: Fields): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'text' || fields[name]?.kind === 'blob') ??
  Object.keys(fields).find((name) => fields[name]?.kind === 'secret');

function numbers({ kind, min, max }: Field): number[] {
  const whole = kind === 'integer';
  const high = max ?? (whole ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE);
  const low = min ?? (whole ? Number.MIN_SAFE_INTEGER : -Number.MAX_VALUE);
  return [high, low, ...[1e9].filter((value) => value < high && value > low), ...(whole ? [] : [Number.MIN_VALUE])];
}

/** An ordinary value that the field accepts, for operations without an example. */
function plain(about: Field): unknown {
  if (about.fallback !== undefined) return about.fallback;
  switch (about.kind) {
    case 'text':
    case 'secret':
      return 'a';
    case 'integer':
    case 'number':
      return about.min ?? 1;
    case 'choice':
      return about.choices?.[0];
    case 'flag':
      return false;
    case 'list':
      return Array.from({ length: about.min ?? 0 }, () => about.item && plain(about.item));
    case 'group':
      return Object.fromEntries(Object.entries(about.members ?? {}).map(([name, field]) => [name, plain(field)]));
    case 'either':
      return about.alternatives?.[0] && plain(about.alternatives[0]);
    case 'json':
      return {};
    case 'blob':
      return { make: 'file', parts: [['a', 1]] } satisfies Made;
  }
}

/** The bad values of one field, each with its name. */
function worstValues(about: Field): [what: string, value: unknown][] {
  const made = (make: 'text' | 'file'): [string, Made][] =>
    Object.entries(texts).map(([what, parts]) => [what, { make, parts }]);
  switch (about.kind) {
    case 'text':
    case 'secret':
      return made('text');
    case 'blob':
      return made('file');
    case 'integer':
    case 'number':
      return numbers(about).map((value) => [String(value), value]);
    case 'choice':
      return (about.choices ?? []).map((value) => [String(value), value]);
    case 'flag':
      return [
        ['true', true],
        ['false', false],
      ];
    case 'json':
      return [['nested 100,000 deep', { make: 'nested', depth: 100_000 } satisfies Made]];
    case 'list': {
      const { item, max = 100_000 } = about;
      if (!item) return [];
      const times = Math.min(max, 100_000);
      const long: Made = { make: 'list', item: plain(item), times };
      const few = worstValues(item).filter(([what]) => !isText(what) || small(texts[what]));
      return [[`${times} times the same`, long], ...few.map(([what, value]): [string, unknown] => [what, [value]])];
    }
    case 'group':
      return [];
    case 'either':
      return (about.alternatives ?? []).flatMap(worstValues);
  }
}

/** Every number as high as it may be: the most work that options can ask for. */
function mostWork(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, about]) =>
      about.kind === 'integer' || about.kind === 'number' ? [[name, numbers(about)[0]]] : [],
    ),
  );
}

/**
 * The worst inputs of an operation, from its fields alone. Operations of a tool read a field of one name by the same code:
 * the names in `tried` are given a few of the texts, unless the content goes there, and the names of this one are added.
 */
export function worstInputs(
  { id, input: fields }: Operation,
  examples: readonly Example[],
  tried: Set<string>,
): WorstInput[] {
  const op = id.slice(id.indexOf('/') + 1);
  const example = examples.find((candidate) => candidate.op === op && candidate.error === undefined);
  const needed = Object.entries(fields).flatMap(([name, about]) => (about.needed ? [[name, plain(about)]] : []));
  const base: Record<string, unknown> = { ...Object.fromEntries(needed), ...example?.input };
  const most = mostWork(fields);
  const content = contentOf(fields);
  const isFirst = tried.size === 0;
  const one = Object.entries(fields).flatMap(([name, about]) =>
    worstValues(about)
      .filter(([what, value]) =>
        name === content
          ? isFirst || what !== longest
          : !large(value) && (!tried.has(name) || !isText(what) || fewTexts.has(what)),
      )
      .map(([what, value]) => ({ what: `${name}: ${what}`, input: { ...base, [name]: value } })),
  );
  for (const name of Object.keys(fields)) tried.add(name);
  const choices = Object.entries(fields).filter(([, { kind }]) => kind === 'choice' || kind === 'flag');
  const hard = choices.flatMap(([name, about]) =>
    worstValues(about).map(([what, value]) => ({
      what: `highest numbers, ${name}: ${what}`,
      input: { ...base, ...most, [name]: value },
    })),
  );
  const writable = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
  const pattern = { make: 'text', parts: texts['backtracking pattern'] };
  const subject = { make: 'text', parts: texts['backtracking subject'] };
  const pairs =
    writable.length < 2
      ? []
      : writable.map((name) => ({
          what: `${name}: a pattern, the rest its worst subject`,
          input: {
            ...base,
            ...Object.fromEntries(writable.map((other) => [other, other === name ? pattern : subject])),
          },
        }));
  return [
    { what: 'an ordinary input', input: base },
    ...one,
    { what: 'highest numbers', input: { ...base, ...most } },
    ...hard,
    ...pairs,
  ];
}
