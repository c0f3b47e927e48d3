import { readEntry } from '#lib/cidr/read.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** More are too thin to be seen. */
const mostDrawn = 400;

interface Piece {
  readonly at: number;
  readonly width: number;
  readonly family: 4 | 6;
}

/** Each network as wide as the bits of its size, and one. */
function piecesOf(cidrs: readonly string[]): { readonly pieces: readonly Piece[]; readonly total: number } {
  let total = 0;
  const pieces = cidrs.slice(0, mostDrawn).flatMap((cidr): Piece[] => {
    const entry = readEntry(cidr);
    if (typeof entry === 'string') return [];
    const width = (entry.family === 4 ? 32 : 128) - (entry.prefix ?? 0) + 1;
    const piece = { at: total, width, family: entry.family };
    total += width;
    return [piece];
  });
  return { pieces, total };
}

interface BarProps {
  readonly cidrs: readonly string[];
  /** They are those of an older list. */
  readonly stale?: boolean;
}

/** One bar of all networks in their order; IPv6 has another color. */
export function Bar({ cidrs, stale = false }: BarProps) {
  const t = useText(text);
  const { pieces, total } = piecesOf(cidrs);
  if (pieces.length === 0) return null;
  const gap = pieces.length > mostDrawn / 4 ? 0 : total * 0.004;
  return (
    <svg
      className={styles.bar}
      data-stale={stale || undefined}
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('bar')}
    >
      {pieces.map(({ at, width, family }) => (
        <rect
          key={at}
          className={family === 4 ? styles.ipv4 : styles.ipv6}
          x={at}
          y={0}
          width={at + width === total ? width : width - Math.min(gap, width / 2)}
          height={1}
        />
      ))}
    </svg>
  );
}
