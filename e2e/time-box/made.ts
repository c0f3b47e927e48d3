import type { Made, Parts } from '../worst-inputs.ts';

const texts = new Map<string, string>();

/** Kept: the same texts go into a thousand fields. */
function textOf(parts: Parts): string {
  const key = JSON.stringify(parts);
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = parts.map(([part, times]) => part.repeat(times)).join('');
  // A repeated text is a tree of its parts until somebody looks into it.
  if (text.charCodeAt(text.length >> 1) < 0) throw new Error('never');
  texts.set(key, text);
  return text;
}

/** The value that stands for another: see `Made`. */
export function expand(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expand);
  if (typeof value !== 'object' || value === null || !('make' in value)) return value;
  const made = value as Made;
  switch (made.make) {
    case 'list':
      return Array.from({ length: made.times }, () => made.item);
    case 'nested': {
      let nested: unknown = 1;
      for (let depth = 0; depth < made.depth; depth++) nested = [nested];
      return nested;
    }
    case 'text':
      return textOf(made.parts);
    case 'file':
      // Node's threads hand blobs on, not files.
      return new Blob([textOf(made.parts)]);
  }
}
