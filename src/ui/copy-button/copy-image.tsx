import { useEffect, useRef, useState } from 'react';
import { copyParts } from '#core/platform.ts';
import { announce } from '../announce.ts';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { toast } from '../toast/toast.tsx';
import { words } from '../words.ts';

export interface CopyImageProps {
  readonly label: string;
  /** The name, where the label is part of it only. */
  readonly name?: string | undefined;
  readonly disabled: boolean;
  readonly stale: boolean;
  /** A PNG image, asked for when the button is pressed. */
  readonly image: () => Promise<Blob>;
}

/**
 * Puts a PNG image on the clipboard.
 *
 * @example
 * ```tsx
 * <CopyImage label="Copy image" disabled={false} image={drawPng} />
 * ```
 */
export function CopyImage({ label, name, disabled, stale, image }: CopyImageProps) {
  const ui = useText(words);
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    if (!(await copyParts({ 'image/png': image() }))) {
      toast(ui('copyFailed'));
      return;
    }
    announce(ui('copied'));
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), 1500);
  };
  return (
    <Button
      variant="line"
      icon={copied ? 'check' : 'image'}
      aria-label={name}
      title={name}
      disabled={disabled}
      stale={stale}
      data-takes-answer=""
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
