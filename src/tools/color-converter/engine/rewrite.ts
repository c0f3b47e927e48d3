const byte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** A printed notation with another alpha of 0…1; it is left out when it is 1. */
export function withAlpha(notation: string, alpha: number): string {
  if (notation.startsWith('#')) return alpha === 1 ? notation.slice(0, 7) : notation.slice(0, 7) + byte(alpha);
  const open = notation.indexOf('(');
  const [name, inner] = [notation.slice(0, open), notation.slice(open + 1, -1)];
  if (inner.includes(',')) {
    const values = inner.split(', ').slice(0, 3).join(', ');
    const plain = name.replace(/a$/, '');
    return alpha === 1 ? `${plain}(${values})` : `${plain}a(${values}, ${alpha})`;
  }
  const values = inner.replace(/ \/ .*$/, '');
  return alpha === 1 ? `${name}(${values})` : `${name}(${values} / ${alpha})`;
}

export interface Oklch {
  /** 0…1 */
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

/** The numbers of a printed `oklch()`. */
export function readOklch(notation: string): Oklch {
  const [lightness = 0, chroma = 0, hue = 0] = (notation.match(/-?[\d.]+/g) ?? []).map(Number);
  return { lightness, chroma, hue };
}

export function writeOklch({ lightness, chroma, hue }: Oklch, alpha: number): string {
  return withAlpha(`oklch(${lightness} ${chroma} ${hue})`, alpha);
}
