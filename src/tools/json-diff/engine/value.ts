/** A scalar with its literal as it was written. */
export interface Scalar {
  readonly kind: 'value';
  readonly id: number;
  readonly literal: string;
}
export interface List {
  readonly kind: 'array';
  readonly id: number;
  readonly items: Value[];
}
/** Members in the order of the text; a `Map`, so that keys such as `10` and `__proto__` are keys like any other. */
export interface Dictionary {
  readonly kind: 'object';
  readonly id: number;
  readonly members: Map<string, Value>;
}
/** Two values of one reading have the same `id` exactly when they are equal. */
export type Value = Scalar | List | Dictionary;

/** How arrays are matched. */
export const matchings = ['align', 'index', 'key', 'unordered'] as const;
export type Matching = (typeof matchings)[number];

/** `1.0`, `1` and `10e-1` as the same text: sign, digits without zeros at either end, exponent. */
export function canonicalNumber(literal: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  if (all === '') return '0';
  let end = all.length;
  while (all[end - 1] === '0') end--;
  const shift = all.length - end - fraction.length;
  const exponent = power.length < 15 ? Number(power) + shift : BigInt(power.replace('+', '')) + BigInt(shift);
  return `${sign}${all.slice(0, end)}e${exponent}`;
}

/** Gives equal values the same number, from the leaves up. */
export class Interner {
  private readonly ids = new Map<string, number>();
  private readonly literals = new Map<string, number>();

  /** With `unordered` arrays are equal as multisets. */
  constructor(private readonly unordered = false) {}

  /** `decode` gives the content of a string literal. */
  scalar(literal: string, decode: () => string): number {
    let id = this.literals.get(literal);
    if (id !== undefined) return id;
    const first = literal[0] as string;
    const isNumber = first === '-' || (first >= '0' && first <= '9');
    id = this.intern(first === '"' ? `"${decode()}` : isNumber ? canonicalNumber(literal) : literal);
    this.literals.set(literal, id);
    return id;
  }

  list(items: readonly Value[]): number {
    const ids = items.map(({ id }) => id);
    if (this.unordered) ids.sort((a, b) => a - b);
    return this.intern(`[${ids.join()}`);
  }

  dictionary(members: ReadonlyMap<string, Value>): number {
    const pairs: string[] = [];
    for (const [key, { id }] of members) pairs.push(`${this.intern(`"${key}`)}:${id}`);
    return this.intern(`{${pairs.sort().join()}`);
  }

  private intern(text: string): number {
    let id = this.ids.get(text);
    if (id === undefined) this.ids.set(text, (id = this.ids.size));
    return id;
  }
}
