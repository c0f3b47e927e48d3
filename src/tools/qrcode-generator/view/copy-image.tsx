import { useEffect, useRef, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';

interface CopyImageProps {
  readonly disabled: boolean;
  readonly image: () => Promise<Blob>;
}

/** Puts a PNG image on the clipboard. */
export function CopyImage({ disabled, image }: CopyImageProps) {
  const t = useText(text);
  const ui = useText(words);
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    try {
      // A promise, since Safari wants the item within the click.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': image() })]);
      announce(ui('copied'));
      setCopied(true);
      timer.current = setTimeout(() => setCopied(false), 1500);
    } catch {
      toast(ui('copyFailed'));
    }
  };
  return (
    <Button variant="line" icon={copied ? 'check' : 'image'} disabled={disabled} onClick={() => void copy()}>
      {t('copy.image')}
    </Button>
  );
}
