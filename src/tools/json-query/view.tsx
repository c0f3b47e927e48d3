import { useRef, type ClipboardEvent, type Ref } from 'react';
import { ActionChips } from '#ui/chips/chips.tsx';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { characterEnd } from '#ui/fault/character-end.ts';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { extract, query } from './engine.ts';
import type { Language } from './engine/fields.ts';
import { text } from './text.ts';
import { withCause } from './view/cause.ts';
import { isDocument } from './view/document.ts';
import { fields, initial, sample, shownExamples } from './view/draft.ts';
import { useRemedies } from './view/remedies.ts';
import { Status } from './view/status.tsx';
import { together } from './view/together.ts';
import { useMatchMarks } from './view/use-match-marks.ts';
import styles from './view/view.module.css';

export default function JsonQueryView() {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const box = useRef<HTMLInputElement>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const enabled = /\S/.test(draft.text);
  const run = useOperation(query, draft, { enabled });
  const { expression, language } = draft;
  const printed = useOperation(extract, { text: draft.text, expression, language }, { enabled });
  const { marks, located } = useMatchMarks(draft);
  const { slow, cancel } = together(run, printed, located);
  const remedies = useRemedies(run.error, { draft, change });
  const file = useTextFile((opened) => change({ text: opened }));
  // A fault of the document has a line; one of the expression has not.
  const isOfDocument = run.error !== undefined && 'line' in run.error.details;
  const fault = run.error && !isOfDocument ? withCause(run.error, expression) : undefined;
  const shown = language === 'auto' ? (run.value?.language ?? 'jsonpath') : language;
  const goTo = (offset: number) => editor.current?.goTo(offset);
  const { offset } = fault?.details ?? {};
  const placeInExpression = typeof offset === 'number' ? offset : undefined;
  const readAs = language === 'auto' && placeInExpression !== undefined ? fault?.details['language'] : undefined;
  const goToPart = (offset: number): void => {
    box.current?.focus();
    box.current?.setSelectionRange(offset, characterEnd(expression, offset));
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (!isDocument(pasted)) return;
    event.preventDefault();
    change({ text: pasted });
  };
  return (
    <Panel busy={slow} className={styles.panel}>
      <OptionRow onReset={reset}>
        <div data-main className={styles.expression} onPaste={paste}>
          <InputText
            {...field('expression')}
            ref={box as Ref<HTMLInputElement | HTMLTextAreaElement>}
            error={fault && ''}
            labelPosition="left"
            rawText
            monospace
            clearable
          />
        </div>
        <Select {...field('language')} labelPosition="left" size="small" />
        <Disclosure label={t('examples')} inRow>
          <Fields>
            <ActionChips
              label={t('examples')}
              labelHidden
              actions={shownExamples[shown].map((example) => ({
                label: example,
                onSelect: () => change({ expression: example }),
              }))}
            />
          </Fields>
        </Disclosure>
      </OptionRow>
      <Panes>
        <TextSource
          name={t('text.label')}
          language="json"
          value={draft.text}
          sample={sample}
          onChange={(changed) => change({ text: changed })}
          error={isOfDocument ? run.error : undefined}
          {...{ file, editor, marks }}
        />
        <ResultPane
          name={t('output')}
          language="json"
          lineNumbers
          value={printed.value ?? ''}
          stale={printed.stale}
          file={{ name: 'results.json', type: 'application/json' }}
          placeholder={t('output.placeholder')}
        />
      </Panes>
      {file.question}
      <Status
        {...{ draft, change }}
        run={{ ...run, slow, cancel }}
        fault={
          fault && (
            <div className={styles.fault}>
              <FaultLine
                messages={text}
                error={fault}
                remedies={remedies}
                actions={
                  readAs !== undefined && (
                    <span className={styles.readAs}>
                      {t('readAs', { language: t(`language.${readAs as Language}`) })}
                    </span>
                  )
                }
                offset={placeInExpression}
                onGoTo={goToPart}
              />
            </div>
          )
        }
        onGoTo={goTo}
      />
    </Panel>
  );
}
