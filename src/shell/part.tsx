import type { ReactNode } from 'react';
import { Boundary } from '#ui/boundary/boundary.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { useShellText } from './messages/messages.ts';

/** Browsers name a chunk that cannot be fetched in words of their own. */
const chunkFailure = /dynamically imported module|Importing a module script|error loading|Unable to preload|ChunkLoad/i;

export const isChunkFailure = ({ message }: Error): boolean => chunkFailure.test(message);

interface PartProps {
  /** Puts it away, so that it can be asked for again. */
  readonly onError?: () => void;
  readonly children: ReactNode;
}

/** What somebody opens beside the tool: where it stops, it says so and is gone, and the tool goes on. */
export function Part({ onError, children }: PartProps) {
  const t = useShellText();
  const tell = (error: Error): void => {
    onError?.();
    toast(isChunkFailure(error) ? t('chunkTitle') : t('partStopped'));
  };
  return <Boundary onError={tell}>{children}</Boundary>;
}
