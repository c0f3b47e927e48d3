import type { RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type CodeLanguage, type Mark } from '../code-editor/code-editor.tsx';
import { OpenButton } from '../drop-zone/open-button.tsx';
import { useText } from '../hooks/use-text.ts';
import { Pane } from '../panes/panes.tsx';
import { words } from '../words.ts';

export interface SourcePaneProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** What the button Sample puts in. */
  readonly sample: string;
  /** The sample unless told. */
  readonly placeholder?: string;
  readonly language: CodeLanguage;
  readonly marks?: readonly Mark[];
  readonly lineNumbers?: boolean;
  readonly editor: RefObject<CodeEditorHandle | null>;
}

/** The pane that code is typed into, with Sample, Open and Clear. */
export function SourcePane(props: SourcePaneProps) {
  const { name, value, onChange, onFile, sample, placeholder = sample, editor, ...rest } = props;
  const t = useText(words);
  return (
    <Pane
      name={name}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={() => onChange(sample)}>
            {t('sample')}
          </Button>
          <OpenButton onFiles={([file]) => file && onFile(file)} />
          <Button
            variant="quiet"
            size="small"
            icon="trash-2"
            label={t('clear')}
            disabled={value === ''}
            onClick={() => {
              onChange('');
              editor.current?.focus();
            }}
          />
        </>
      }
    >
      <CodeEditor
        {...rest}
        ref={editor}
        label={name}
        value={value}
        placeholder={placeholder}
        onChange={onChange}
        onFile={onFile}
      />
    </Pane>
  );
}
