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
  /** A valid range leaves out nothing but the signature. */
  readonly coverage: { readonly valid: boolean; readonly byteRange: readonly number[] };
  /** Bytes. */
  readonly size: number;
}

/** The file as a bar: what the signature covers, where it stands itself, and what was saved after it. */
export function CoverageBar({ coverage, size }: CoverageBarProps) {
  const t = useText(text);
  const parts = partsOf(coverage.byteRange, size);
  if (parts.length === 0) return null;
  const sizeOf = (kind: Part['kind']): number =>
    parts.reduce((sum, { kind: other, from, to }) => (other === kind ? sum + to - from : sum), 0);
  const isGap = (kind: Part['kind']): boolean => kind === 'open' && !coverage.valid;
  const lookOf = (kind: Part['kind']): string | undefined => (isGap(kind) ? styles.after : styles[kind]);
  return (
    <figure className={styles.coverage}>
      <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" className={styles.bar} aria-hidden>
        {parts.map(({ kind, from, to }) => {
          const length = Math.max(narrowest, ((to - from) / size) * width);
          const x = Math.min((from / size) * width, width - length);
          return <rect key={from} className={lookOf(kind)} x={x} width={length} height={10} />;
        })}
      </svg>
      <figcaption className={styles.legend}>
        {kinds
          .filter((kind) => sizeOf(kind) > 0)
          .map((kind) => (
            <span key={kind}>
              <svg viewBox="0 0 10 10" className={styles.key} aria-hidden>
                <rect className={lookOf(kind)} width={10} height={10} rx={2} />
              </svg>
              {isGap(kind) ? t('part.open.bad') : t(`part.${kind}`)} · {formatBytes(sizeOf(kind), t.language)}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}
