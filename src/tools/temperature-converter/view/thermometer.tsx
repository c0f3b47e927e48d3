import type { CSSProperties } from 'react';
import { formatDecimal } from '#lib/decimal-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { exactly } from '../engine/exact.ts';
import { fromKelvin, symbols, type Scale } from '../engine/scales.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** Reference points in kelvins, the hottest first. */
const marks = { boiling: 373.15, body: 310.15, freezing: 273.15, zero: 0 } as const;
const names = ['boiling', 'body', 'freezing', 'zero'] as const;
/** The part of the tube below freezing: water takes the room, not the cold that nobody has felt. */
const cold = 25;
/** How much of the tube a kelvin above freezing takes, in percent; the marks' places in the style sheet follow both. */
const step = 0.62;

function levelOf(kelvin: number): number {
  const warm = kelvin - marks.freezing;
  return warm < 0 ? (kelvin / marks.freezing) * cold : Math.min(100, cold + warm * step);
}

interface ThermometerProps {
  /** The scale that the marks are written on. */
  readonly scale: Scale;
  readonly kelvin: number | undefined;
  /** The temperature is an older one. */
  readonly stale: boolean;
  readonly onPick: (value: string) => void;
}

/** A thermometer whose marks set the temperature. */
export function Thermometer({ scale, kelvin, stale, onPick }: ThermometerProps) {
  const t = useText(text);
  const level = kelvin === undefined ? undefined : `${levelOf(kelvin)}%`;
  return (
    <div role="group" aria-label={t('marks.label')} className={styles.thermometer}>
      <div className={styles.tube} aria-hidden="true" data-stale={stale || undefined}>
        {level !== undefined && <div className={styles.level} style={{ '--level': level } as CSSProperties} />}
      </div>
      {names.map((name) => {
        const value = fromKelvin(exactly(marks[name]), scale);
        return (
          <button
            key={name}
            type="button"
            className={`${styles.mark} ${styles[name]}`}
            onClick={() => onPick(formatDecimal(value, t.language, { grouping: false }))}
          >
            {t(`mark.${name}`)}{' '}
            <span className={styles.value}>
              {formatDecimal(value, t.language).replace('-', '−')} {symbols[scale]}
            </span>
          </button>
        );
      })}
    </div>
  );
}
