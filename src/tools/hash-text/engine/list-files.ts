import type { ChecksumEntry } from './checksum-file.ts';

const lastSegment = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/**
 * The files that each line of a checksum file is about, as indexes into `names`: those of exactly this name, else those
 * with the same last path segment, provided that they all have one name and no other line names them exactly.
 */
export function filesOfEntries(
  entries: readonly Pick<ChecksumEntry, 'name'>[],
  names: readonly string[],
): readonly (readonly number[])[] {
  const byName = indexesBy(names, [...names.keys()]);
  const listed = new Set(entries.map(({ name }) => name));
  const free = [...names.keys()].filter((index) => !listed.has(names[index] ?? ''));
  const bySegment = indexesBy(names.map(lastSegment), free);
  return entries.map(({ name }) => {
    const exact = byName.get(name);
    if (exact) return exact;
    const similar = bySegment.get(lastSegment(name)) ?? [];
    return new Set(similar.map((index) => names[index])).size === 1 ? similar : [];
  });
}

function indexesBy(keys: readonly string[], indexes: readonly number[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const index of indexes) {
    const key = keys[index] ?? '';
    const before = found.get(key);
    if (before) before.push(index);
    else found.set(key, [index]);
  }
  return found;
}
