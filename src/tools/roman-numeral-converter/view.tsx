import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { convertBatch } from './engine.ts';
import { text } from './text.ts';
import { Answer } from './view/answer.tsx';
import { Lines } from './view/lines.tsx';
import { Symbols } from './view/symbols.tsx';

const initial = { text: '2024' };

/** One field that takes numbers and numerals; one line has a large answer, several have a table. */
export default function RomanNumeralConverterView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(convertBatch, initial);
  const field = useFields(convertBatch, text, draft, change);
  const isEmpty = draft.text.trim() === '';
  const { value: rows = [], stale } = useOperation(convertBatch, draft, { enabled: !isEmpty });
  const [row] = rows;
  const isBatch = rows.length > 1;
  const failure = !isBatch && !isEmpty ? row?.error : undefined;
  const isUnread = isBatch && rows.every(({ error }) => error !== null);
  const canonical = failure?.details['canonical'];

  return (
    <>
      <Panel>
        <Fields columns={1}>
          <InputText
            {...field('text')}
            error={failure || isUnread ? '' : undefined}
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
        {!isEmpty && row && !isBatch && <Answer row={row} stale={stale} />}
        {failure && (
          <StatusLine
            tone="error"
            actions={
              typeof canonical === 'string' && (
                <Button variant="line" size="small" onClick={() => change({ text: canonical })}>
                  {t('meant', { canonical })}
                </Button>
              )
            }
          >
            {errorText(failure)}
          </StatusLine>
        )}
        {!isEmpty && isBatch && (
          <div data-answer>
            <Lines rows={rows} stale={stale} />
          </div>
        )}
      </Panel>
      <Symbols />
    </>
  );
}
