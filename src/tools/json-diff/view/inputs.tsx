import { useRef } from 'react';
import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { format } from '../engine.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';

const sides = ['left', 'right'] as const;
type Side = (typeof sides)[number];

interface InputsProps extends PartProps {
  readonly error: Failure | undefined;
}

/** The two documents, and where one of them is no JSON. */
export function Inputs({ draft, change, error }: InputsProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const editors = { left: useRef<CodeEditorHandle>(null), right: useRef<CodeEditorHandle>(null) };
  const side = error?.details['side'] === 'right' ? 'right' : 'left';
  const { line, column, offset } = (error?.details ?? {}) as Readonly<Record<string, number | undefined>>;
  const marks: readonly Mark[] =
    offset === undefined ? [] : [{ from: offset, to: Math.min(offset + 1, draft[side].length), tone: 'error' }];
  return (
    <>
      <Panes low>
        {sides.map((name) => (
          <Editor
            key={name}
            name={name}
            draft={draft}
            change={change}
            marks={error && side === name ? marks : none}
            editor={editors[name]}
          />
        ))}
      </Panes>
      {error && (
        <StatusLine
          tone="error"
          where={line !== undefined && column !== undefined && t(`where.${side}`, { line, column })}
          actions={
            offset !== undefined && (
              <Button variant="line" size="small" onClick={() => editors[side].current?.goTo(offset)}>
                {ui('goTo')}
              </Button>
            )
          }
        >
          {errorText(error)}
        </StatusLine>
      )}
    </>
  );
}

const none: readonly Mark[] = [];

interface EditorProps extends PartProps {
  readonly name: Side;
  readonly marks: readonly Mark[];
  readonly editor: React.RefObject<CodeEditorHandle | null>;
}

function Editor({ name, draft, change, marks, editor }: EditorProps) {
  const t = useText(text);
  const ui = useText(words);
  const value = draft[name];
  const file = useTextFile((opened) => change({ [name]: opened }));
  const tidy = useRunner(format);
  // A tidied document takes its place when nothing was typed meanwhile.
  if (tidy.value !== undefined && !tidy.stale && tidy.source?.text === value && tidy.value !== value) {
    const { value: tidied } = tidy;
    queueMicrotask(() => change({ [name]: tidied }));
  }
  const isEmpty = value.trim() === '';
  return (
    <Pane
      name={t(name)}
      actions={
        <>
          <OpenButton accept=".json,.jsonc,application/json" onFiles={([first]) => first && file.open(first)} />
          <Button
            variant="quiet"
            size="small"
            icon="align-left"
            label={t('format')}
            disabled={isEmpty}
            onClick={() => tidy.start({ text: value })}
          />
          <Button
            variant="quiet"
            size="small"
            icon="arrow-down-a-z"
            label={t('sortKeys')}
            disabled={isEmpty}
            onClick={() => tidy.start({ text: value, sortKeys: true })}
          />
          <Button
            variant="quiet"
            size="small"
            icon="trash-2"
            label={ui('clear')}
            disabled={value === ''}
            onClick={() => change({ [name]: '' })}
          />
        </>
      }
    >
      {file.question}
      <CodeEditor
        ref={editor}
        label={t(name)}
        value={value}
        placeholder={t(`${name}.placeholder`)}
        language="json"
        lineNumbers
        marks={marks}
        onChange={(changed) => change({ [name]: changed })}
        onFile={file.open}
      />
    </Pane>
  );
}
