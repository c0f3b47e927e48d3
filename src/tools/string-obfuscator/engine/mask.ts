import { isSimple, segments } from '#lib/segment.ts';

export interface MaskSettings {
  readonly keepFirst: number;
  readonly keepLast: number;
  readonly replacement: string;
  readonly keepSpaces: boolean;
  readonly keepCharacters: string;
  readonly maskLength: number | null;
  readonly protectShort: boolean;
}

export interface Masked {
  readonly text: string;
  /** Grapheme clusters that were there, and those of them that are hidden now. */
  readonly total: number;
  readonly hidden: number;
}

export type Mask = (text: string) => Masked;

/** Grapheme clusters: UAX #29. ASCII has no other cluster of two than CR LF. */
function clustersOf(text: string): string[] {
  if (isSimple(text)) return text.split('');
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  if (/^[\0-\x7f]*$/.test(text)) return text.match(/\r\n|[^]/g) ?? [];
  return Array.from(segments(text, 'grapheme'), ({ segment }) => segment);
}

export function createMask(settings: MaskSettings): Mask {
  const { keepFirst, keepLast, replacement, keepSpaces, maskLength, protectShort } = settings;
  const kept = new Set(clustersOf(settings.keepCharacters));
  const isMaskable = (cluster: string): boolean =>
    !kept.has(cluster) && !(keepSpaces && /^\p{White_Space}+$/u.test(cluster));

  return (text) => {
    const clusters = clustersOf(text);
    const places = clusters.flatMap((cluster, index) => (isMaskable(cluster) ? [index] : []));
    const isShort = keepFirst + keepLast >= places.length;
    const from = isShort ? 0 : keepFirst;
    const to = isShort ? (protectShort ? places.length : 0) : places.length - keepLast;
    const hidden = Math.max(to - from, 0);
    const total = clusters.length;
    if (hidden === 0) return { text, total, hidden };
    const [first = 0, last = 0] = [places[from], places[to - 1]];
    if (maskLength !== null) {
      const mask = replacement.repeat(maskLength);
      const masked = [...clusters.slice(0, first), mask, ...clusters.slice(last + 1)].join('');
      return { text: masked, total, hidden };
    }
    for (const place of places.slice(from, to)) clusters[place] = replacement;
    return { text: clusters.join(''), total, hidden };
  };
}

const none: Masked = { text: '', total: 0, hidden: 0 };

/** Each line alone; the line breaks stay as they are and are not counted. */
export function maskLines(text: string, mask: Mask): Masked {
  const parts: string[] = [];
  let { total, hidden } = none;
  for (const [index, part] of text.split(/(\r\n|\n|\r)/).entries()) {
    const masked = index % 2 === 1 ? { ...none, text: part } : mask(part);
    parts.push(masked.text);
    total += masked.total;
    hidden += masked.hidden;
  }
  return { text: parts.join(''), total, hidden };
}

export const maskText = (text: string, mask: Mask, perLine: boolean): Masked =>
  perLine ? maskLines(text, mask) : mask(text);

/** Masks what stands before the last `@` and keeps the domain; a text without one is masked whole. */
export function keepDomain(mask: Mask): Mask {
  return (text) => {
    const at = text.lastIndexOf('@');
    if (at < 0) return mask(text);
    const local = mask(text.slice(0, at));
    const domain = text.slice(at);
    return { text: local.text + domain, total: local.total + clustersOf(domain).length, hidden: local.hidden };
  };
}
