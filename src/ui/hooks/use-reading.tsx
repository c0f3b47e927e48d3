import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { isUnreadable } from '#core/operation.ts';
import { DeferredSuspense } from '../deferred-suspense/deferred-suspense.tsx';
import { usePageReset } from './page-reset.ts';

const UnreadableFile = lazy(async () => ({ default: (await import('../files/file-notice.tsx')).UnreadableFile }));

export interface Reading {
  readonly open: (files: readonly File[]) => void;
  /** Says that a file could not be read: a line to put under the input. */
  readonly fault: ReactNode;
  /** Forgets the fault, and the files that are being read. */
  readonly dismiss: () => void;
}

/**
 * Reads files in the page's own way and says which cannot be read; `useTextFile` is for text of any character set. Only
 * what was opened last comes to `take`, even if it was read before the others.
 */
export function useReading<Found>(
  read: (files: readonly [File, ...File[]]) => Promise<Found>,
  take?: (found: Found) => unknown,
): Reading {
  const resets = usePageReset(({ count }) => count);
  const [unreadable, setUnreadable] = useState<{ readonly names: string; readonly resets: number }>();
  const wanted = useRef<File>(undefined);
  // The page has gone on when a file has been read.
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const dismiss = (): void => {
    wanted.current = undefined;
    setUnreadable(undefined);
  };
  const open = async ([first, ...others]: readonly File[]): Promise<void> => {
    if (!first) return;
    dismiss();
    wanted.current = first;
    try {
      const found = await read([first, ...others]);
      if (wanted.current === first) latest.current?.(found);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      const names = [first, ...others].map(({ name }) => name).join(', ');
      if (wanted.current === first) setUnreadable({ names, resets });
    }
  };
  const fault = unreadable?.resets === resets && (
    <DeferredSuspense>
      <UnreadableFile name={unreadable.names} onClose={dismiss} />
    </DeferredSuspense>
  );
  return { open: (files) => void open(files), fault, dismiss };
}
