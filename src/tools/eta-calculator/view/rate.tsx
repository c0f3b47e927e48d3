import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Field } from '#ui/field/field.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Template } from '#ui/template/template.tsx';
import { estimate } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Amount, useAmount } from './amount.tsx';
import { fields, type DraftProps } from './draft.ts';
import { MomentField } from './moment-field.tsx';
import { inWords, Outcome, pendingRows, useEndRow } from './outcome.tsx';
import { durationWords } from './time-words.ts';
import { useTitle } from './use-title.ts';

/** The end from a rate. */
export function Rate({ draft, change, now }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const endRow = useEndRow();
  const isNow = draft.startedAt.trim() === '';
  const total = useAmount(draft.total);
  const rateCount = useAmount(draft.rateCount);
  const ratePeriod = useAmount(draft.ratePeriod);
  const isWrong = [total, rateCount, ratePeriod].some((read) => read.isWrong);
  const input = {
    total: total.amount,
    rateCount: rateCount.amount,
    ratePeriod: ratePeriod.amount,
    rateUnit: draft.rateUnit,
    startedAt: isNow && now !== undefined ? new Date(now).toISOString() : draft.startedAt,
  };
  const isComplete = now !== undefined && !Object.values(input).includes(undefined);
  const { value, error } = useOperation(estimate, input, { enabled: isComplete });
  const shown = isComplete ? value : undefined;
  useTitle(shown && !error && !isWrong && now !== undefined ? Date.parse(shown.endAt) - now : undefined);

  const rows =
    shown && now !== undefined
      ? [
          endRow(shown.endAt, now),
          inWords({ label: t('result.duration'), value: durationWords(shown.durationMs, t.language) }),
          { label: t('result.isoDuration'), value: shown.duration },
          { label: t('result.isoEnd'), value: shown.endAt },
        ]
      : pendingRows(now, [t('result.end'), t('result.duration'), t('result.isoDuration'), t('result.isoEnd')]);

  return (
    <>
      <Panel>
        <Fields>
          <Amount
            label={t('total.label')}
            hint={t('total.hint')}
            value={draft.total}
            onChange={(typed) => change({ total: typed })}
          />
          <Field label={t('rate.label')} group="group" className={styles.rate}>
            {() => (
              <Template
                text={t('rate.sentence', { count: '{count}', period: '{period}', unit: '{unit}' })}
                parts={{
                  count: (
                    <Amount
                      inline
                      label={t('rate.count')}
                      value={draft.rateCount}
                      onChange={(typed) => change({ rateCount: typed })}
                    />
                  ),
                  period: (
                    <Amount
                      inline
                      label={t('rate.period')}
                      value={draft.ratePeriod}
                      onChange={(typed) => change({ ratePeriod: typed })}
                    />
                  ),
                  unit: <Select {...field('rateUnit')} labelHidden />,
                }}
              />
            )}
          </Field>
          <MomentField
            label={t('started.label')}
            moment={isNow ? now : Date.parse(draft.startedAt)}
            onChange={(startedAt) => change({ startedAt })}
            onNow={() => change({ startedAt: '' })}
            isNow={isNow}
          />
        </Fields>
      </Panel>
      <Outcome rows={rows} json={shown} error={isComplete && !isWrong ? error : undefined} stale={isWrong} />
    </>
  );
}
