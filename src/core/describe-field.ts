import type { Field, Fields, Problem } from './validate.ts';

/** The field in words that need no translation: `integer 1…4096`, `utf8 | hex`. */
export function expectation(about: Field): string {
  if (about.choices) return about.choices.join(' | ');
  if (about.alternatives) return about.alternatives.map(expectation).join(' | ');
  if (about.kind === 'list' && about.item) return `list of ${expectation(about.item)}`;
  const { kind, min, max, above, step } = about;
  const range = min === undefined && max === undefined ? kind : `${kind} ${min ?? ''}…${max ?? ''}`;
  return `${range}${above === undefined ? '' : ` > ${above}`}${step === undefined ? '' : ` (× ${step})`}`;
}

/** The expected value at the fault; for an unknown member, the allowed names. */
export function expectedAt(fields: Fields, path: readonly string[], problem: Problem): string {
  const [name = '', ...rest] = problem === 'unknown' ? path.slice(0, -1) : path;
  let about = fields[name];
  for (const key of rest) about = about?.members?.[key] ?? about?.item;
  if (problem === 'unknown') return Object.keys(path.length === 1 ? fields : (about?.members ?? {})).join(' | ');
  return about ? expectation(about) : '';
}
