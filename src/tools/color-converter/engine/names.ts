import { colorsNamed, type Color } from 'culori/fn';
import { alphaOf, byteOf, hexOf, inSrgbGamut, toOklab, toSrgb } from './spaces.ts';

/** The 148 names of CSS Color 4 §6.1, in alphabetical order: of two names for one color the first counts. */
const table = Object.entries(colorsNamed as Readonly<Record<string, number>>)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, rgb]) => {
    const hex = `#${rgb.toString(16).padStart(6, '0')}`;
    const [r, g, b] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((byte) => byte / 255) as [number, number, number];
    return { name, hex, lab: toOklab({ mode: 'rgb', r, g, b }) };
  });

const hexByName = new Map(table.map(({ name, hex }) => [name, hex]));

/** `#rrggbb` of a color name in lower case. */
export const hexOfName = (name: string): string | undefined => hexByName.get(name);

/** The name that means exactly this color. Only opaque colors have one, and `#00000000`. */
export function exactName(color: Color): string | null {
  if (!inSrgbGamut(color)) return null;
  const hex = hexOf(toSrgb(color));
  const alpha = byteOf(alphaOf(color));
  if (alpha === 0 && hex === '#000000') return 'transparent';
  return alpha === 255 ? (table.find((row) => row.hex === hex)?.name ?? null) : null;
}

/** The name at the smallest distance in OKLab, alpha left aside. */
export function nearestName(color: Color): string {
  const { l, a, b } = toOklab(color);
  const distance = ({ lab }: (typeof table)[number]): number => Math.hypot(lab.l - l, lab.a - a, lab.b - b);
  return table.reduce((best, row) => (distance(row) < distance(best) ? row : best)).name;
}

/** Single-character edits (insert, delete, replace, swap neighbors) between two words. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? Infinity) + 1);
      current.push(least);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The candidate that this may be a misspelling of: at most one edit for every three characters. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = Math.abs(candidate.length - word.length) < least ? edits(word, candidate) : Infinity;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

export const closestName = (word: string): string | undefined => closest(word, hexByName.keys());
