import { useMemo } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import { removedFrom } from './removed.ts';

interface NoticesProps {
  /** With everything that stands in the text. */
  readonly kept: string;
  readonly clean: string;
}

/** What was taken out. */
export function Notices({ kept, clean }: NoticesProps) {
  const t = useText(text);
  const removed = useMemo(() => removedFrom(kept, clean), [kept, clean]);
  if (removed.length === 0) return null;
  return <StatusLine tone="warning">{t('removed', { what: removed.join(', ') })}</StatusLine>;
}
