import { useMemo, useRef, type ReactNode } from 'react';
import type { CodeEditorHandle, Mark } from '#ui/code-editor/code-editor.tsx';
import { placeOf } from '#ui/fault/fault.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { SourcePane } from '#ui/source-pane/source-pane.tsx';
import { format, minify, validate } from '../engine.ts';
import { text } from '../text.ts';
import { inputOf, outputFile, sample, type DraftProps } from './draft.ts';
import { Options } from './options.tsx';
import { Status } from './status.tsx';

interface TextModeProps extends DraftProps {
  readonly onFile: (file: File) => void;
  /** A question about a file, under the panes. */
  readonly question: ReactNode;
}

/** Two editors: the document and what becomes of it. */
export function TextMode({ draft, change, reset, onFile, question }: TextModeProps) {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const enabled = /\S/.test(draft.text);
  const isFormat = draft.mode === 'format';
  const formatted = useOperation(format, inputOf(draft), { enabled: enabled && isFormat });
  const minified = useOperation(minify, inputOf(draft), { enabled: enabled && !isFormat });
  const checked = useOperation(validate, draft, { enabled });
  const run = isFormat ? formatted : minified;
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
          language="xml"
          lineNumbers
          sample={sample}
          value={draft.text}
          marks={marks}
          onChange={(value) => change({ text: value })}
          onFile={onFile}
        />
        <ResultPane
          name={t('output.label')}
          language="xml"
          lineNumbers
          value={output}
          stale={run.stale}
          file={outputFile}
          placeholder={t('output.placeholder')}
        />
      </Panes>
      {question}
      <Status {...{ draft, change, run, checked }} onGoTo={(offset) => editor.current?.goTo(offset)} />
    </Panel>
  );
}
