import type { RefObject } from 'react';
import { Button } from '../button/button.tsx';
import type { CodeEditorHandle, CodeLanguage } from '../code-editor/code-editor.tsx';
import { useText } from '../hooks/use-text.ts';
import { TextPane, type TextPaneProps } from '../text-pane/text-pane.tsx';
import { words } from '../words.ts';

export interface SourcePaneProps extends Pick<
  TextPaneProps,
  'name' | 'value' | 'marks' | 'invalid' | 'lineNumbers' | 'box' | 'instead' | 'actions'
> {
  readonly onChange: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** The text that the Sample button inserts. */
  readonly sample: string;
  /** The sample by default. */
  readonly placeholder?: string;
  readonly language: CodeLanguage;
  readonly editor: RefObject<CodeEditorHandle | null>;
}

/**
 * The pane that code is typed into, with Sample, Open and Clear.
 *
 * @example
 * ```tsx
 * <SourcePane
 *   name="Source"
 *   language="json"
 *   sample="[1, 2]"
 *   value={draft.text}
 *   onChange={(text) => change({ text })}
 *   onFile={open}
 *   editor={editor}
 * />
 * ```
 */
export function SourcePane({ sample, placeholder = sample, editor, actions, onChange, ...rest }: SourcePaneProps) {
  const t = useText(words);
  return (
    <TextPane
      {...rest}
      {...{ placeholder, onChange }}
      main
      ref={editor}
      actions={
        <>
          {actions}
          {rest.value !== sample && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onChange(sample);
                // The button goes.
                editor.current?.focus();
              }}
            >
              {t('sample')}
            </Button>
          )}
        </>
      }
      onClear={() => {
        onChange('');
        editor.current?.focus();
      }}
    />
  );
}
