import type { ReactNode } from 'react';
import type { Translate } from '#core/text.ts';
import { classNames } from '#ui/class-names.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Meter } from '#ui/meter/meter.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import type { Analysis } from '../engine.ts';
import { text } from '../text.ts';
import { Attacker } from './attacker.tsx';
import { fields, type StrengthDraft } from './draft.ts';
import styles from '../view.module.css';
import { formatDuration } from './duration.ts';
import { ratingOf } from './rating.ts';

interface VerdictProps {
  readonly draft: StrengthDraft;
  readonly change: (part: Partial<StrengthDraft>) => void;
  readonly value: Analysis | undefined;
  readonly stale: boolean;
  /** The progress, over the gauge of an older answer: nothing moves when it comes and goes. */
  readonly children: ReactNode;
}

/** The time in the chosen attack, and how strong the password is against that attack. */
export function Verdict({ draft, change, value, stale, children }: VerdictProps) {
  const t = useText(text);
  const offered = useFields(fields, text, draft, change)('scenario');
  const hasCustom = draft.guessesPerSecond !== null && draft.guessesPerSecond !== undefined;
  const scenario = draft.scenario === 'custom' && !hasCustom ? 'offlineFast' : draft.scenario;
  const seconds = value?.crackSeconds[scenario];
  const rating = ratingOf(seconds ?? 0);
  return (
    <>
      <div className={styles.answer}>
        <div data-answer data-stale={stale || undefined}>
          {value ? (
            <div className={styles.verdict} role="status">
              <p className={styles.time}>{headlineOf(seconds, t)}</p>
              <p className={styles.about}>{t(`about.${scenario}`)}</p>
              <Meter
                className={styles.meter}
                label={t('strength.label')}
                value={rating + 1}
                max={5}
                tone={rating < 2 ? 'poor' : rating < 3 ? 'fair' : 'good'}
                valueText={t(`score.${rating}`)}
              />
              <p className={styles.rating}>{t('strength.rating', { strength: t(`score.${rating}`) })}</p>
            </div>
          ) : (
            <Empty>{t('result.empty')}</Empty>
          )}
        </div>
        <div className={classNames(styles.progress, value && stale && styles.over)}>{children}</div>
      </div>
      <PanelRow>
        <Select
          {...offered}
          value={scenario}
          options={offered.options.filter(({ value }) => value !== 'custom' || hasCustom)}
          labelPosition="left"
          size="small"
        />
        <Attacker draft={draft} change={change} />
      </PanelRow>
    </>
  );
}

/** How long it resists, as a sentence. */
function headlineOf(seconds: number | null | undefined, t: Translate<(typeof text)['en']>): string {
  if (typeof seconds !== 'number') return '';
  const time = formatDuration(seconds, t);
  return time === t('time.instant') ? t('lasts.instant') : t('lasts', { time });
}
