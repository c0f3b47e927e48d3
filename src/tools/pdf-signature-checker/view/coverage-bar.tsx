import { formatBytes } from '#core/byte-size.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { partsOf, type Part } from './coverage.ts';

/** The width of the drawing; no part is narrower than `narrowest` of it. */
const width = 1000;
const narrowest = 6;

const kinds: readonly Part['kind'][] = ['covered', 'open', 'after'];

interface CoverageBarProps {
  readonly byteRange: readonly number[];
  /** Bytes. */
  readonly size: number;
}

/** The file as a bar: what the signature covers, where it stands itself, and what was saved after it. */
export function CoverageBar({ byteRange, size }: CoverageBarProps) {
  const t = useText(text);
  const parts = partsOf(byteRange, size);
  if (parts.length === 0) return null;
  const sizeOf = (kind: Part['kind']): number =>
    parts.reduce((sum, { kind: other, from, to }) => (other === kind ? sum + to - from : sum), 0);
  return (
    <figure className={styles.coverage}>
      <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" className={styles.bar} aria-hidden>
        {parts.map(({ kind, from, to }) => {
          const length = Math.max(narrowest, ((to - from) / size) * width);
          const x = Math.min((from / size) * width, width - length);
          return <rect key={from} className={styles[kind]} x={x} width={length} height={10} />;
        })}
      </svg>
      <figcaption className={styles.legend}>
        {kinds
          .filter((kind) => sizeOf(kind) > 0)
          .map((kind) => (
            <span key={kind}>
              <svg viewBox="0 0 10 10" className={styles.key} aria-hidden>
                <rect className={styles[kind]} width={10} height={10} rx={2} />
              </svg>
              {t(`part.${kind}`)} · {formatBytes(sizeOf(kind), t.language)}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}
