interface FreeNamesOptions {
  /** Stands before the number. */
  readonly separator?: string;
  /** Writes names alike that count as the same. */
  readonly fold?: ((name: string) => string) | undefined;
  /** Names that are never given. */
  readonly isReserved?: (name: string) => boolean;
}

/**
 * Names of which none is given twice: one that is taken gets 2 at its end, then 3.
 *
 * @example
 * ```ts
 * const names = new FreeNames({ separator: '_' });
 * ['a', 'a', 'a_2'].map((name) => names.take(name)); // ['a', 'a_2', 'a_2_2']
 * ```
 */
export class FreeNames {
  private readonly taken = new Set<string>();
  /** Up to which number the names made of a name are taken: a name that comes often is not tried from 2 again. */
  private readonly counts = new Map<string, number>();

  private readonly separator: string;
  private readonly fold: (name: string) => string;
  private readonly isReserved: (name: string) => boolean;

  constructor({ separator = '', fold = (name) => name, isReserved = () => false }: FreeNamesOptions = {}) {
    this.separator = separator;
    this.fold = fold;
    this.isReserved = isReserved;
  }

  has(name: string): boolean {
    return this.taken.has(this.fold(name)) || this.isReserved(name);
  }

  take(wanted: string): string {
    let name = wanted;
    let count = this.counts.get(this.fold(wanted)) ?? 1;
    while (this.has(name)) name = `${wanted}${this.separator}${++count}`;
    this.counts.set(this.fold(wanted), count);
    this.taken.add(this.fold(name));
    return name;
  }
}
