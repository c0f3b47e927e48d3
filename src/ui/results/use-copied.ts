import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from '../copy-button/copy.ts';

export type CopyOutcome = 'copied' | 'failed' | undefined;

/** How long the check mark stands, milliseconds. */
const shownFor = 1500;

/** Copies, and says for 1500 ms that it did; a failure stays until the next attempt. */
export function useCopied(): [outcome: CopyOutcome, copy: (text: string) => Promise<void>] {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(async (text: string) => {
    const done = await copyText(text);
    clearTimeout(timer.current);
    setOutcome(done ? 'copied' : 'failed');
    if (done) timer.current = setTimeout(() => setOutcome(undefined), shownFor);
  }, []);
  return [outcome, copy];
}
