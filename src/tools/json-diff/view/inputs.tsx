import { useRef } from 'react';
import type { Failure } from '#core/operation.ts';
import { placeOf } from '#core/place.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { PartProps } from './draft.ts';
import { faultMarks } from './fault-marks.ts';
import { useTidy, type Side, type Tidy } from './use-tidy.ts';

const sides = ['left', 'right'] as const;

interface InputsProps extends PartProps {
  readonly error: Failure | undefined;
}

/** The two documents, and where one of them is not JSON. */
export function Inputs({ draft, change, error: difference }: InputsProps) {
  const tidy = { left: useTidy('left', { draft, change }), right: useTidy('right', { draft, change }) };
  const error = difference ?? tidy.left.error ?? tidy.right.error;
  const editors = { left: useRef<CodeEditorHandle>(null), right: useRef<CodeEditorHandle>(null) };
  const { side = 'left' } = (error && placeOf(error)) ?? {};
  const files = { left: useTextFile((left) => change({ left })), right: useTextFile((right) => change({ right })) };
  // Two files are both documents, one beside the editors is the left one.
  const openAll = (side: Side, [file, second]: readonly File[]): void => {
    if (file) files[second ? 'left' : side].open(file);
    if (second) files.right.open(second);
  };
  usePageDrop((dropped) => openAll('left', dropped));
  return (
    <>
      <div className={styles.inputs}>
        <Panes low>
          {sides.map((name) => (
            <Editor
              key={name}
              name={name}
              draft={draft}
              change={change}
              marks={error && side === name ? faultMarks(draft[name], error) : none}
              editor={editors[name]}
              tidy={tidy[name]}
              onFiles={(opened) => openAll(name, opened)}
            />
          ))}
        </Panes>
      </div>
      {files.left.question}
      {files.right.question}
      {error && (
        <FaultLine
          messages={text}
          error={error}
          onGoTo={(at) => editors[side].current?.goTo(at)}
          json={{ value: draft[side], onReplace: (repaired) => change({ [side]: repaired }) }}
        />
      )}
    </>
  );
}

const none: readonly Mark[] = [];

interface EditorProps extends PartProps {
  readonly name: Side;
  readonly marks: readonly Mark[];
  readonly editor: React.RefObject<CodeEditorHandle | null>;
  readonly tidy: Tidy;
  readonly onFiles: (files: readonly File[]) => void;
}

function Editor({ name, draft, change, marks, editor, tidy, onFiles }: EditorProps) {
  const t = useText(text);
  const ui = useText(words);
  const value = draft[name];
  const isEmpty = value.trim() === '';
  return (
    <Pane
      name={t(name)}
      main={name === 'left'}
      actions={
        <>
          {name === 'right' && (
            <Button
              variant="quiet"
              size="small"
              icon="arrow-left-right"
              onClick={() => change({ left: draft.right, right: draft.left })}
            >
              {t('swap')}
            </Button>
          )}
          <OpenButton accept=".json,.jsonc,application/json" multiple onFiles={onFiles} />
          <Button
            variant="quiet"
            size="small"
            icon="align-left"
            label={t('format')}
            disabled={isEmpty}
            onClick={tidy.format}
          />
          <Button
            variant="quiet"
            size="small"
            icon="arrow-down-a-z"
            label={t('sortKeys')}
            disabled={isEmpty}
            onClick={tidy.sortKeys}
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
      <CodeEditor
        ref={editor}
        size="small"
        label={t(name)}
        value={value}
        placeholder={t(`${name}.placeholder`)}
        language="json"
        lineNumbers
        marks={marks}
        onChange={(changed) => change({ [name]: changed })}
        onFile={(file, second) => onFiles(second ? [file, second] : [file])}
      />
    </Pane>
  );
}
