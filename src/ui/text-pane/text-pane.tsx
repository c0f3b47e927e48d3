import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type CodeLanguage, type Mark } from '../code-editor/code-editor.tsx';
import { outputLimit } from '../code-editor/measures.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { download } from '../download.ts';
import { OpenButton } from '../drop-zone/open-button.tsx';
import { FileCard } from '../file-card/file-card.tsx';
import { useText } from '../hooks/use-text.ts';
import { Pane } from '../panes/panes.tsx';
import { words } from '../words.ts';
import styles from './text-pane.module.css';

export interface TextPaneProps {
  /** The header, and the accessible name of pane and editor. */
  readonly name: string;
  readonly value: string;
  /** Without it the text is read-only. */
  readonly onChange?: (value: string) => void;
  /** The main input of the page. */
  readonly main?: boolean | undefined;
  /** A result that follows another pane: sunken; above 1,000,000 characters a file. */
  readonly out?: boolean | undefined;
  readonly stale?: boolean | undefined;
  readonly marks?: readonly Mark[] | undefined;
  /** The text is refused as a whole. Without it, a mark of an error says so. */
  readonly invalid?: boolean;
  readonly placeholder?: string | undefined;
  readonly language?: CodeLanguage;
  readonly lineNumbers?: boolean;
  /** The height of the editor with little in it: 4, 8 or 16 lines. */
  readonly editorSize?: 'small' | 'medium' | 'large';
  /** Whether it contains a secret; marks it for tests that visit all tools. */
  readonly secret?: boolean;
  /** The name of a download; without it there is nothing to download or copy. */
  readonly fileName?: string;
  /** A file that was opened or dropped on the pane. */
  readonly onFile?: ((file: File) => void) | undefined;
  readonly onClear?: (() => void) | undefined;
  /** More small quiet buttons, before the usual ones. */
  readonly actions?: ReactNode;
  /** A box around the editor, with its handlers. */
  readonly box?: HTMLAttributes<HTMLDivElement>;
  /** Content to show instead of the editor. */
  readonly instead?: ReactNode;
  readonly ref?: Ref<CodeEditorHandle>;
}

const noMarks: readonly Mark[] = [];

/**
 * A pane with a text: open, download, copy and clear in its header.
 *
 * @example
 * ```tsx
 * <TextPane name="Upper case" value={text.toUpperCase()} fileName="upper.txt" out />
 * ```
 */
export function TextPane(props: TextPaneProps) {
  const { name, value, main, out = false, stale = false, marks = noMarks, placeholder = '', fileName, actions } = props;
  const {
    language = 'text',
    lineNumbers = false,
    editorSize = 'medium',
    secret = false,
    invalid = false,
    box,
    instead,
    onChange,
    onFile,
    onClear,
    ref,
  } = props;
  const t = useText(words);
  const isEmpty = value === '';
  const isFile = fileName !== undefined && out && value.length > outputLimit;
  const size = useMemo(() => (isFile ? new Blob([value]).size : 0), [isFile, value]);
  const editor = (
    <CodeEditor
      {...{ language, lineNumbers, secret, value, placeholder, marks, invalid }}
      label={name}
      size={editorSize}
      readOnly={!onChange}
      {...(onChange && { onChange })}
      {...(onFile && { onFile })}
      {...(ref && { ref })}
    />
  );
  return (
    <Pane
      name={name}
      main={main}
      out={out}
      stale={stale}
      actions={
        <>
          {actions}
          {onFile && <OpenButton onFiles={([file]) => file && onFile(file)} />}
          {fileName !== undefined && (
            <>
              <Button
                variant="quiet"
                size="small"
                icon="download"
                label={t('download')}
                disabled={isEmpty}
                stale={stale}
                onClick={() => download(value, fileName)}
              />
              <CopyButton text={value} stale={stale} />
            </>
          )}
          {onClear && (
            <Button
              variant="quiet"
              size="small"
              icon="trash-2"
              label={t('clear')}
              disabled={isEmpty}
              onClick={onClear}
            />
          )}
        </>
      }
    >
      {instead ??
        (isFile ? (
          <div className={styles.file}>
            <FileCard name={fileName} size={size} />
          </div>
        ) : box ? (
          <div {...box}>{editor}</div>
        ) : (
          editor
        ))}
    </Pane>
  );
}
