import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../announce.ts';
import { useText } from '../hooks/use-text.ts';
import { toast } from '../toast/toast.tsx';
import { words } from '../words.ts';
import { copyText } from './copy.ts';

/** How long "Copied" is shown. */
const copiedMs = 1500;

/**
 * `copied` is true for 1500 ms after `copy(text)` succeeded. Success and failure are announced; the default for success
 * is "Copied".
 */
export function useCopy(announcement?: string): { readonly copied: boolean; copy(text: string): Promise<boolean> } {
  const t = useText(words);
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = useCallback(
    async (text: string) => {
      const done = await copyText(text);
      clearTimeout(timer.current);
      setCopied(done);
      if (done) {
        announce(announcement ?? t('copied'));
        timer.current = setTimeout(() => setCopied(false), copiedMs);
      } else {
        toast(t('copyFailed'));
      }
      return done;
    },
    [t, announcement],
  );
  return { copied, copy: run };
}
