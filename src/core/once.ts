/**
 * Loads something the first time that it is asked for, and gives it again from then on; what failed is tried again.
 * For parts of the code: `import()` takes longer than most operations even when the module is there, and a pipe asks for
 * the same one a hundred thousand times.
 *
 * @example
 * ```ts
 * const loadSlugify = once(() => import('./engine/slugify.ts'));
 * const { slugifyText } = await loadSlugify();
 * ```
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    if (loaded) return loaded;
    const loading = load();
    loaded = loading;
    loading.catch(() => (loaded = undefined));
    return loading;
  };
}
