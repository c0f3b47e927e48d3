import { useMemo } from 'react';
import { startOf } from '#core/start-of.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { reportCleaning, type CleanReport } from '../engine/clean.ts';
import { text } from '../text.ts';
import { asIs } from './as-is.ts';

interface CleaningProps {
  readonly href: string;
  /** What the button removed last. */
  readonly cleaned: CleanReport | undefined;
}

const mostListed = 8;
const longest = 32;

const shorten = (written: string): string => (written.length > longest ? `${startOf(written, longest)}…` : written);

/** The tracking parameters of the URL, or those that were just removed from it. */
export function Cleaning({ href, cleaned }: CleaningProps) {
  const t = useText(text);
  const found = useMemo(() => reportCleaning({ ...asIs, url: href, removeTracking: true }).removed, [href]);
  const isCleaned = found.length === 0 && cleaned?.url === href;
  const removed = isCleaned ? cleaned.removed : found;
  if (removed.length === 0) return null;
  const listed = removed.slice(0, mostListed).map(({ key, value }) => shorten(value === '' ? key : `${key}=${value}`));
  const more = removed.length > mostListed ? [t('clean.more', { count: removed.length - mostListed })] : [];
  const count = { count: removed.length };
  return isCleaned ? (
    <StatusLine ok={t('clean.removed', count)} facts={[...listed, ...more]} />
  ) : (
    <StatusLine facts={[...listed, ...more]}>{t('clean.found', count)}</StatusLine>
  );
}
