import { skeletonOf, type Security } from '#lib/unicode/security.ts';

export interface LookAlikes {
  /** ASCII characters with the same skeleton, by code point. */
  of(character: string): readonly string[];
  skeleton(character: string): string;
}

/** Look-alikes among ASCII, each character computed once. */
export function lookAlikes(data: Security): LookAlikes {
  const bySkeleton = new Map<string, string[]>();
  for (let point = 0x20; point < 0x7f; point++) {
    const character = String.fromCharCode(point);
    const skeleton = skeletonOf(character, data);
    bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), character]);
  }
  const known = new Map<string, string>();
  const skeleton = (character: string): string => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const made = skeletonOf(character, data);
    known.set(character, made);
    return made;
  };
  return { skeleton, of: (character) => bySkeleton.get(skeleton(character)) ?? [] };
}
