import { useState } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { convertBatch } from './engine.ts';
import type { Row } from './engine/lines.ts';
import { text } from './text.ts';
import { Answer } from './view/answer.tsx';
import { Lines } from './view/lines.tsx';
import { Symbols } from './view/symbols.tsx';
import styles from './view.module.css';

const initial = { text: '2024' };

/** One field that takes numbers and numerals; one line has a large answer, several have a table. */
export default function RomanNumeralConverterView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(convertBatch, initial);
  const field = useFields(convertBatch, text, draft, change);
  const isEmpty = draft.text.trim() === '';
  const { value: rows = [], stale } = useOperation(convertBatch, draft, { enabled: !isEmpty });
  // The last that could be read stays, dimmed, while nothing can be.
  const [good, keep] = useState<readonly Row[]>([]);
  if (isEmpty) {
    if (good.length > 0) keep([]);
  } else if (rows !== good && rows.some(({ error }) => error === null)) keep(rows);
  const failure = !isEmpty && rows.every(({ error }) => error !== null) ? rows[0]?.error : undefined;
  const reason = failure ? errorText(failure) : undefined;
  const canonical = rows.length === 1 ? failure?.details['canonical'] : undefined;
  const shown = failure ? good : rows;
  const [row] = shown;
  const isOld = stale || shown !== rows;

  return (
    <>
      <Panel>
        <Fields columns={1}>
          <InputText
            {...field('text')}
            error={reason && rows.length > 1 ? t('failed.all', { reason }) : reason}
            className={styles.field}
            size="large"
            rows={1}
            dir="ltr"
            multiline
            autosize
            monospace
            rawText
            clearable
          />
        </Fields>
        <OptionRow onReset={reset}>
          <Switch {...field('strict')} />
          <Switch {...field('lowercase')} />
        </OptionRow>
        {isEmpty && <Empty>{t('empty')}</Empty>}
        {!isEmpty && shown.length < 2 && (
          <Answer
            row={row}
            stale={isOld}
            meant={typeof canonical === 'string' ? canonical : undefined}
            onMeant={(text) => change({ text })}
          />
        )}
        {!isEmpty && shown.length > 1 && (
          <div data-answer>
            <Lines rows={shown} stale={isOld} />
          </div>
        )}
      </Panel>
      <Symbols />
    </>
  );
}
