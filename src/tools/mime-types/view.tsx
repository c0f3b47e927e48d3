import { useRef, useState } from 'react';
import { shortQuote } from '#core/error-message.ts';
import { Button } from '#ui/button/button.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { fromExtension, fromType } from './engine.ts';
import { text } from './text.ts';
import { AllTypes } from './view/all-types.tsx';
import { Answer } from './view/answer.tsx';
import { fields, initial, isType } from './view/draft.ts';
import { Files } from './view/files.tsx';
import { Others } from './view/others.tsx';
import styles from './view.module.css';

/** One field for extensions, names and types; the best answer, the whole table, and files to check. */
export default function MimeTypesView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const box = useRef<HTMLInputElement>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const { query } = draft;
  const isEmpty = query.trim() === '';
  const asType = !isEmpty && isType(query);
  const typed = useOperation(fromType, { type: query }, { enabled: asType });
  const named = useOperation(fromExtension, { name: query }, { enabled: !isEmpty && !asType });
  const { error, stale } = asType ? typed : named;
  const found = named.value;
  const [best, ...others] = found?.types ?? [];
  const answer = asType ? typed.value : best;
  const find = (next: string): void => change({ query: next });
  const unknown =
    !isEmpty && !asType && found?.types.length === 0
      ? t(/[^\w.+-]/.test(found.extension) ? 'unknown.text' : 'unknown.extension', {
          extension: shortQuote(found.extension),
        })
      : undefined;
  const fault = error ? errorText(error) : unknown;
  // Beside a fault stands what the last query found.
  const now = fault === undefined && answer ? { answer, best: asType ? undefined : best, others } : undefined;
  const [last, setLast] = useState(now);
  if (now && now.answer !== last?.answer) setLast(now);
  const shown = isEmpty ? undefined : fault === undefined ? now : last;
  const isOld = stale || fault !== undefined;

  return (
    <>
      <Panel>
        <ResetButton onReset={reset} />
        <Fields columns={1}>
          <InputText
            label={t('query')}
            ref={box}
            value={query}
            onChange={find}
            placeholder={t('query.placeholder')}
            hint={t('query.hint')}
            error={fault}
            icon="search"
            size="large"
            clearable
            rawText
            end={
              fault !== undefined && (
                <Button
                  className={styles.all}
                  variant="line"
                  size="small"
                  onClick={() => {
                    change({ query: '', onlyWithExtensions: false });
                    box.current?.focus();
                  }}
                >
                  {t('showAll')}
                </Button>
              )
            }
          />
        </Fields>
        {shown && <Answer answer={shown.answer} stale={isOld} onExtension={find} />}
        {!isOld && !asType && found?.extension === 'ts' && <StatusLine tone="warning">{t('typescript')}</StatusLine>}
        {shown?.best && <Others best={shown.best} others={shown.others} stale={isOld} onType={find} />}
      </Panel>
      <AllTypes draft={draft} change={change} isRefused={fault !== undefined} except={shown?.answer.type} />
      <Files files={draft.files} onFiles={(files) => change({ files })} />
    </>
  );
}
