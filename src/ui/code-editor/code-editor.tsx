import { useImperativeHandle, useMemo, useRef, useState, type DragEvent, type Ref } from 'react';
import { startOf } from '#core/start-of.ts';
import { classNames } from '../class-names.ts';
import { rawTextAttributes } from '../field/raw-text.ts';
import { useLanguage } from '../hooks/language.ts';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './code-editor.module.css';
import { editorOffset, fieldLimit, outputLimit, outputShown, textOffset, withLineFeeds } from './measures.ts';
import type { CodeLanguage, Mark } from './marks.ts';
import { PrerenderedColors } from './prerendered-colors.tsx';
import { useEditor } from './use-editor.ts';

export type { CodeLanguage, Mark } from './marks.ts';

export interface CodeEditorHandle {
  /** Moves the cursor there, scrolls it to the middle of the view, and takes the focus. */
  goTo(offset: number): void;
  select(from: number, to: number): void;
  /** Replaces the selection with a text and takes the focus. */
  insert(text: string): void;
  focus(): void;
}

export interface CodeEditorProps {
  readonly value: string;
  /** Receives the text with LF line breaks: immediately, or after a pause of 150 ms if the text is long. */
  readonly onChange?: (text: string) => void;
  /** Gets the selected text and its offset in `value`; an empty text when there is only a cursor. */
  readonly onSelect?: (selected: string, from: number) => void;
  /** The accessible name. */
  readonly label: string;
  /** A result: selectable, not editable; above 1,000,000 characters only its start is shown. */
  readonly readOnly?: boolean;
  /** Whether it contains a secret; marks it for tests that visit all tools. */
  readonly secret?: boolean;
  readonly language?: CodeLanguage;
  /** An example, not a label. */
  readonly placeholder?: string;
  readonly lineWrapping?: boolean;
  readonly lineNumbers?: boolean;
  readonly marks?: readonly Mark[];
  /** The text is refused as a whole. Without it, a mark of an error says so. */
  readonly invalid?: boolean;
  /** A file that was dropped on the editor, and the one that came with it; without it a dropped file is refused. */
  readonly onFile?: (file: File, second?: File) => void;
  /** Outside a pane: at least 4, 8 or 16 lines high. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly ref?: Ref<CodeEditorHandle>;
}

const noMarks: readonly Mark[] = [];

const sameMarks = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The lines that the plain field numbers: those that can be in sight before the editor comes. */
const numberedLines = (text: string): readonly string[] => text.slice(0, 20_000).split('\n', 500);

/**
 * Text in monospace: a prerendered `<textarea>` that is usable immediately and becomes CodeMirror once that has loaded.
 * Tab moves to the next control. In a pane it fills the pane; elsewhere it grows with its text.
 *
 * @example
 * ```tsx
 * <CodeEditor label="JSON" language="json" value={draft.text} onChange={(text) => change({ text })} />
 * ```
 */
export function CodeEditor(props: CodeEditorProps) {
  const { value, label, readOnly = false, language = 'text', placeholder = '', lineWrapping = true } = props;
  const {
    secret = false,
    lineNumbers = false,
    marks = noMarks,
    size = 'medium',
    invalid: isRefused = false,
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
  const invalid = isRefused || marks.some(({ tone }) => tone === 'error');
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
  const select = (selected: string, from: number): void => onSelect?.(selected, from);
  const { field, host, editor, ready } = useEditor({ text, marks, settings, onChange: change, onSelect: select });

  const numbers = useRef<HTMLSpanElement>(null);
  const colored = useRef<HTMLSpanElement>(null);
  const [first] = useState({ text: inField, language, marks });
  const isFirst = !ready && inField === first.text && (first.marks.length === 0 || sameMarks(first.marks, marks));

  useImperativeHandle(ref, () => {
    const focus = (): void => (editor.current ?? field.current)?.focus();
    const select = (from: number, to: number): void => {
      const choose = (): void => {
        if (editor.current) editor.current.select(from, to, 'reveal');
        else field.current?.setSelectionRange(editorOffset(text, from), editorOffset(text, to));
      };
      // A plain field scrolls to its selection when it takes the focus; the page may select something else meanwhile.
      choose();
      focus();
      choose();
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

  const takeFiles = (event: DragEvent): void => {
    const { types, files } = event.dataTransfer;
    if (!types.includes('Files')) return;
    event.preventDefault();
    // While they are dragged, the list is empty.
    const [file, second] = files;
    if (!file) return;
    event.stopPropagation();
    if (onFile) onFile(file, second);
    // The page offers tools for what this field does not take.
    else document.querySelector('main')?.dispatchEvent(new globalThis.DragEvent(event.type, event.nativeEvent));
  };

  return (
    <div
      className={classNames(styles.editor, styles[size], readOnly && styles.readOnly, invalid && styles.invalid)}
      data-takes-files={onFile && ''}
      onDragOverCapture={takeFiles}
      onDropCapture={takeFiles}
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
          onScroll={({ currentTarget: { scrollTop, scrollLeft } }) => {
            numbers.current?.scrollTo(scrollLeft, scrollTop);
            colored.current?.scrollTo(scrollLeft, scrollTop);
          }}
          onSelect={({ currentTarget: { value: all, selectionStart, selectionEnd } }) =>
            select(all.slice(selectionStart, selectionEnd), textOffset(text, selectionStart))
          }
          readOnly={readOnly || text.length > fieldLimit}
          placeholder={placeholder}
          rows={1}
          {...rawTextAttributes}
          translate="no"
        />
      )}
      {isFirst && (
        <span ref={colored} className={styles.colored} aria-hidden>
          <PrerenderedColors text={first.text} language={first.language} marks={first.marks} />
        </span>
      )}
      {!ready && lineNumbers && (
        <span ref={numbers} className={styles.numbers} aria-hidden>
          {numberedLines(inField).map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity than its place
            <span key={index} data-line={line} />
          ))}
        </span>
      )}
      <div ref={host} className={styles.host} hidden={!ready} />
    </div>
  );
}
