import { useRef, useState, type ReactNode } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { editorLimit } from '../code-editor/measures.ts';
import { usePageDrop } from '../drop-zone/use-page-drop.ts';
import { useText } from '../hooks/use-text.ts';
import { StatusLine } from '../status-line/status-line.tsx';
import { words } from '../words.ts';
import { useTextFile } from './use-text-file.tsx';

export interface PaneFiles<Side extends string> {
  readonly open: (file: File, side: Side) => void;
  /** The message about the last file: a line to put under the panes. */
  readonly notice: ReactNode;
}

/**
 * Opens text files into one of two panes; what is dropped beside them goes into `first`. Files of more than `largest` bytes
 * are refused: what an editor takes, or more where a pane shows a longer text as a file.
 */
export function usePaneFiles<Side extends string>(
  first: NoInfer<Side>,
  onText: (content: string, side: Side, name: string) => void,
  largest = editorLimit,
): PaneFiles<Side> {
  const t = useText(words);
  const [refused, refuse] = useState<string>();
  const target = useRef<Side>(first);
  const file = useTextFile((content, { name }) => onText(content, target.current, name));
  const open = (opened: File, side: Side): void => {
    const isTooLarge = opened.size > largest;
    refuse(isTooLarge ? opened.name : undefined);
    if (isTooLarge) return;
    target.current = side;
    file.open(opened);
  };
  usePageDrop(([dropped]) => dropped && open(dropped, first));
  const notice = (
    <>
      {file.question}
      {refused !== undefined && (
        <StatusLine tone="warning">
          {t('largerFile', { name: refused, largest: formatBytes(largest, t.language) })}
        </StatusLine>
      )}
    </>
  );
  return { open, notice };
}
