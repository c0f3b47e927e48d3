import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import type { SideName } from './draft.ts';

export interface OpenedFile {
  readonly open: (file: File, side?: SideName) => void;
  /** Under the panes, when the file last opened is not text: who takes it. */
  readonly offer: ReactNode;
}

/** Takes text files that are opened, pasted, or dropped anywhere on the page; any other is for the file converter. */
export function useOpenedFile(onText: (value: string, side: SideName) => void): OpenedFile {
  const t = useText(text);
  const ui = useText(words);
  const [refused, refuse] = useState<string>();
  const wanted = useRef<File>(undefined);
  const read = async (file: File, side: SideName): Promise<void> => {
    wanted.current = file;
    const { readText } = await import('#ui/files/read-text.ts');
    const result = await readText(file).catch(() => undefined);
    if (wanted.current !== file) return;
    const value = result && 'text' in result ? result.text : undefined;
    refuse(value === undefined ? file.name : undefined);
    if (value !== undefined) onText(value, side);
  };
  const open = (file: File | undefined, side: SideName = 'text'): void => {
    if (file) void read(file, side);
  };
  usePageDrop(([file]) => open(file));
  usePastedFile(open);
  const offer = refused !== undefined && (
    <StatusLine
      tone="warning"
      actions={
        <>
          <OpenIn tool="base64-file-converter" values={{}}>
            {t('file.open')}
          </OpenIn>
          <Button variant="quiet" size="small" icon="x" label={ui('close')} onClick={() => refuse(undefined)} />
        </>
      }
    >
      {t('file.offer', { name: refused })}
    </StatusLine>
  );
  return { open, offer };
}

/** A file on the clipboard; a text that comes with a picture of itself is left to the editor. */
function usePastedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const file = event.clipboardData?.files[0];
      if (!file || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(file);
    };
    addEventListener('paste', paste, { capture: true });
    return () => removeEventListener('paste', paste, { capture: true });
  }, []);
}
