import type { Field, FieldKind, Fields, Problem } from './validate.ts';

/** The kinds that people know by another name. */
const knownAs: Partial<Record<FieldKind, string>> = {
  blob: 'file',
  flag: 'true | false',
  group: 'object',
  json: 'JSON',
};

/** What a kind of field is called in help texts and error sentences. */
export const kindName = (kind: FieldKind): string => knownAs[kind] ?? kind;

function rangeOf({ min, max }: Field): string {
  if (min === undefined) return max === undefined ? '' : ` ≤ ${max}`;
  return max === undefined ? ` ≥ ${min}` : ` ${min}…${max}`;
}

/** The field in words that need no translation: `integer 1…4096`, `number ≥ 0`, `utf8 | hex`. */
export function expectation(about: Field): string {
  if (about.choices) return about.choices.join(' | ');
  if (about.alternatives) return about.alternatives.map(expectation).join(' | ');
  if (about.kind === 'list' && about.item) return `list of ${expectation(about.item)}`;
  const { kind, above, step } = about;
  return `${kindName(kind)}${rangeOf(about)}${above === undefined ? '' : ` > ${above}`}${step === undefined ? '' : ` (× ${step})`}`;
}

/** The expected value at the fault; for an unknown member, the allowed names. */
export function expectedAt(fields: Fields, path: readonly string[], problem: Problem): string {
  const [name = '', ...rest] = problem === 'unknown' ? path.slice(0, -1) : path;
  let about = fields[name];
  for (const key of rest) about = about?.members?.[key] ?? about?.item;
  if (problem === 'unknown') return Object.keys(path.length === 1 ? fields : (about?.members ?? {})).join(' | ');
  return about ? expectation(about) : '';
}
