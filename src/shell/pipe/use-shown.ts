import { useEffect, useState } from 'react';
import { writtenBy, type Stage } from '#run/pipe/staged-run.ts';
import { toJson } from '#run/value-json.ts';
import { useAwaited } from '#ui/hooks/awaited-answers.ts';
import type { GoodValue } from './use-pipe-run.ts';

/** A value as the page shows it. */
export interface Shown {
  readonly text: string;
  readonly kind: 'kindText' | 'kindJson' | 'kindBytes';
  /** Size in bytes. */
  readonly size: number;
  readonly blob: Blob | undefined;
}

async function shownOf(value: unknown): Promise<Shown> {
  if (value instanceof Blob || value instanceof Uint8Array) {
    const blob = value instanceof Blob ? value : new Blob([value as Uint8Array<ArrayBuffer>]);
    return { text: '', kind: 'kindBytes', size: blob.size, blob };
  }
  const text = typeof value === 'string' ? value : await toJson(value, 2);
  const kind = typeof value === 'string' ? 'kindText' : 'kindJson';
  return { text, kind, size: new Blob([text]).size, blob: undefined };
}

/**
 * The value after a step; undefined until it is written for the first time. `isOld` where it belongs to an older input:
 * the value itself does, `isStale`, or a newer one is being written.
 */
export function useShown(
  { stage, batch, onError }: Pick<GoodValue, 'stage' | 'batch' | 'onError'>,
  isStale: boolean,
): (Shown & { readonly isOld: boolean }) | undefined {
  const [shown, setShown] = useState<Shown & { readonly of: Stage }>();
  useEffect(() => {
    let isWanted = true;
    const show = async (): Promise<void> => {
      const next = await shownOf(await writtenBy(stage, batch, onError));
      if (isWanted) setShown({ ...next, of: stage });
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [stage, batch, onError]);
  const isWriting = shown?.of !== stage;
  useAwaited(isWriting && !isStale);
  return shown && { ...shown, isOld: isStale || isWriting };
}
