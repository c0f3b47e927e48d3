import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CodeEditorHandle, Mark } from '#ui/code-editor/code-editor.tsx';
import { placeOf } from '#ui/fault/fault.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { SourcePane } from '#ui/source-pane/source-pane.tsx';
import { format } from '../engine.ts';
import { text } from '../text.ts';
import { outputFile, sample, type DraftProps } from './draft.ts';
import { Options } from './options.tsx';
import { Status } from './status.tsx';

/** With the pause of the worker this makes 300 ms. */
const pause = 150;

/** A text that has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface TextModeProps extends DraftProps {
  readonly onFile: (file: File) => void;
  /** A question about a file, under the panes. */
  readonly question: ReactNode;
}

/** Two editors: the query and what becomes of it. */
export function TextMode({ draft, change, reset, onFile, question }: TextModeProps) {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const sql = useSettled(draft.sql);
  const run = useOperation(format, { ...draft, sql }, { enabled: sql.trim() !== '' });
  const output = run.value ?? '';
  const { error } = run;
  const marks = useMemo((): Mark[] => {
    const place = error && placeOf(error);
    return place ? [{ from: place.offset, to: place.offset + 1, tone: 'error' }] : [];
  }, [error]);
  return (
    <Panel busy={run.slow}>
      <Options {...{ draft, change, reset }} />
      <Panes>
        <SourcePane
          editor={editor}
          name={t('input.label')}
          language="sql"
          lineNumbers
          sample={sample}
          value={draft.sql}
          marks={marks}
          onChange={(value) => change({ sql: value })}
          onFile={onFile}
        />
        <ResultPane
          name={t('output.label')}
          language="sql"
          lineNumbers
          value={output}
          stale={run.stale}
          file={outputFile}
          placeholder={t('output.placeholder')}
        />
      </Panes>
      {question}
      <Status draft={{ ...draft, sql }} change={change} run={run} onGoTo={(offset) => editor.current?.goTo(offset)} />
    </Panel>
  );
}
