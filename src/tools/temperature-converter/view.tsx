import { useState } from 'react';
import { choice, text as textField } from '#core/field.ts';
import { languages } from '#core/text.ts';
import { formatDecimal, inLanguage, readDecimal } from '#lib/decimal-text.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { formatJson, formatTsv } from '#ui/results/formats.ts';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { convert } from './engine.ts';
import { absoluteZero, scales, symbols } from './engine/scales.ts';
import { text } from './text.ts';
import { ScaleRow } from './view/scale-row.tsx';
import { Thermometer } from './view/thermometer.tsx';
import styles from './view.module.css';

const precisions = ['auto', '0', '1', '2', '3', '4', '5', '6'] as const;
/** `value` is what was typed on the scale `from`, on a page in the language `typedIn`. */
const fields = {
  value: textField(),
  from: choice(scales, 'celsius'),
  typedIn: choice(languages, 'en'),
  decimals: choice(precisions, 'auto'),
};
const initial = { value: '20' };

export default function TemperatureConverterView() {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const [saved, save, reset] = useDraft(fields, initial);
  const rewritten = inLanguage(saved, saved.typedIn, t.language);
  const draft = { ...saved, ...rewritten };
  const change = (part: Partial<typeof draft>): void => save({ ...rewritten, ...part, typedIn: t.language });
  const field = useFields(fields, text, draft, change);
  const { from } = draft;
  const typed = readDecimal(draft.value, t.language);
  const isEmpty = draft.value.trim() === '';
  const [read, setRead] = useState({ value: typed, from });
  if (typed !== undefined && (typed !== read.value || from !== read.from)) setRead({ value: typed, from });
  // What cannot be read leaves the last temperature, dimmed.
  const { value, error: failure } = useOperation(convert, read, { enabled: read.value !== undefined && !isEmpty });
  const error = typed === undefined ? undefined : failure;
  const isWrong = error !== undefined || (typed === undefined && !isEmpty);
  const shown = isEmpty ? undefined : value;
  const converted = isWrong ? undefined : shown;
  const decimals = draft.decimals === 'auto' ? undefined : Number(draft.decimals);

  const describe = (): string | undefined => {
    if (isEmpty) return undefined;
    if (typed === undefined) return t('not-a-number');
    if (error?.code !== 'below-absolute-zero') return error && errorText(error);
    const bound = `${formatDecimal(absoluteZero[from], t.language).replace('-', '−')} ${symbols[from]}`;
    return t(from === 'delisle' ? 'below.highest' : 'below.lowest', { bound });
  };

  const problem = describe();

  return (
    <Panel>
      <StatusLine tone={problem ? 'error' : 'neutral'} where={problem && t(`scale.${from}`)}>
        {problem ?? t('empty')}
      </StatusLine>
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.rows} data-answer>
            {scales.map((scale) => (
              <ScaleRow
                key={scale}
                scale={scale}
                value={
                  scale === from
                    ? draft.value
                    : shown
                      ? formatDecimal(shown[scale], t.language, { decimals, grouping: false })
                      : ''
                }
                copied={converted ? String(converted[scale]) : ''}
                isMain={scale === from}
                isWrong={scale === from && isWrong}
                stale={scale !== from && isWrong}
                onChange={(changed) => change({ value: changed, from: scale })}
              />
            ))}
          </div>
          <Thermometer
            scale={from}
            kelvin={shown?.kelvin}
            stale={isWrong}
            onPick={(picked) => change({ value: picked })}
          />
        </div>
      </div>
      <PanelRow>
        <Select
          {...field('decimals', (precision) => (precision === 'auto' ? t('decimals.auto') : precision))}
          labelPosition="left"
          size="small"
        />
        <ResetButton onReset={reset} />
        <Actions>
          <CopyButton
            disabled={!converted}
            label={ui('copyAll')}
            text={() =>
              formatTsv(
                scales.map((scale) => ({
                  label: `${t(`scale.${scale}`)} (${symbols[scale]})`,
                  value: String(converted?.[scale]),
                })),
              )
            }
          />
          <CopyButton disabled={!converted} label={ui('copyAsJson')} text={() => formatJson(converted)} />
        </Actions>
      </PanelRow>
    </Panel>
  );
}
