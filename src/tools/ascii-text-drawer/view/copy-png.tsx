import { useEffect, useRef, useState } from 'react';
import { copyParts } from '#core/platform.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';

const shownFor = 1500;

/** Puts the picture on the clipboard as an image. */
export function CopyPng({ drawing, stale }: { readonly drawing: string; readonly stale: boolean }) {
  const t = useText(text);
  const ui = useText(words);
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    const image = import('./png.ts').then(({ pngOf }) => pngOf(drawing));
    if (!(await copyParts({ 'image/png': image }))) {
      toast(ui('copyFailed'));
      return;
    }
    announce(ui('copied'));
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), shownFor);
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={copied ? 'check' : 'image'}
      label={t('png')}
      disabled={drawing === ''}
      stale={stale}
      data-takes-answer=""
      onClick={() => void copy()}
    />
  );
}
