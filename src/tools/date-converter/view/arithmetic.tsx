import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import { add, difference } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

interface ArithmeticProps extends DraftProps {
  /** The date in ISO 8601, in UTC. */
  readonly start: string | undefined;
  readonly zone: string;
  /** The date is an older one. */
  readonly stale: boolean;
}

/** The date plus a duration, and the time from it to another one. */
export function Arithmetic({ draft, change, start, zone, stale }: ArithmeticProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const hasDuration = start !== undefined && draft.duration.trim() !== '';
  const hasEnd = start !== undefined && draft.end.trim() !== '';
  const sum = useOperation(add, { text: start, duration: draft.duration, timeZone: zone }, { enabled: hasDuration });
  const span = useOperation(difference, { start, end: draft.end, timeZone: zone }, { enabled: hasEnd });
  const spanText =
    span.value && hasEnd
      ? t('difference.result', {
          duration: span.value.duration,
          count: span.value.days,
          seconds: BigInt(span.value.seconds).toLocaleString(t.language),
        })
      : undefined;
  return (
    <Panel label={t('arithmetic')}>
      <PanelRow>
        <PanelTitle>{t('arithmetic')}</PanelTitle>
      </PanelRow>
      <Fields>
        <div className={styles.stack}>
          <InputText
            {...field('duration')}
            error={sum.error && hasDuration ? errorText(sum.error) : undefined}
            placeholder="P1M"
            dir="ltr"
            monospace
            rawText
            clearable
          />
          <Answer value={hasDuration ? sum.value : undefined} stale={stale || sum.stale} name={t('duration.label')} />
        </div>
        <div className={styles.stack}>
          <InputText
            {...field('end')}
            error={span.error && hasEnd ? errorText(span.error) : undefined}
            placeholder="2024-12-31"
            dir="ltr"
            monospace
            rawText
            clearable
          />
          <Answer value={spanText} copied={span.value?.duration} stale={stale || span.stale} name={t('end.label')} />
        </div>
      </Fields>
    </Panel>
  );
}

interface AnswerProps {
  readonly value: string | undefined;
  readonly copied?: string | undefined;
  readonly stale: boolean;
  readonly name: string;
}

function Answer({ value, copied = value, stale, name }: AnswerProps) {
  const ui = useText(words);
  return (
    <p className={styles.answer} data-stale={stale || undefined}>
      <output>{value ?? '–'}</output>
      {value !== undefined && (
        <CopyButton text={copied ?? ''} stale={stale} label={ui('copyName', { name })} iconOnly />
      )}
    </p>
  );
}
