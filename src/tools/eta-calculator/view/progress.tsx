import { useEffect } from 'react';
import { formatNumber, localeOf } from '#core/text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Progress as ProgressBar } from '#ui/progress/progress.tsx';
import { fromProgress } from '../engine.ts';
import { text } from '../text.ts';
import { Amount, useAmount } from './amount.tsx';
import type { DraftProps } from './draft.ts';
import { MomentField } from './moment-field.tsx';
import { inWords, Outcome, useEndRow } from './outcome.tsx';
import { durationWords } from './time-words.ts';
import { useTitle } from './use-title.ts';

/** How long ago the sample began, in milliseconds. */
const sampleAge = 600_000;

/** What two decimals can show: not 100 % while something is left. */
const readable = (percent: number): number => (percent < 100 ? Math.min(percent, 99.99) : 100);

/** The end, from what is done; updated every second. */
export function Progress({ draft, change, now }: DraftProps) {
  const t = useText(text);
  const endRow = useEndRow();
  const { began } = draft;
  useEffect(() => {
    if (began === '' && now !== undefined) change({ began: new Date(now - sampleAge).toISOString() });
  }, [began, now, change]);

  const whole = useAmount(draft.whole);
  const done = useAmount(draft.done, true);
  const isWrong = whole.isWrong || done.isWrong;
  const input = {
    total: whole.amount,
    done: done.amount,
    startedAt: began,
    now: now === undefined ? undefined : new Date(now).toISOString(),
  };
  const isComplete = began !== '' && !Object.values(input).includes(undefined);
  const { value, error } = useOperation(fromProgress, input, { enabled: isComplete });
  const shown = isComplete ? value : undefined;
  useTitle(error || isWrong ? undefined : shown?.remainingMs);

  const rate = new Intl.NumberFormat(localeOf[t.language], { maximumSignificantDigits: 4 });
  const rows =
    shown && now !== undefined
      ? [
          endRow(shown.endAt, now),
          inWords({ label: t('result.remaining'), value: durationWords(shown.remainingMs, t.language) }),
          inWords({ label: t('result.elapsed'), value: durationWords(shown.elapsedMs, t.language) }),
          {
            label: t('result.speed'),
            value: t('speed.second', { rate: rate.format(shown.perSecond) }),
            note: [
              t('speed.minute', { rate: rate.format(shown.perSecond * 60) }),
              t('speed.hour', { rate: rate.format(shown.perSecond * 3600) }),
            ].join(' · '),
          },
          { label: t('result.isoRemaining'), value: shown.remaining },
          { label: t('result.isoEnd'), value: shown.endAt },
        ]
      : undefined;

  return (
    <>
      <Panel>
        <Fields>
          <Amount label={t('done.label')} zero value={draft.done} onChange={(typed) => change({ done: typed })} />
          <Amount
            label={t('whole.label')}
            hint={t('total.hint')}
            value={draft.whole}
            onChange={(typed) => change({ whole: typed })}
          />
          <MomentField
            label={t('started.label')}
            moment={Date.parse(began)}
            onChange={(moment) => change({ began: moment })}
            onNow={() => change({ began: new Date().toISOString() })}
          />
        </Fields>
      </Panel>
      <Outcome rows={rows} json={shown} error={isComplete && !isWrong ? error : undefined} stale={isWrong}>
        {shown && (
          <ProgressBar label={t('mode.progress')} done={shown.percent} total={100}>
            {t('percent', { percent: formatNumber(readable(shown.percent), t.language) })}
          </ProgressBar>
        )}
      </Outcome>
    </>
  );
}
