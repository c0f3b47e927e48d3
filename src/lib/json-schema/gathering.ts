import type { Instance } from './instance.ts';
import type { Outcome, Params, RawFault } from './outcome.ts';
import type { Scope, Table } from './registry.ts';
import type { Value } from '../documents/value.ts';

/** Gathers what the keywords of one schema say of one value. */
export class Gathering {
  /** Equal ones, which several references lead to, are one. */
  readonly faults = new Set<RawFault>();
  readonly names = new Set<string>();
  readonly indexes = new Set<number>();
  items = 0;

  constructor(
    readonly schema: Table,
    readonly instance: Instance,
  ) {}

  fail(keyword: string, params: Params = {}, more: Partial<RawFault> = {}): void {
    this.faults.add({ instance: this.instance, keyword, schema: this.schema, rest: [], params, ...more });
  }

  addAll(faults: readonly RawFault[]): void {
    for (const fault of faults) this.faults.add(fault);
  }

  get outcome(): Outcome {
    const { faults, indexes, items, names } = this;
    return { faults: [...faults], indexes, items, names };
  }

  /** What a schema in the same place says; only one that holds has looked at anything. */
  join({ faults, indexes, items, names }: Outcome): void {
    this.addAll(faults);
    if (faults.length > 0) return;
    for (const name of names) this.names.add(name);
    for (const index of indexes) this.indexes.add(index);
    this.items = Math.max(this.items, items);
  }
}

/** Applies a schema to a value: `keyword` and `rest` say where in `holder` it stands. */
export interface Applier {
  evaluate(
    schema: Value,
    instance: Instance,
    scope: Scope,
    holder: Table,
    keyword: string,
    rest: readonly (string | number)[],
  ): Outcome;
  /** A schema in the same place, by its keyword. */
  apply(
    gathering: Gathering,
    scope: Scope,
    keyword: string,
    value: Value | undefined,
    ...rest: (string | number)[]
  ): Outcome;
}
