import { lazy, useState, type ReactNode } from 'react';
import { isUnreadable } from '#core/operation.ts';
import { DeferredSuspense } from '../deferred-suspense/deferred-suspense.tsx';

const UnreadableFile = lazy(async () => ({ default: (await import('../files/file-notice.tsx')).UnreadableFile }));

export interface Reading {
  readonly open: (files: readonly File[]) => void;
  /** Says that a file could not be read: a line to put under the input. */
  readonly fault: ReactNode;
}

/** Reads files in the page's own way and says which cannot be read; `useTextFile` is for text of any character set. */
export function useReading(read: (files: readonly File[]) => Promise<unknown>): Reading {
  const [unreadable, setUnreadable] = useState<string>();
  const open = async (files: readonly File[]): Promise<void> => {
    setUnreadable(undefined);
    try {
      await read(files);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      setUnreadable(files.map(({ name }) => name).join(', '));
    }
  };
  const fault = unreadable !== undefined && (
    <DeferredSuspense>
      <UnreadableFile name={unreadable} onClose={() => setUnreadable(undefined)} />
    </DeferredSuspense>
  );
  return { open: (files) => void open(files), fault };
}
