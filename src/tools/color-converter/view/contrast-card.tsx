import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { contrast, nearestPassing } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Paint } from './paint.tsx';

interface ContrastCardProps {
  readonly title: string;
  readonly foreground: string;
  /** It belongs to an older color. */
  readonly failed: boolean;
  /** What CSS can paint the foreground with. */
  readonly ink: string;
  readonly background: string;
  readonly paint: string;
  readonly target: number;
  readonly onUse: (hex: string) => void;
}

const levels = ['aa', 'aaLarge', 'aaa', 'aaaLarge'] as const;
const names = {
  aa: 'contrast.aa',
  aaLarge: 'contrast.aa-large',
  aaa: 'contrast.aaa',
  aaaLarge: 'contrast.aaa-large',
} as const;

/** The color as text on one background: how it looks, what it passes, and the nearest color that passes. */
export function ContrastCard(props: ContrastCardProps) {
  const { title, foreground, failed, ink, background, paint, target, onUse } = props;
  const t = useText(text);
  const { value } = useOperation(contrast, { foreground, background });
  const passing = useOperation(nearestPassing, { foreground, background, ratio: target });
  const ratio = (number: number): string =>
    t('contrast.ratio', { ratio: new Intl.NumberFormat(t.language).format(number) });
  return (
    <section className={styles.card} aria-label={title} data-stale={failed || undefined}>
      {/* A picture for the eye alone, which may well be illegible: the ratio below says it in words. */}
      <div aria-hidden="true">
        <Paint background={paint} color={ink} className={styles.sample}>
          <span data-text={t('contrast.sample')} />
          <span className={styles.large} data-text={t('contrast.sample-large')} />
        </Paint>
      </div>
      <h3 className={styles.line}>
        {title} <strong className={styles.ratio}>{value && ratio(value.ratio)}</strong>
      </h3>
      <ul className={styles.levels}>
        {levels.map((level) => (
          <li key={level}>
            <Badge tone={value?.[level] ? 'primary' : 'danger'}>
              {t(value?.[level] ? 'contrast.pass' : 'contrast.fail', { level: t(names[level]) })}
            </Badge>
          </li>
        ))}
      </ul>
      <p className={styles.line}>
        {passing.value === null
          ? t('contrast.impossible', { ratio: target })
          : passing.value?.unchanged
            ? t('contrast.passes-already')
            : passing.value && (
                <>
                  <Paint background={passing.value.hex} className={styles.dot} />
                  {t('contrast.nearest')} <code>{passing.value.hex}</code> {ratio(passing.value.ratio)}
                  <Button
                    variant="line"
                    size="small"
                    disabled={failed}
                    onClick={() => passing.value && onUse(passing.value.hex)}
                  >
                    {t('contrast.use')}
                  </Button>
                </>
              )}
      </p>
    </section>
  );
}
