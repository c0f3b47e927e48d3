import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { analyze, normalize } from './engine.ts';
import { text } from './text.ts';
import { Changes } from './view/changes.tsx';
import { fields, initial } from './view/draft.ts';
import { invalidMarks } from './view/invalid-marks.ts';
import { Options } from './view/options.tsx';
import styles from './view.module.css';

/** A list of addresses, the same normalized, and what was changed in each. */
export default function EmailNormalizerView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const editor = useRef<CodeEditorHandle>(null);
  const isEmpty = draft.text === '';
  const result = useOperation(normalize, draft, { enabled: !isEmpty });
  const { value, stale } = useOperation(analyze, draft, { enabled: !isEmpty });
  const analysis = isEmpty ? undefined : value;
  const marks = useMemo(
    () =>
      result.stale || !analysis
        ? []
        : invalidMarks(result.value ?? '', analysis.rows, (problem) => t(`problem.${problem}`)),
    [result.stale, result.value, analysis, t],
  );
  // Of rejects alone nothing is worth copying: the last list with an address stays.
  const isHopeless = !result.stale && !stale && analysis !== undefined && analysis.total > 0 && analysis.valid === 0;
  const [good, keep] = useState('');
  const isGood = !result.stale && !stale && (analysis?.valid ?? 0) > 0;
  if (isGood && result.value !== undefined && result.value !== good) keep(result.value);
  if (isEmpty && good !== '') keep('');
  const files = usePaneFiles('text', (content) => change({ text: content }));
  const repeated = (analysis?.valid ?? 0) - (analysis?.distinct ?? 0);
  const invalid = (analysis?.total ?? 0) - (analysis?.valid ?? 0);
  return (
    <>
      <Panel className={styles.page} busy={result.slow}>
        <Options draft={draft} change={change} onReset={reset} />
        <Panes low>
          <TextPane
            ref={editor}
            name={t('addresses')}
            value={draft.text}
            placeholder={t('addresses.placeholder')}
            invalid={isHopeless}
            onChange={(value) => change({ text: value })}
            onFile={(opened) => files.open(opened, 'text')}
            onClear={() => change({ text: '' })}
          />
          <TextPane
            name={t('result')}
            value={isEmpty ? '' : isHopeless ? good : (result.value ?? '')}
            out
            stale={result.stale || isHopeless}
            marks={isHopeless ? [] : marks}
            fileName="addresses.txt"
          />
        </Panes>
        {files.notice}
        <div className={styles.status}>
          {result.error ? (
            <FaultLine error={result.error} messages={text} />
          ) : isHopeless ? (
            <StatusLine tone="error">{t('hopeless')}</StatusLine>
          ) : (
            <StatusLine
              stale={stale}
              facts={[
                t('total', { count: analysis?.total ?? 0 }),
                repeated > 0 && !draft.dedupe ? (
                  <Button key="duplicates" variant="line" size="small" onClick={() => change({ dedupe: true })}>
                    {t('dedupe.now', { count: repeated })}
                  </Button>
                ) : (
                  t('duplicates', { count: repeated })
                ),
                invalid > 0 && draft.filter !== 'invalid' ? (
                  <Button key="invalid" variant="line" size="small" onClick={() => change({ filter: 'invalid' })}>
                    {t('showInvalid', { count: invalid })}
                  </Button>
                ) : (
                  t('invalid', { count: invalid })
                ),
              ]}
            />
          )}
        </div>
      </Panel>
      <Changes {...{ draft, change, analysis, stale }} />
    </>
  );
}
