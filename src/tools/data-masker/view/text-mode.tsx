import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { mask } from '../engine.ts';
import { text } from '../text.ts';
import { inputOf, withValue } from './draft.ts';
import { Frame, type ModeProps } from './frame.tsx';
import { KeepButtons } from './keep-buttons.tsx';
import { isSecret, marksInMasked, offsetsOf, valueAt } from './report.ts';
import { Status } from './status.tsx';

/** More marks would only be slow. */
const mostMarks = 500;
const noMarks: readonly Mark[] = [];

/** A text that is typed, pasted or opened at the left, what becomes of it at the right. */
export function TextMode(frame: ModeProps) {
  const { draft, change, onFile } = frame;
  const t = useText(text);
  const ui = useText(words);
  const editor = useRef<CodeEditorHandle>(null);
  const [selection, select] = useState({ text: '', from: -1 });
  const isEmpty = draft.text.trim() === '';
  const run = useOperation(mask, inputOf(draft), { enabled: !isEmpty });
  const { slow, progress, stale } = run;
  const report = isEmpty ? undefined : run.value;
  const source = run.source?.text ?? '';
  const found = useMemo((): Mark[] => {
    const findings = (report?.findings ?? []).slice(0, mostMarks);
    const offsets = offsetsOf(source, findings);
    return findings.map(({ kind, length, replacement }, at) => {
      const from = offsets[at] ?? 0;
      const to = Math.min(from + length, source.length);
      const title = t('mark', { kind: t(`kinds.${kind}`), replacement });
      return { from, to, tone: isSecret(kind) ? 'warning' : 'match', title };
    });
  }, [report, source, t]);
  const marks = source === draft.text ? found : noMarks;
  const maskedMarks = useMemo(
    () => (report?.format === 'text' ? marksInMasked(found, report.findings) : []),
    [found, report],
  );
  const at = marks.findIndex(({ from, to }) => from <= selection.from && selection.from < to);
  const chosen = report?.findings[at];
  return (
    <Frame
      {...frame}
      run={run}
      report={report}
      status={
        slow ? (
          <Progress label={t('working')} done={progress?.done} total={progress?.total} onCancel={run.cancel} />
        ) : report ? (
          <Status {...{ draft, change, report, source, stale }} onGoTo={(offset) => editor.current?.goTo(offset)} />
        ) : (
          <StatusLine>{t('hint')}</StatusLine>
        )
      }
    >
      <Panes>
        <Pane
          name={t('text.label')}
          main
          actions={
            <>
              {chosen ? (
                <KeepButtons
                  {...{ draft, change }}
                  kind={chosen.kind}
                  valueOf={() => valueAt(draft.text, marks[at]?.from ?? 0, chosen)}
                  onDone={() => editor.current?.focus()}
                />
              ) : (
                selection.text.trim() !== '' && (
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => change({ deny: withValue(draft.deny, selection.text.trim()) })}
                  >
                    {t('maskSelected')}
                  </Button>
                )
              )}
              <OpenButton onFiles={([file]) => file && onFile(file)} />
              <Button
                variant="quiet"
                size="small"
                icon="trash-2"
                label={ui('clear')}
                disabled={draft.text === ''}
                onClick={() => {
                  change({ text: '' });
                  editor.current?.focus();
                }}
              />
            </>
          }
        >
          <CodeEditor
            ref={editor}
            label={t('text.label')}
            language="text"
            value={draft.text}
            onChange={(typed) => change({ text: typed })}
            onSelect={(selected, from) => select({ text: selected, from })}
            onFile={onFile}
            placeholder={t('hint')}
            marks={marks}
            secret
          />
        </Pane>
        <ResultPane
          name={t('masked.label')}
          value={report?.text ?? ''}
          stale={stale}
          file={
            report && report.format !== 'text'
              ? { name: 'masked.json', type: 'application/json' }
              : { name: 'text.masked.log', type: 'text/plain' }
          }
        >
          <CodeEditor label={t('masked.label')} readOnly value={report?.text ?? ''} marks={maskedMarks} />
        </ResultPane>
      </Panes>
    </Frame>
  );
}
