import type { Fields } from '../../src/core/field.ts';

export function inputOf(options: {
  readonly seed: string;
  readonly operation: { readonly id: string; readonly input: Fields };
  readonly number: number;
  readonly cases: {
    readonly examplesOf: ReadonlyMap<string, readonly object[]>;
    readonly pool: readonly string[];
    readonly samples: ReadonlyMap<string, readonly unknown[]>;
  };
}): Readonly<Record<string, unknown>>;
