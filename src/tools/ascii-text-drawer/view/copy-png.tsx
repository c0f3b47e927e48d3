import { useEffect, useRef, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';

const shownFor = 1500;

/** Puts the picture on the clipboard as an image. */
export function CopyPng({ drawing }: { readonly drawing: string }) {
  const t = useText(text);
  const ui = useText(words);
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    const image = import('./png.ts').then(({ pngOf }) => pngOf(drawing));
    try {
      // A promise, since Safari wants the item within the click.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
      announce(ui('copied'));
      setCopied(true);
      timer.current = setTimeout(() => setCopied(false), shownFor);
    } catch {
      toast(ui('copyFailed'));
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={copied ? 'check' : 'image'}
      label={t('png')}
      disabled={drawing === ''}
      onClick={() => void copy()}
    />
  );
}
