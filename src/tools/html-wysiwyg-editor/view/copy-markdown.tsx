import type { Editor } from '@tiptap/core';
import { Button } from '#ui/button/button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';

/** The second of two buttons that copy: on a phone only its icon has room, and it is another one. */
export function CopyMarkdown({ editor }: { readonly editor: Editor }) {
  const t = useText(text);
  const { copied, copy } = useCopy();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={copied ? 'check' : 'file-down'}
      title={t('copy.markdown')}
      data-takes-answer=""
      onClick={() => void copy(editor.getMarkdown())}
    >
      {t('copy.markdown')}
    </Button>
  );
}
