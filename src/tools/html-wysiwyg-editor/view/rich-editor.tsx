import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { toast } from '#ui/toast/toast.tsx';
import { text } from '../text.ts';
import { createRich, htmlOf, load, rename } from './create.ts';

interface RichEditorProps {
  readonly html: string;
  readonly label: string;
  readonly placeholder: string;
  readonly nameOfTask: (task: string) => string;
  /** What was written in the editor. */
  readonly onChange: (html: string) => void;
  /** The editor took HTML from outside: what it was given, and what it holds of it. */
  readonly onLoad: (given: string, kept: string) => void;
  readonly onEditor: (editor: Editor | undefined) => void;
  readonly onFile: (file: File) => void;
  readonly className: string | undefined;
}

/** Where one writes; the editor lives as long as the page and takes every `html` that it has not written itself. */
export function RichEditor(props: RichEditorProps) {
  const { html, label, placeholder, nameOfTask, onChange, onLoad, onEditor, onFile, className } = props;
  const t = useText(text);
  const errorText = useErrorText(text);
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const known = useRef<string>(undefined);
  const change = useEffectEvent((written: string) => {
    known.current = written;
    onChange(written);
  });
  const tell = useEffectEvent(onEditor);
  const open = useEffectEvent(onFile);
  const refuse = useEffectEvent(() => toast(t('image.large')));
  const miss = useEffectEvent(() => toast(errorText({ code: 'unreadable-file', details: {} })));
  const placeholderNow = useEffectEvent(() => placeholder);
  const nameNow = useEffectEvent((task: string) => nameOfTask(task));
  const start = useEffectEvent((element: HTMLElement) =>
    createRich({
      element,
      label,
      placeholder: () => placeholderNow(),
      nameOfTask: (task) => nameNow(task),
      onChange: (written) => change(written),
      onFile: (file) => open(file),
      onLarge: () => refuse(),
      onUnreadable: () => miss(),
    }),
  );
  useEffect(() => {
    if (!host.current) return undefined;
    const created = start(host.current);
    setEditor(created);
    tell(created);
    // It comes after the page has looked for its main input; on touch the keyboard would cover the page.
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches) created.commands.focus();
    return () => {
      tell(undefined);
      created.destroy();
    };
  }, []);
  const follow = useEffectEvent((given: string) => {
    if (!editor || editor.isDestroyed || given === known.current) return;
    load(editor, given);
    known.current = htmlOf(editor);
    onLoad(given, known.current);
  });
  useEffect(() => follow(html), [editor, html]);
  // It is made once; the language may change later.
  const named = useRef(label);
  useEffect(() => {
    if (editor && !editor.isDestroyed && named.current !== label) rename(editor, label);
    named.current = label;
  }, [editor, label]);
  return <div ref={host} className={className} data-takes-files="" />;
}
