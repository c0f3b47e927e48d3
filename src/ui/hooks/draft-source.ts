import type { Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import type { Values } from './draft-memory.ts';

/** The source of a draft: fields, or an operation with the fields of its input. */
export type Source<F extends Fields> = F | Operation<F, never>;

export function fieldsOf<F extends Fields>(source: Source<F>): F {
  return typeof source['run'] === 'function' ? (source as Operation<F>).input : (source as F);
}

const empty: Values = { text: '', secret: '', list: [], flag: false };

/** The initial value of a draft: the value from the view, else the field's default, else nothing. */
export function startValues(fields: Fields, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { fallback, kind }]) => [name, initial[name] ?? fallback ?? empty[kind]]),
  );
}
