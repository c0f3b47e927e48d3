import type { Value } from '../documents/value.ts';
import type { Instance } from './instance.ts';
import type { Table } from './registry.ts';

export type Params = Readonly<Record<string, unknown>>;

/** An assertion that failed: what, by which keyword of which schema. */
export interface RawFault {
  readonly instance: Instance;
  readonly keyword: string;
  /** The table that holds the keyword. */
  readonly schema: Table;
  /** Behind the keyword, for a schema that is `false`. */
  readonly rest: readonly (string | number)[];
  readonly params: Params;
  readonly branches?: readonly (readonly RawFault[])[];
}

/** What a schema says of a value: its faults, and which members and elements it has looked at. */
export interface Outcome {
  readonly faults: readonly RawFault[];
  readonly names: ReadonlySet<string>;
  /** So many first elements. */
  readonly items: number;
  /** Elements by themselves. */
  readonly indexes: ReadonlySet<number>;
}

const noNames: ReadonlySet<string> = new Set();
const noIndexes: ReadonlySet<number> = new Set();
export const fine: Outcome = { faults: [], names: noNames, items: 0, indexes: noIndexes };

export type Schema = Value;
