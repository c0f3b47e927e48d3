import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useRefused } from '#ui/hooks/refused.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { runWithCounts } from './engine.ts';
import { text } from './text.ts';
import { stepsOf } from './view/chain.ts';
import { cardFields, fields, initial, type Card } from './view/draft.ts';
import { Steps } from './view/steps.tsx';
import styles from './view.module.css';

export default function TextLinesView() {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const [history, setHistory] = useState<readonly (readonly Card[])[]>([]);
  // The step after which the text is shown; all of them unless told.
  const [last, showAfter] = useState<number>();
  const file = useTextFile((opened) => change({ text: opened }));
  const shown = last === undefined || last >= draft.steps.length ? undefined : last;
  const steps = useMemo(
    () => stepsOf(shown === undefined ? draft.steps : draft.steps.slice(0, shown + 1)),
    [draft.steps, shown],
  );
  const { value, error, stale, slow, progress, cancel } = useOperation(runWithCounts, { text: draft.text, steps });
  const isRefused = useRefused(cardFields);
  const isOld = stale || error !== undefined || isRefused;
  const setSteps = (changed: readonly Card[]): void => {
    setHistory([...history.slice(-49), draft.steps]);
    change({ steps: changed });
  };
  const undo = (): void => {
    const before = history.at(-1);
    if (!before) return;
    setHistory(history.slice(0, -1));
    change({ steps: before });
  };
  const result = value?.text ?? '';
  return (
    <Panel busy={slow}>
      <div className={styles.layout}>
        <div className={styles.chain}>
          <Steps
            cards={draft.steps}
            source={draft.text}
            effects={value?.steps ?? []}
            stale={isOld}
            {...{ shown, setSteps, showAfter }}
            onReset={() => {
              reset();
              setHistory([]);
              showAfter(undefined);
            }}
          />
        </div>
        <Panes low>
          <TextSource
            name={t('text.label')}
            language="text"
            value={draft.text}
            sample={initial.text}
            onChange={(typed) => change({ text: typed })}
            error={undefined}
            {...{ file, editor }}
          />
          <ResultPane
            name={shown === undefined ? t('result.label') : t('result.after', { number: shown + 1 })}
            value={result}
            lineNumbers
            stale={isOld}
            placeholder={t('result.placeholder')}
            file={{ name: 'lines.txt', type: 'text/plain;charset=utf-8' }}
            actions={
              <Button
                variant="quiet"
                size="small"
                icon="corner-up-left"
                disabled={result === '' || result === draft.text}
                stale={isOld}
                data-takes-answer=""
                onClick={() => change({ text: result })}
              >
                {t('result.use')}
              </Button>
            }
          />
        </Panes>
      </div>
      {file.question}
      {slow ? (
        <Progress label={t('working')} done={progress?.done} total={progress?.total} onCancel={cancel} />
      ) : error ? (
        <FaultLine
          error={error}
          messages={text}
          remedies={history.length > 0 ? [{ label: t('undo'), apply: undo }] : []}
        />
      ) : (
        <StatusLine
          stale={isOld}
          facts={
            draft.text === '' || !value
              ? []
              : [`${t('lines.in', { count: value.linesIn })} ${t('lines.out', { count: value.linesOut })}`]
          }
          actions={
            <>
              {history.length > 0 && (
                <Button variant="quiet" size="small" icon="undo-2" onClick={undo}>
                  {t('undo')}
                </Button>
              )}
              <OpenIn tool="list-converter" values={{ text: draft.text, tab: 'list' }}>
                {t('lists')}
              </OpenIn>
            </>
          }
        >
          {draft.text === '' && t('hint')}
        </StatusLine>
      )}
    </Panel>
  );
}
