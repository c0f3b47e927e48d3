import type { Editor } from '@tiptap/core';
import { copyParts } from '#core/platform.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';

interface CopyRichProps {
  readonly editor: Editor;
  readonly html: string;
}

/** Copies what mail programs and word processors paste with its formatting. */
export function CopyRich({ editor, html }: CopyRichProps) {
  const t = useText(text);
  const ui = useText(words);
  const copy = async (): Promise<void> => {
    const parts = { 'text/html': html, 'text/plain': editor.getText() };
    const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
    if (await copyParts(Object.fromEntries(blobs) as Record<string, Blob>)) announce(ui('copied'));
    else toast(ui('copyFailed'));
  };
  return (
    <Button variant="quiet" size="small" icon="copy" data-copy="" onClick={() => void copy()}>
      {t('copy.rich')}
    </Button>
  );
}
