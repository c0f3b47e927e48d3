import { useMemo, useRef } from 'react';
import { flag } from '#core/field.ts';
import type { Failure } from '#core/operation.ts';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SourcePane } from '#ui/source-pane/source-pane.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { convert } from './engine.ts';
import type { Message } from './engine/messages.ts';
import { text } from './text.ts';
import { Existing } from './view/existing.tsx';
import { findWord } from './view/find-word.ts';
import { Messages } from './view/messages.tsx';
import { portClashOf } from './view/port-clash.ts';
import styles from './view.module.css';

const sample =
  'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx';
const fields = { ...convert.input, adds: flag(false) };
const initial = { text: sample };
const indents = [2, 4];
const outputFile = { name: 'compose.yaml', type: 'application/yaml' };

/** Errors of the existing file that have no place in it. */
const ofWholeFile = new Set(['not-a-compose-file', 'too-many-nodes']);

/** What follows a quote that is never closed, to the end of its line. */
function quoteMarks({ details }: Failure, text: string): Mark[] {
  const { offset: from } = details;
  if (typeof from !== 'number') return [];
  const length = text.slice(from).search(/[\r\n]|$/);
  return [{ from, to: from + Math.max(1, length), tone: 'error' }];
}

/** Commands at the left, the Compose file at the right, what was lost below. */
export default function DockerView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const editor = useRef<CodeEditorHandle>(null);
  const file = useTextFile((opened) => change({ text: opened }));
  usePageDrop(([dropped]) => dropped && file.open(dropped));
  const isEmpty = draft.text.trim() === '';
  const existing = draft.adds ? draft.existing : '';
  const { value, error, stale } = useOperation(convert, { ...draft, existing }, { enabled: !isEmpty });
  const messages = error || isEmpty ? undefined : value?.messages;
  // Notes take a line of the panel; what was lost has a panel of its own.
  const isNotesOnly = messages?.every(({ level }) => level === 'info') ?? false;
  const marks = useMemo(
    (): readonly Mark[] =>
      error
        ? quoteMarks(error, draft.text)
        : (messages ?? []).flatMap(({ level, line, flag: word }) => {
            const place = level === 'info' ? undefined : findWord(draft.text, line, word);
            return place ? [{ ...place, tone: level === 'error' ? 'error' : 'warning' }] : [];
          }),
    [error, messages, draft.text],
  );
  const pick = ({ line, flag: word }: Message): void => {
    const place = findWord(draft.text, line, word);
    const start = draft.text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
    editor.current?.select(place?.from ?? start, place?.to ?? start);
  };
  // A place with a column is one in the existing file.
  const isOfCommands = error !== undefined && !('column' in error.details) && !ofWholeFile.has(error.code);
  const faultyLine = isOfCommands ? Number(error.details['line'] ?? 0) : 0;
  // A link may carry any width.
  const widths = [...new Set([...indents, draft.indent])].toSorted((a, b) => a - b);
  const renamed = (messages ?? []).filter(({ code }) => code === 'renamed-service').length;
  const clash = useMemo(() => (messages && value ? portClashOf(value.compose) : undefined), [messages, value]);
  const yaml = isEmpty ? '' : (value?.yaml ?? '');
  const list = messages && messages.length > 0 && <Messages messages={messages} onPick={pick} />;
  return (
    <>
      <Panel className={styles.work}>
        <OptionRow onReset={reset}>
          <Switch {...field('adds')} />
          <Segmented
            label={t('indent.label')}
            labelPosition="left"
            options={widths.map((width) => ({ value: width, label: String(width) }))}
            value={draft.indent}
            onChange={(indent) => change({ indent })}
          />
        </OptionRow>
        <Panes>
          <SourcePane
            name={t('input.label')}
            value={draft.text}
            onChange={(changed) => change({ text: changed })}
            onFile={file.open}
            sample={sample}
            language="text"
            lineNumbers
            marks={marks}
            invalid={isOfCommands}
            editor={editor}
          />
          <ResultPane name={t('output.label')} value={yaml} stale={stale || error !== undefined} file={outputFile}>
            <CodeEditor
              label={t('output.label')}
              language="yaml"
              readOnly
              lineNumbers
              value={yaml}
              placeholder={t('output.empty')}
            />
          </ResultPane>
        </Panes>
        {file.question}
        {error ? (
          <FaultLine
            error={error}
            messages={text}
            offset={faultyLine > 0 && !('offset' in error.details) ? offsetOfLine(draft.text, faultyLine) : undefined}
            {...(faultyLine > 0 && { onGoTo: (offset) => editor.current?.goTo(offset) })}
          />
        ) : (
          value &&
          !isEmpty && (
            <StatusLine
              tone={clash ? 'warning' : 'neutral'}
              ok={isNotesOnly && !clash && t('messages.none')}
              facts={[
                t('services', { count: Object.keys((value.compose['services'] ?? {}) as object).length }),
                ...(renamed > 0 && !clash ? [t('renamed', { count: renamed })] : []),
              ]}
            >
              {clash && t('clash', { ...clash })}
            </StatusLine>
          )
        )}
        {isNotesOnly && list}
      </Panel>
      {draft.adds && <Existing value={draft.existing} onChange={(changed) => change({ existing: changed })} />}
      {!isNotesOnly && list}
    </>
  );
}
