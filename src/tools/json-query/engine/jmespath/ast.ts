import type { Value } from '#lib/documents/value.ts';

export type Comparator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** An expression of JMESPath (https://jmespath.org/specification.html). */
export type Expression =
  | { readonly kind: 'current' | 'identity' }
  | { readonly kind: 'literal'; readonly value: Value }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | {
      readonly kind: 'slice';
      readonly start: number | undefined;
      readonly end: number | undefined;
      readonly step: number;
    }
  | { readonly kind: 'sub' | 'pipe' | 'or' | 'and'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'not' | 'flatten'; readonly inner: Expression }
  | { readonly kind: 'project' | 'valueProject'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'filter'; readonly left: Expression; readonly test: Expression; readonly right: Expression }
  | { readonly kind: 'compare'; readonly sign: Comparator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'hash'; readonly members: readonly (readonly [string, Expression])[] }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Argument[] };

/** What a function takes: a value, or an expression that it evaluates itself. */
export interface Argument {
  readonly isReference: boolean;
  readonly expression: Expression;
}
