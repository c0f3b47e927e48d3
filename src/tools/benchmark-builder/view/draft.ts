import { choice, group, list, text } from '#core/field.ts';
import { ToolError, type Failure } from '#core/operation.ts';
import { columns, tableColumns } from '../engine/export.ts';
import { readValues } from '../engine/values.ts';

/** A suite as it is typed: its values one per line. */
export interface TypedSuite {
  readonly title: string;
  readonly values: string;
}

export const maxSuites = 100;

export const fields = {
  suites: list(group({ title: text(), values: text() }), { min: 1, max: maxSuites }),
  unit: text(''),
  better: choice(['lower', 'higher'], 'lower'),
  estimator: choice(['population', 'sample'], 'population'),
  columns: list(choice(columns), {}, tableColumns),
};
export const initial = {
  suites: [
    { title: '', values: '7.25\n7.75\n7.5\n7.25\n7.75' },
    { title: '', values: '9.5\n10.25\n10\n10.5\n9.75' },
  ],
};

interface Reading {
  readonly values: readonly number[];
  readonly error?: Failure;
}

const none: readonly number[] = [];
/** A suite that did not change is not read again. */
const known = new WeakMap<TypedSuite, Reading>();

function read(typed: string): Reading {
  if (typed.trim() === '') return { values: none };
  try {
    return { values: readValues(typed) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return error.code === 'empty-input' ? { values: none } : { values: none, error };
  }
}

/** The numbers of a suite, or what is wrong with one of them. */
export function readingOf(suite: TypedSuite): Reading {
  const reading = known.get(suite) ?? read(suite.values);
  known.set(suite, reading);
  return reading;
}
