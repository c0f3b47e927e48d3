/** What is searched for, in the order in which a stretch of text is claimed. */
export const kinds = [
  'private-key',
  'url-credentials',
  'jwt',
  'token',
  'auth-header',
  'secret-value',
  'iban',
  'card',
  'email',
  'mac',
  'ipv6',
  'ipv4',
  'uuid',
  'phone',
  'custom',
] as const;
export type Kind = (typeof kinds)[number];

export const styles = ['placeholder', 'realistic', 'partial', 'stars'] as const;
export type Style = (typeof styles)[number];

export const formats = ['auto', 'text', 'json', 'har'] as const;
export type Format = 'text' | 'json' | 'har';

/** A stretch of text from one offset to another, end exclusive, that a rule claims. */
export interface Found {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
  /** A vendor of tokens, or the name of a pattern of the user. */
  readonly name: string | null;
  /** Equal values have equal keys. */
  readonly key: string;
  /** It stays as it is, and no later rule takes it. */
  readonly kept?: boolean;
}

/** Stands for what an earlier rule took: a noncharacter, which no rule matches. */
export const filler = '\uFFFE';

/** Nothing that goes on with a word stands before or after. */
export const before = String.raw`(?<![\p{L}\p{N}_])`;
export const after = String.raw`(?![\p{L}\p{N}_])`;

/** A rule looks at text in which what is taken already is filler. */
export type Rule = (text: string) => Iterable<Found>;

/** Each match, or its group `value` at its end, as a find. */
export function* matchesOf(
  text: string,
  pattern: RegExp,
  kind: Kind,
  {
    name = null,
    keyOf = (value) => value,
  }: { readonly name?: string | null; readonly keyOf?: (value: string) => string } = {},
): Generator<Found> {
  for (const { 0: whole, index, groups } of text.matchAll(pattern)) {
    const value = groups?.['value'] ?? whole;
    const from = index + whole.lastIndexOf(value);
    if (value !== '') yield { from, to: from + value.length, kind, name, key: keyOf(value) };
  }
}
