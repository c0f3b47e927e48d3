import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Mark } from './marks.ts';
import type { Editor, Settings } from './codemirror.ts';
import { fieldLimit } from './measures.ts';
import { useEditorWanted, useTextBefore } from './wanted.ts';

interface Wanted {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly settings: Settings;
  readonly onChange: (text: string) => void;
  readonly onSelect: (selected: string, from: number) => void;
}

interface Mounted {
  /** The plain field, until the editor has taken its place. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly editor: RefObject<Editor | undefined>;
  readonly ready: boolean;
}

/** An input method that composes a character must not lose its field. */
async function endOfComposition(field: HTMLElement, isComposing: () => boolean): Promise<void> {
  while (isComposing())
    await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }));
}

/**
 * Loads the editor once it is wanted and replaces the plain field with it: the text, selection, scroll position and
 * focus stay the same, and typed text can be undone.
 */
export function useEditor(wanted: Wanted): Mounted {
  const field = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const latest = useRef(wanted);
  const [ready, setReady] = useState(false);
  const before = useTextBefore(field);
  const isWanted = useEditorWanted(
    wanted.text.length > fieldLimit || wanted.marks.some(({ tone, chip }) => tone === 'error' || chip !== undefined),
  );
  useLayoutEffect(() => {
    latest.current = wanted;
  });

  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    let composing = false;
    const compose = ({ type }: Event): void => {
      composing = type === 'compositionstart';
    };
    field.current?.addEventListener('compositionstart', compose);
    field.current?.addEventListener('compositionend', compose);

    const take = async (): Promise<void> => {
      const { prepareEditor } = await import('./codemirror.ts');
      const createEditor = await prepareEditor(latest.current.settings.codeLanguage);
      if (field.current) await endOfComposition(field.current, () => composing);
      const plain = field.current;
      if (gone || !host.current) return;
      const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
      const { text, settings, marks } = latest.current;
      const onChange = (changed: string): void => latest.current.onChange(changed);
      const onSelect = (selected: string, from: number): void => latest.current.onSelect(selected, from);
      const made = createEditor({ root, text: before.current ?? text, settings, onChange, onSelect });
      made.type(text);
      if (marks.length > 0) made.setMarks(marks);
      const focused = plain !== null && document.activeElement === plain;
      const { selectionStart = 0, selectionEnd = 0, selectionDirection, scrollTop = 0 } = plain ?? {};
      const backward = selectionDirection === 'backward';
      made.select(backward ? selectionEnd : selectionStart, backward ? selectionStart : selectionEnd);
      editor.current = made;
      flushSync(() => setReady(true));
      made.scrollTo(scrollTop);
      if (focused) made.focus();
    };
    // Without the editor (no connection) the plain field stays, which does all that is needed.
    take().catch(() => undefined);
    return () => {
      gone = true;
      editor.current?.destroy();
      editor.current = undefined;
      setReady(false);
    };
  }, [isWanted, before]);

  const { text, marks, settings } = wanted;
  useEffect(() => editor.current?.setText(text), [text]);
  // While these stay the same, the editor moves them with what is typed.
  useEffect(() => editor.current?.setMarks(marks), [marks]);
  useEffect(() => editor.current?.configure(settings), [settings]);
  return { field, host, editor, ready };
}
