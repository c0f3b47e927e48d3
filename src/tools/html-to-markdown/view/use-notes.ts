import { useEffect, useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import type { Losses } from './losses.ts';

/** Longer texts are not read for it on the page's own thread. */
const longest = 32_768;
const none: Losses = { scripts: 0, merged: 0 };

/** What the result is without, in words. */
export function useNotes(html: string): readonly string[] {
  const t = useText(text);
  const [losses, setLosses] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const found = html.length > longest ? none : (await import('./losses.ts')).lossesOf(html);
      if (isCurrent) setLosses(found);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [html]);
  const zeros = html.split('\0').length - 1;
  return [
    ...(zeros > 0 ? [t('note.zeros', { count: zeros })] : []),
    ...(losses.scripts > 0 ? [t('note.scripts', { count: losses.scripts })] : []),
    ...(losses.merged > 0 ? [t('note.merged', { count: losses.merged })] : []),
  ];
}
