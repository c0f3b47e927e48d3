import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRich, load } from './create.ts';

interface RichEditorProps {
  readonly html: string;
  /** Counts the changes from outside: the document is loaded again. */
  readonly revision: number;
  readonly label: string;
  readonly placeholder: string;
  readonly onChange: (html: string) => void;
  readonly onEditor: (editor: Editor | undefined) => void;
  readonly className: string | undefined;
}

/** Where one writes; the editor lives as long as the page. */
export function RichEditor({ html, revision, label, placeholder, onChange, onEditor, className }: RichEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const change = useEffectEvent(onChange);
  const tell = useEffectEvent(onEditor);
  const start = useEffectEvent((element: HTMLElement) =>
    createRich({ element, html, label, placeholder, onChange: (written) => change(written) }),
  );
  useEffect(() => {
    if (!host.current) return undefined;
    const created = start(host.current);
    setEditor(created);
    tell(created);
    return () => {
      tell(undefined);
      created.destroy();
    };
  }, []);
  const reload = useEffectEvent(() => {
    if (editor && !editor.isDestroyed) load(editor, html);
  });
  useEffect(() => {
    if (revision > 0) reload();
  }, [revision]);
  return <div ref={host} className={className} />;
}
