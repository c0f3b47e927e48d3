import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react';
import type { Fields } from '#core/field.ts';
import type { Failure } from '#core/operation.ts';
import { placeOf } from '#core/place.ts';
import type { CodeEditorHandle, Mark } from '../code-editor/code-editor.tsx';
import { literalEnd } from '../fault/literal-end.ts';
import { useText } from '../hooks/use-text.ts';
import { useOpenedFile } from '../large-file/use-opened-file.ts';
import { Panes } from '../panes/panes.tsx';
import { Panel } from '../panel/panel.tsx';
import { ResultPane } from '../result-pane/result-pane.tsx';
import { SourcePane } from '../source-pane/source-pane.tsx';
import { FormatterStatus } from './formatter-status.tsx';
import type { FileResult, FormatterSetup } from './model.ts';

const FileMode = lazy(async () => ({ default: (await import('./file-mode.tsx')).FileMode }));

const noMarks: readonly Mark[] = [];

/** The place of an error in the text, to be underlined. */
function markOf(error: Failure, text: string): readonly Mark[] {
  const offset = placeOf(error)?.offset;
  return offset === undefined ? noMarks : [{ from: offset, to: literalEnd(text, offset), tone: 'error' }];
}

/**
 * The whole screen of a formatter: options, the text, what becomes of it, and what there is to say. A file too large
 * for an editor stays a file.
 *
 * @example
 * ```tsx
 * <Formatter
 *   language="sql"
 *   text={text}
 *   sample="select 1"
 *   value={draft.sql}
 *   onChange={(sql) => change({ sql })}
 *   options={<Options {...{ draft, change, reset }} />}
 *   saved={{ name: 'query.sql', type: 'application/sql' }}
 *   run={useOperation(format, draft)}
 *   file={{ operation: formatFile, input: draft, renderFacts: () => <StatusLine ok={t('formatted')} /> }}
 * >
 *   {() => <StatusLine ok={t('formatted')} />}
 * </Formatter>
 * ```
 */
export function Formatter<F extends Fields, R extends FileResult>(setup: FormatterSetup<F, R>): ReactNode {
  const { language, text, sample, value, onChange, options, saved, run, marks = noMarks, output, repair } = setup;
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const { large, open, close, edit, question } = useOpenedFile(onChange);
  const { error } = run;
  const shownMarks = useMemo(() => (error ? markOf(error, value) : marks), [error, value, marks]);
  if (large) {
    return (
      <Suspense>
        <FileMode
          setup={setup as unknown as FormatterSetup<Fields, FileResult>}
          opened={large}
          onFile={open}
          onClose={close}
          onEdit={edit}
        />
        {question}
      </Suspense>
    );
  }
  return (
    <>
      <Panel busy={run.slow || repair?.slow === true}>
        {options}
        <Panes>
          <SourcePane
            {...{ editor, language, sample, value, onChange }}
            name={t('input.label')}
            lineNumbers
            marks={shownMarks}
            invalid={error !== undefined}
            onFile={open}
          />
          {output ?? (
            <ResultPane
              name={t('output.label')}
              language={language}
              lineNumbers
              value={run.value ?? ''}
              stale={run.stale}
              file={saved}
              placeholder={t('output.placeholder')}
            />
          )}
        </Panes>
        {question}
        <FormatterStatus setup={setup} onGoTo={(offset) => editor.current?.goTo(offset)} />
      </Panel>
      {repair?.preview}
    </>
  );
}
