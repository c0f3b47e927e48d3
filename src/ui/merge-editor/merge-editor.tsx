import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type DragEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { startOf } from '#core/start-of.ts';
import { fieldLimit, highlightLimit, withLineFeeds } from '../code-editor/measures.ts';
import type { CodeLanguage } from '../code-editor/code-editor.tsx';
import { rawTextAttributes } from '../field/raw-text.ts';
import { useLanguage } from '../hooks/language.ts';
import type { MergeSettings, Texts } from './columns.ts';
import type { Side } from './place.ts';
import type { MergeEditor as Editor } from './merge.ts';
import type { Place } from './place.ts';
import styles from './merge-editor.module.css';

export interface MergeEditorHandle {
  go(direction: 'next' | 'previous'): void;
  /** Replaces the changed block at the cursor with the text of this side. */
  take(side: Side): void;
}

export interface MergeEditorProps {
  readonly left: string;
  readonly right: string;
  /** Gets the text with LF line breaks. */
  readonly onChange: (side: Side, text: string) => void;
  readonly onFile: (side: Side, file: File) => void;
  /** The accessible names of the two sides. */
  readonly leftLabel: string;
  readonly rightLabel: string;
  /** Names the button beside a change that copies it from the left to the right. */
  readonly copyLabel: string;
  readonly unified: boolean;
  readonly folded: boolean;
  readonly wrapped: boolean;
  /** Long texts are not highlighted. */
  readonly language: CodeLanguage;
  /** Another function compares again; what can be undone stays. */
  readonly changesOf: MergeSettings['changesOf'] | undefined;
  readonly ref?: Ref<MergeEditorHandle>;
}

const sides = ['left', 'right'] as const;

/**
 * Two editable texts with their differences marked and aligned: prerendered `<textarea>`s that are usable immediately
 * and become CodeMirror once that and `changesOf` have loaded.
 *
 * @example
 * ```tsx
 * <MergeEditor
 *   left="a"
 *   right="b"
 *   leftLabel="Original"
 *   rightLabel="Modified"
 *   copyLabel="Take the original"
 *   onChange={(side, text) => change({ [side]: text })}
 *   onFile={open}
 *   unified={false}
 *   folded={false}
 *   wrapped
 *   language="text"
 *   changesOf={undefined}
 * />
 * ```
 */
export function MergeEditor(props: MergeEditorProps) {
  const { left, right, onChange, onFile, leftLabel, rightLabel, copyLabel, unified, folded, wrapped, changesOf, ref } =
    props;
  const language = left.length + right.length > 2 * highlightLimit ? 'text' : props.language;
  const pageLanguage = useLanguage();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  /** The position of the reader in the editor that is rebuilt. */
  const place = useRef<Place>(undefined);
  const latest = useRef({ texts: { left, right } as Texts, onChange, language, changesOf });
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => {
    latest.current = { texts: { left, right }, onChange, language, changesOf };
  });

  const isComparable = changesOf !== undefined;
  useEffect(() => {
    if (!isComparable) return undefined;
    let gone = false;
    const labels = { left: leftLabel, right: rightLabel };
    const show = async (): Promise<void> => {
      const { createMergeEditor } = await import('./merge.ts');
      if (gone || !host.current) return;
      const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
      const start = latest.current;
      if (!start.changesOf) return;
      const made = await createMergeEditor(
        root,
        start.texts,
        {
          labels,
          copyLabel,
          unified,
          folded,
          wrapped,
          codeLanguage: start.language,
          language: pageLanguage,
          changesOf: start.changesOf,
        },
        { onChange: (side, text) => latest.current.onChange(side, text) },
      );
      if (gone) return made.destroy();
      editor.current = made;
      const now = latest.current;
      made.setTexts(now.texts);
      if (now.language !== start.language) void made.setLanguage(now.language);
      if (now.changesOf && now.changesOf !== start.changesOf) made.recompare(now.changesOf);
      const focused = sides.find((side) => document.activeElement?.getAttribute('data-side') === side);
      flushSync(() => setReady(true));
      made.measure();
      if (focused) made.focus(focused);
      else if (place.current) made.goTo(place.current);
      place.current = undefined;
    };
    // Without the editor (no connection) the plain fields stay.
    show().catch(() => undefined);
    return () => {
      gone = true;
      place.current = editor.current?.place() ?? place.current;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [leftLabel, rightLabel, copyLabel, unified, folded, wrapped, pageLanguage, isComparable]);
  useEffect(() => void editor.current?.setLanguage(language), [language]);
  useEffect(() => editor.current?.setTexts({ left, right }), [left, right]);
  // After the texts, which it is about.
  useEffect(() => {
    if (changesOf) editor.current?.recompare(changesOf);
  }, [changesOf]);
  useImperativeHandle(
    ref,
    () => ({
      go: (direction) => editor.current?.go(direction),
      take: (side) => editor.current?.take(side),
    }),
    [],
  );

  const sideOf = (event: DragEvent): Side => {
    const box = event.currentTarget.getBoundingClientRect();
    return !unified && event.clientX < box.left + box.width / 2 ? 'left' : 'right';
  };
  const onDragOver = (event: DragEvent): void => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const onDrop = (event: DragEvent): void => {
    const [file, second] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(second ? 'left' : sideOf(event), file);
    if (second) onFile('right', second);
  };
  const shown = unified ? sides.slice(1) : sides;
  const texts = { left, right };
  return (
    <div className={styles.merge} data-takes-files="" onDragOverCapture={onDragOver} onDropCapture={onDrop}>
      {!ready && (
        <div className={styles.plain}>
          {shown.map((side) => (
            <textarea
              key={side}
              data-side={side}
              className={styles.field}
              aria-label={side === 'left' ? leftLabel : rightLabel}
              value={startOf(withLineFeeds(texts[side]), fieldLimit)}
              onChange={(event) => onChange(side, event.currentTarget.value)}
              readOnly={texts[side].length > fieldLimit}
              {...rawTextAttributes}
              translate="no"
            />
          ))}
        </div>
      )}
      <div ref={host} className={styles.host} hidden={!ready} />
    </div>
  );
}
