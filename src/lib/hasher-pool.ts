/** Takes bytes piece by piece and gives the digest at the end, checksums big-endian; `init` starts again. */
export interface Hasher {
  init(): unknown;
  update(piece: Uint8Array): unknown;
  digest(format: 'binary'): Uint8Array;
}

/**
 * Hashers that are used again: each has a WebAssembly memory of its own, and a browser has room for about a hundred in all
 * threads together.
 *
 * @example
 * ```ts
 * const pool = new HasherPool((name: 'md5' | 'sha1') => (name === 'md5' ? createMD5() : createSHA1()));
 * await pool.lend(['sha1'], async ([sha1]) => sha1?.init().update('abc').digest());
 * ```
 */
export class HasherPool<Name, H extends Hasher> {
  readonly #idle = new Map<Name, H[]>();
  readonly #create: (name: Name) => Promise<H>;

  constructor(create: (name: Name) => Promise<H>) {
    this.#create = create;
  }

  /** Lends one hasher for each name, which has taken nothing yet, and takes them back however the use ends. */
  async lend<T>(names: readonly Name[], use: (hashers: readonly H[]) => Promise<T>): Promise<T> {
    const hashers = await Promise.all(names.map(async (name) => this.#idle.get(name)?.pop() ?? this.#create(name)));
    try {
      for (const hasher of hashers) hasher.init();
      return await use(hashers);
    } finally {
      for (const [at, name] of names.entries()) {
        const idle = this.#idle.get(name) ?? [];
        this.#idle.set(name, idle);
        idle.push(hashers[at] as H);
      }
    }
  }
}
