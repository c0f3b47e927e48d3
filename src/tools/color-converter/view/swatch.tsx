import { useSyncExternalStore } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import type { Converted } from '../engine/results.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Paint } from './paint.tsx';

const wide = '(color-gamut: p3)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

interface SwatchProps {
  readonly converted: Converted | undefined;
  readonly stale: boolean;
}

/** The color, large, over a checkerboard; beside it what sRGB makes of it when that is not the same. */
export function Swatch({ converted, stale }: SwatchProps) {
  const t = useText(text);
  const canShow = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
  const split = converted !== undefined && !converted.inSrgbGamut;
  return (
    <figure className={styles.swatch} data-answer data-stale={stale || undefined}>
      <div className={styles.board} role="img" aria-label={t('swatch', { hex: converted?.values.hex ?? '–' })}>
        <Paint background={converted?.values.oklch} />
        {split && <Paint background={converted.values.hex} />}
      </div>
      {split && (
        <figcaption className={styles.caption}>
          <span>{t('swatch.true')}</span>
          <span>{t('swatch.srgb')}</span>
          {!canShow && <small>{t('swatch.no-p3')}</small>}
        </figcaption>
      )}
    </figure>
  );
}
