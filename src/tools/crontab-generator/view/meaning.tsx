import { Alert } from '#ui/alert/alert.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Summary } from '../engine/summary.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface MeaningProps {
  readonly sentence: string | undefined;
  readonly summary: Summary | undefined;
  readonly stale: boolean;
}

/** The sentence, and what is worth knowing about the expression. */
export function Meaning({ sentence, summary, stale }: MeaningProps) {
  const t = useText(text);
  return (
    <div>
      <p className={styles.sentence} aria-live="polite" data-answer data-stale={stale || undefined}>
        {sentence ?? '\u00a0'}
      </p>
      {!stale &&
        summary?.warnings.map(({ code, field = '', value = '' }) => (
          <Alert key={`${code}${field}${value}`} tone="warning" className={styles.alert}>
            {code === 'uneven-step' || code === 'not-portable' ? t(`warning.${code}`, { value }) : t(`warning.${code}`)}
          </Alert>
        ))}
    </div>
  );
}
