import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { evaluateLines } from './engine.ts';
import type { Line } from './engine/sheet.ts';
import { blameAt } from './engine/symbol.ts';
import { text } from './text.ts';
import { FunctionList } from './view/function-list.tsx';
import { LastResult } from './view/last-result.tsx';
import { ResultsColumn } from './view/results-column.tsx';
import { useSheet } from './view/use-sheet.ts';
import styles from './view.module.css';

const initial = { expression: 'price = 19.99\nqty = 3\nprice * qty + 20%' };

/** The first line that fails, with its place in the whole text. */
function failureOf(lines: readonly Line[]): Failure | undefined {
  let start = 0;
  for (const { line, input, error } of lines) {
    if (error) {
      const { code, message, column } = error;
      const details = { line, column, offset: start + column - 1, ...blameAt(input, column) };
      return { code, message, details };
    }
    start += input.length + 1;
  }
  return undefined;
}

/** What is underlined: the name or the sign of each error, in offsets of the whole text. */
function marksOf(lines: readonly Line[]): Mark[] {
  let start = 0;
  return lines.flatMap(({ input, error }) => {
    const from = start + Math.min((error?.column ?? 1) - 1, Math.max(0, input.length - 1));
    start += input.length + 1;
    const length = error ? Math.max(1, blameAt(input, error.column).symbol.length) : 0;
    return error ? [{ from, to: from + length, tone: 'error' as const }] : [];
  });
}

export default function MathEvaluatorView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(evaluateLines, initial);
  const field = useFields(evaluateLines, text, draft, change);
  const { lines, error, stale, slow } = useSheet(draft);
  const editor = useRef<CodeEditorHandle>(null);
  const [cleared, setCleared] = useState<string>();
  const marks = useMemo(() => (stale ? [] : marksOf(lines)), [lines, stale]);
  const failure = error ?? (stale ? undefined : failureOf(lines));
  // The lines that fit are calculated.
  const isRest = failure?.details['reason'] === 'rest';

  const clear = (event: KeyboardEvent): void => {
    const isClear = event.key.toLowerCase() === 'l' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isClear || event.shiftKey || draft.expression === '') return;
    event.preventDefault();
    event.stopPropagation();
    setCleared(draft.expression);
    change({ expression: '' });
  };
  const undo = (): void => {
    if (cleared !== undefined) change({ expression: cleared });
    setCleared(undefined);
    editor.current?.focus();
  };

  return (
    <>
      <Panel busy={slow}>
        <OptionRow onReset={reset}>
          <NumberField {...field('precision')} labelPosition="left" size="small" />
          <Segmented
            {...field('angle')}
            labelPosition="left"
            options={[
              { value: 'rad', label: t('angle.rad') },
              { value: 'deg', label: t('angle.deg') },
            ]}
          />
        </OptionRow>
        <div className={styles.frame} data-wrong={(failure && !isRest) || undefined}>
          {/* The key is for the editor inside. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div className={styles.sheet} data-main onKeyDownCapture={clear}>
            <CodeEditor
              ref={editor}
              label={t('expression.label')}
              value={draft.expression}
              onChange={(expression) => {
                setCleared(undefined);
                change({ expression });
              }}
              lineNumbers
              lineWrapping={false}
              marks={marks}
              size="medium"
            />
            <ResultsColumn lines={lines} stale={stale} />
          </div>
        </div>
        {failure ? (
          <FaultLine
            error={failure}
            tone={isRest ? 'warning' : 'error'}
            messages={text}
            onGoTo={(offset) => editor.current?.goTo(offset)}
          />
        ) : cleared !== undefined && draft.expression === '' ? (
          <StatusLine
            actions={
              <Button variant="line" size="small" icon="undo-2" onClick={undo}>
                {t('undo')}
              </Button>
            }
          >
            {t('cleared')}
          </StatusLine>
        ) : (
          <StatusLine>
            {t('hint')} <span className={styles.keys}>{t('hint.clear')}</span>
          </StatusLine>
        )}
        <Disclosure label={t('functions')}>
          <FunctionList onInsert={(name) => editor.current?.insert(name)} />
        </Disclosure>
      </Panel>
      <LastResult lines={lines} stale={stale} />
    </>
  );
}
