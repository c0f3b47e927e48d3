import type { Value } from '#lib/documents/value.ts';

/** RFC 9535 §2.3 and §2.5. */
export interface Segment {
  readonly isDescendant: boolean;
  readonly selectors: readonly Selector[];
}

export type Selector =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'index'; readonly index: number }
  | {
      readonly kind: 'slice';
      readonly start: number | undefined;
      readonly end: number | undefined;
      readonly step: number;
    }
  | { readonly kind: 'filter'; readonly test: Logical };

export interface Query {
  readonly isRelative: boolean;
  readonly segments: readonly Segment[];
}

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** LogicalType. */
export type Logical =
  | { readonly kind: 'or' | 'and'; readonly parts: readonly Logical[] }
  | { readonly kind: 'not'; readonly part: Logical }
  | { readonly kind: 'compare'; readonly sign: Comparison; readonly left: Comparable; readonly right: Comparable }
  | { readonly kind: 'exists'; readonly query: Query }
  | { readonly kind: 'call'; readonly call: Call };

/** ValueType: a value or Nothing. */
export type Comparable =
  | { readonly kind: 'literal'; readonly value: Value }
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'call'; readonly call: Call };

export type Argument = Comparable | { readonly kind: 'nodes'; readonly query: Query };

export interface Call {
  readonly name: FunctionName;
  readonly args: readonly Argument[];
}

/** What the functions of RFC 9535 §2.4 take and give. */
export const functions = {
  length: { takes: ['value'], gives: 'value' },
  count: { takes: ['nodes'], gives: 'value' },
  match: { takes: ['value', 'value'], gives: 'logical' },
  search: { takes: ['value', 'value'], gives: 'logical' },
  value: { takes: ['nodes'], gives: 'value' },
} as const;
export type FunctionName = keyof typeof functions;

/** At most one node: only names and indexes (RFC 9535 §2.3.5.1). */
export const isSingular = ({ segments }: Query): boolean =>
  segments.every(
    ({ isDescendant, selectors }) =>
      !isDescendant && selectors.length === 1 && (selectors[0]?.kind === 'name' || selectors[0]?.kind === 'index'),
  );
