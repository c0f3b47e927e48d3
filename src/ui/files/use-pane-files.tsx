import { useRef, useState, type ReactNode } from 'react';
import { defineText } from '#core/text.ts';
import { editorLimit } from '../code-editor/measures.ts';
import { usePageDrop } from '../drop-zone/use-page-drop.ts';
import { useText } from '../hooks/use-text.ts';
import { StatusLine } from '../status-line/status-line.tsx';
import { useTextFile } from './use-text-file.tsx';

const text = defineText({
  en: { tooLarge: '“{name}” is larger than 5 MB: open a smaller file.' },
  fr: { tooLarge: '« {name} » dépasse 5 Mo : ouvrez un fichier plus petit.' },
});

export interface PaneFiles<Side extends string> {
  readonly open: (file: File, side: Side) => void;
  /** What there is to say of the last file: a line to put under the panes. */
  readonly notice: ReactNode;
}

/** Opens text files into one of two panes; what is dropped beside them goes into `first`. */
export function usePaneFiles<Side extends string>(
  first: NoInfer<Side>,
  onText: (content: string, side: Side) => void,
): PaneFiles<Side> {
  const t = useText(text);
  const [refused, refuse] = useState<string>();
  const target = useRef<Side>(first);
  const file = useTextFile((content) => onText(content, target.current));
  const open = (opened: File, side: Side): void => {
    const isTooLarge = opened.size > editorLimit;
    refuse(isTooLarge ? opened.name : undefined);
    if (isTooLarge) return;
    target.current = side;
    file.open(opened);
  };
  usePageDrop(([dropped]) => dropped && open(dropped, first));
  const notice = (
    <>
      {file.question}
      {refused !== undefined && <StatusLine tone="warning">{t('tooLarge', { name: refused })}</StatusLine>}
    </>
  );
  return { open, notice };
}
