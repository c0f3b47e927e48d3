import { formatIpv4, readIpv4 } from '#lib/net.ts';
import { parseRange } from './ranges.ts';

/**
 * The two ends in a pasted `a-b`, `a b` or network, as dotted addresses; undefined when it is none of them.
 * After a space a netmask such as 255.255.255.0 makes a network, everything else is the other end.
 */
export function readPastedRange(text: string): { readonly start: string; readonly end: string } | undefined {
  const source = text.trim();
  const pair = /^([\d.]+)(?:\s*[-–—]\s*|\s+)([\d.]+)$/.exec(source);
  const [start, end] = [readIpv4(pair?.[1] ?? ''), readIpv4(pair?.[2] ?? '')];
  const isMask = /^[\d.]+\s+255\.(?!255\.255\.255$)/.test(source);
  if (start !== undefined && end !== undefined && !isMask) return { start: formatIpv4(start), end: formatIpv4(end) };
  if (readIpv4(source) !== undefined) return undefined;
  try {
    const { first, last } = parseRange(source);
    return { start: formatIpv4(first), end: formatIpv4(last) };
  } catch {
    return undefined;
  }
}

/** The entries of a text that holds nothing but addresses, networks and ranges; the ends of a range stay together. */
export function entriesIn(text: string): readonly string[] {
  if (!/^[\d./\s-]+$/.test(text)) return [];
  return text
    .trim()
    .replace(/\s*-\s*/g, '-')
    .split(/\s+/);
}
