import { useImperativeHandle, useMemo, type DragEvent, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { useLanguage } from '../hooks/language.ts';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './code-editor.module.css';
import { editorOffset, fieldLimit, outputLimit, outputShown, startOf, withLineFeeds } from './measures.ts';
import { useEditor } from './use-editor.ts';

export type CodeLanguage = 'text' | 'json' | 'xml' | 'html' | 'sql';

/**
 * A wavy underline from one offset of the value to another (UTF-16 units, end exclusive); a match is highlighted
 * without one.
 */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly tone: 'error' | 'warning' | 'match';
}

export interface CodeEditorHandle {
  /** Puts the caret there, in the middle of the view, and takes the focus. */
  goTo(offset: number): void;
  select(from: number, to: number): void;
  /** Puts a text in the place of the selection and takes the focus. */
  insert(text: string): void;
  focus(): void;
}

export interface CodeEditorProps {
  readonly value: string;
  /** Gets the text with LF line breaks: at once, after a pause of 150 ms when it is long. */
  readonly onChange?: (text: string) => void;
  /** Gets the selected text, empty when nothing is selected any more. */
  readonly onSelect?: (selected: string) => void;
  /** The accessible name. */
  readonly label: string;
  /** A result: selectable, not editable; above 1,000,000 characters only its start is shown. */
  readonly readOnly?: boolean;
  /** It holds a secret: named so for what walks over all tools. */
  readonly secret?: boolean;
  readonly language?: CodeLanguage;
  /** An example, not a label. */
  readonly placeholder?: string;
  readonly lineWrapping?: boolean;
  readonly lineNumbers?: boolean;
  readonly marks?: readonly Mark[];
  /** A file that was dropped on the editor; without it a dropped file is refused. */
  readonly onFile?: (file: File) => void;
  /** Outside a pane: at least 4, 8 or 16 lines high. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly ref?: Ref<CodeEditorHandle>;
}

const noMarks: readonly Mark[] = [];

/**
 * Text in monospace: a prerendered `<textarea>` that is usable at once and becomes CodeMirror when that has loaded.
 * Tab moves on to the next control. In a pane it fills the pane, elsewhere it grows with its text.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { value, label, readOnly = false, language = 'text', placeholder = '', lineWrapping = true } = props;
  const {
    secret = false,
    lineNumbers = false,
    marks = noMarks,
    size = 'medium',
    onChange,
    onSelect,
    onFile,
    ref,
  } = props;
  const t = useText(words);
  const pageLanguage = useLanguage();
  const cut = readOnly && value.length > outputLimit;
  const text = useMemo(() => (cut ? startOf(value, outputShown) : value), [cut, value]);
  const inField = useMemo(() => startOf(withLineFeeds(text), fieldLimit), [text]);
  const invalid = marks.some(({ tone }) => tone === 'error');
  const settings = useMemo(
    () => ({
      label,
      readOnly,
      secret,
      invalid,
      placeholder,
      lineWrapping,
      lineNumbers,
      codeLanguage: language,
      language: pageLanguage,
    }),
    [label, readOnly, secret, invalid, placeholder, lineWrapping, lineNumbers, language, pageLanguage],
  );
  const change = (changed: string): void => onChange?.(changed);
  const select = (selected: string): void => onSelect?.(selected);
  const { field, host, editor, ready } = useEditor({ text, marks, settings, onChange: change, onSelect: select });

  useImperativeHandle(ref, () => {
    const focus = (): void => (editor.current ?? field.current)?.focus();
    const select = (from: number, to: number): void => {
      if (editor.current) editor.current.select(from, to, 'reveal');
      else field.current?.setSelectionRange(editorOffset(text, from), editorOffset(text, to));
      focus();
    };
    return {
      goTo: (offset) => select(offset, offset),
      select,
      insert: (inserted) => {
        const plain = field.current;
        if (editor.current) editor.current.insert(inserted);
        else if (plain) {
          plain.setRangeText(inserted, plain.selectionStart, plain.selectionEnd, 'end');
          plain.dispatchEvent(new Event('input', { bubbles: true }));
        }
        focus();
      },
      focus,
    };
  }, [editor, field, text]);

  const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
  const onDragOver = (event: DragEvent): void => {
    if (holdsFiles(event)) event.preventDefault();
  };
  const onDrop = (event: DragEvent): void => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const file = event.dataTransfer.files[0];
    if (file) onFile?.(file);
  };

  return (
    <div
      className={classNames(styles.editor, styles[size], readOnly && styles.readOnly)}
      data-takes-files={onFile && ''}
      onDragOverCapture={onDragOver}
      onDropCapture={onDrop}
    >
      {cut && <p className={styles.note}>{t('firstOfLarge', { shown: text.length, total: value.length })}</p>}
      {!ready && (
        <textarea
          ref={field}
          className={classNames(styles.field, lineNumbers && styles.numbered, !lineWrapping && styles.unwrapped)}
          aria-label={label}
          aria-invalid={invalid}
          data-secret={secret ? '' : undefined}
          value={inField}
          onChange={(event) => change(event.currentTarget.value)}
          onSelect={({ currentTarget: { value: all, selectionStart, selectionEnd } }) =>
            select(all.slice(selectionStart, selectionEnd))
          }
          readOnly={readOnly || text.length > fieldLimit}
          placeholder={placeholder}
          rows={1}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          translate="no"
        />
      )}
      <div ref={host} className={styles.host} hidden={!ready} />
    </div>
  );
}
