import { useState, type ReactNode } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { editorLimit } from '../code-editor/measures.ts';
import { usePageDrop } from '../drop-zone/use-page-drop.ts';
import { usePageReset } from '../hooks/page-reset.ts';
import { useText } from '../hooks/use-text.ts';
import { StatusLine } from '../status-line/status-line.tsx';
import { words } from '../words.ts';
import { usePlacedFiles } from './use-text-file.tsx';

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
  const resets = usePageReset(({ count }) => count);
  const [refused, refuse] = useState<{ readonly name: string; readonly resets: number }>();
  const files = usePlacedFiles((content, { name }, side) => onText(content, side as Side, name));
  const open = (opened: File, side: Side): void => {
    const isTooLarge = opened.size > largest;
    refuse(isTooLarge ? { name: opened.name, resets } : undefined);
    if (!isTooLarge) files.open(opened, side);
  };
  usePageDrop(([dropped]) => dropped && open(dropped, first));
  const notice = (
    <>
      {files.question}
      {refused?.resets === resets && (
        <StatusLine tone="warning">
          {t('largerFile', { name: refused.name, largest: formatBytes(largest, t.language) })}
        </StatusLine>
      )}
    </>
  );
  return { open, notice };
}
