import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { usePageReset } from '#ui/hooks/page-reset.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import { readSeveral } from './read-several.ts';

interface SeveralFiles {
  readonly open: (files: readonly File[]) => void;
  /** Names the files that could not be read: a line to put under the panes. */
  readonly notice: ReactNode;
  /** Forgets what is being read, and the line. */
  readonly dismiss: () => void;
}

/** Opens files dropped together, a sample each. */
export function useSeveralFiles(onTexts: (texts: readonly string[]) => void): SeveralFiles {
  const t = useText(text);
  const ui = useText(words);
  const resets = usePageReset(({ count }) => count);
  const [told, tell] = useState<{ readonly names: readonly string[]; readonly resets: number }>();
  const wanted = useRef<readonly File[]>(undefined);
  const read = async (files: readonly File[]): Promise<void> => {
    wanted.current = files;
    tell(undefined);
    const { texts, refused } = await readSeveral(files);
    if (wanted.current !== files) return;
    if (texts.length > 0) onTexts(texts);
    if (refused.length > 0) tell({ names: refused, resets });
  };
  const dismiss = (): void => {
    wanted.current = undefined;
    tell(undefined);
  };
  const notice = told?.resets === resets && (
    <StatusLine
      tone="warning"
      actions={<Button size="small" variant="quiet" icon="x" label={ui('close')} onClick={dismiss} />}
    >
      {t('refused', { count: told.names.length, names: told.names.join(', ') })}
    </StatusLine>
  );
  return { open: (files) => void read(files), notice, dismiss };
}
