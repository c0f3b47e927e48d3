import { useRef } from 'react';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { infer } from '../engine.ts';
import { text } from '../text.ts';
import { fields, inferSample, type DraftProps } from './draft.ts';
import { useSampleFiles } from './use-sample-files.ts';

/** Samples, and a schema that they all fit. */
export function InferPanel({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const editor = useRef<CodeEditorHandle>(null);
  const { closed, each, required } = draft;
  const enabled = /\S/.test(draft.text);
  const run = useOperation(infer, { text: draft.text, closed, each, required }, { enabled });
  const { openAll, ...file } = useSampleFiles((opened) => change({ text: opened }));
  return (
    <>
      <OptionRow>
        <Switch {...field('each')} />
        <Switch {...field('required')} />
        <Switch {...field('closed')} />
      </OptionRow>
      <Panes>
        <TextSource
          name={t('text.label')}
          language="json"
          value={draft.text}
          sample={inferSample}
          onChange={(changed) => change({ text: changed })}
          error={run.error}
          onFiles={openAll}
          {...{ file, editor }}
        />
        <ResultPane
          name={t('output')}
          language="json"
          lineNumbers
          value={run.value ?? ''}
          stale={run.stale}
          file={{ name: 'schema.json', type: 'application/schema+json' }}
          placeholder={t('output.placeholder')}
        />
      </Panes>
      {file.question}
      {run.error ? (
        <FaultLine messages={text} error={run.error} onGoTo={(offset) => editor.current?.goTo(offset)} />
      ) : (
        <StatusLine>{enabled ? null : t('inferHint')}</StatusLine>
      )}
    </>
  );
}
