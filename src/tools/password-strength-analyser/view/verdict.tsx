import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Meter } from '#ui/meter/meter.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { scenarios, type Analysis } from '../engine.ts';
import { text } from '../text.ts';
import type { StrengthDraft } from '../view.tsx';
import styles from '../view.module.css';
import { formatDuration } from './duration.ts';

interface VerdictProps {
  readonly draft: StrengthDraft;
  readonly change: (part: Partial<StrengthDraft>) => void;
  readonly value: Analysis | undefined;
  readonly stale: boolean;
}

/** The meter with its word, and the time in the chosen attack. */
export function Verdict({ draft, change, value, stale }: VerdictProps) {
  const t = useText(text);
  const hasCustom = draft.guessesPerSecond !== null && draft.guessesPerSecond !== undefined;
  const scenario = draft.scenario === 'custom' && !hasCustom ? 'offlineFast' : draft.scenario;
  const seconds = value?.crackSeconds[scenario];
  const offered = scenarios.filter((id) => id !== 'custom' || hasCustom);
  return (
    <>
      <div data-stale={stale || undefined}>
        {value ? (
          <div className={styles.verdict} role="status">
            <Meter
              className={styles.meter}
              label={t('strength.label')}
              value={value.score + 1}
              max={5}
              tone={value.score < 2 ? 'poor' : value.score < 3 ? 'fair' : 'good'}
              valueText={t(`score.${value.score}`)}
            />
            <span className={styles.word}>{t(`score.${value.score}`)}</span>
            <p className={styles.time}>{typeof seconds === 'number' ? formatDuration(seconds, t) : ''}</p>
            <p className={styles.scale}>{t('strength.scale')}</p>
          </div>
        ) : (
          <Empty>{t('result.empty')}</Empty>
        )}
      </div>
      <PanelRow>
        <Segmented
          label={t('scenario.label')}
          labelPosition="left"
          hint={t(`about.${scenario}`)}
          value={scenario}
          onChange={(next) => change({ scenario: next })}
          options={offered.map((id) => ({ value: id, label: t(`scenario.${id}`) }))}
        />
      </PanelRow>
    </>
  );
}
