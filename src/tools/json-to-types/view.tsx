import { useEffect, useRef, useState } from 'react';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { usePlacedFiles, type TextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { convertWithReport } from './engine.ts';
import { text } from './text.ts';
import {
  fields,
  initial,
  isEmpty,
  sample,
  sampleAt,
  shownDraft,
  shownIndex,
  targetFiles,
  withSample,
} from './view/draft.ts';
import { Samples } from './view/samples.tsx';
import { Status } from './view/status.tsx';
import { useSeveralFiles } from './view/use-several-files.tsx';
import styles from './view/view.module.css';

/** Samples at the left, types at the right, what was found in them below. */
export default function JsonToTypesView() {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const [values, change, reset] = useDraft(fields, initial);
  const draft = shownDraft(values);
  const [goal, setGoal] = useState<{ readonly offset: number }>();
  const field = useFields(fields, text, draft, change);
  const { at, samples, ...rest } = draft;
  const shown = sampleAt(draft, at);
  const run = useOperation(convertWithReport, { ...rest, samples }, { enabled: !isEmpty(draft) });
  const put = (changed: string): void => change(withSample(draft, at, changed));
  const placed = usePlacedFiles((opened, _, place) => change(withSample(draft, Number(place), opened)));
  const several = useSeveralFiles(([first = '', ...more]) => change({ text: first, samples: more, at: 0 }));
  const file: TextFile = {
    ...placed,
    open: (opened) => {
      several.dismiss();
      placed.open(opened, String(at));
    },
  };
  // The text of the sample is in the editor only when it is shown.
  useEffect(() => {
    if (goal) editor.current?.goTo(goal.offset);
  }, [goal]);
  const goTo = (index: number, offset: number): void => {
    change({ at: index });
    setGoal({ offset });
  };
  const isOfShown = shownIndex(draft, Number(run.error?.details['sample'])) === at;
  const { extension, type } = targetFiles[draft.target];
  return (
    <Panel busy={run.slow}>
      <OptionRow
        onReset={reset}
        changed={field.changed('dates', 'each')}
        more={
          <>
            <Select {...field('dates')} />
            <Switch {...field('each')} />
          </>
        }
      >
        <Select
          {...field('target', (name) => targetFiles[name].label)}
          className={styles.target}
          labelPosition="left"
          size="small"
        />
        <Samples {...{ draft, change }} />
        <InputText {...field('rootName')} className={styles.name} labelPosition="left" size="small" rawText />
      </OptionRow>
      <Panes>
        <TextSource
          name={t('text.label')}
          language="json"
          value={shown}
          sample={sample}
          onChange={put}
          onFiles={(files) => {
            placed.dismiss();
            several.open(files);
          }}
          error={isOfShown ? run.error : undefined}
          {...{ file, editor }}
        />
        <ResultPane
          name={t('output')}
          language={draft.target === 'json-schema' ? 'json' : 'code'}
          lineNumbers
          value={isEmpty(draft) ? '' : (run.value?.code ?? '')}
          stale={run.stale}
          file={{ name: `types.${extension}`, type }}
          placeholder={t('output.placeholder')}
        />
      </Panes>
      {file.question}
      {several.notice}
      <Status {...{ draft, change, run }} onGoTo={goTo} />
    </Panel>
  );
}
