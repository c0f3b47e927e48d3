import type { Step } from '#lib/json-scan/token.ts';

/** Does a path lie under one of the patterns? */
export type Ignores = (steps: readonly Step[]) => boolean;

type Pattern = readonly string[];

/** JSON Pointer (RFC 6901) with `*` for one segment and `**` for any number of them. */
function readPattern(text: string): Pattern {
  const body = text.startsWith('/') ? text.slice(1) : text;
  return body.split('/').map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function matches(pattern: Pattern, steps: readonly Step[]): boolean {
  // The places in the pattern that the steps so far can have led to.
  let places = skipStars(pattern, [0]);
  for (const step of steps) {
    const next = new Set<number>();
    for (const place of places) {
      if (pattern[place] === '**') next.add(place);
      else if (place < pattern.length && (pattern[place] === '*' || pattern[place] === String(step)))
        next.add(place + 1);
    }
    if (next.size === 0) return false;
    places = skipStars(pattern, next);
  }
  return places.has(pattern.length);
}

/** `**` stands for no segment too. */
function skipStars(pattern: Pattern, from: Iterable<number>): Set<number> {
  const places = new Set(from);
  for (const place of places) if (pattern[place] === '**') places.add(place + 1);
  return places;
}

/** Undefined when there is nothing to ignore. */
export function readIgnores(texts: readonly string[]): Ignores | undefined {
  const patterns = texts.filter((text) => text.trim() !== '').map(readPattern);
  if (patterns.length === 0) return undefined;
  return (steps) => patterns.some((pattern) => matches(pattern, steps));
}
