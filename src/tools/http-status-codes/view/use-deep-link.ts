import { useCallback, useEffect, useState } from 'react';
import { loadEntries } from '../engine/entries.ts';

/** Where a deep link leads, until its row has been scrolled to. */
export interface DeepLink {
  readonly target: number | undefined;
  readonly arrive: () => void;
  /** Goes to a standard code, as its link does. */
  readonly lead: (code: number) => void;
}

/**
 * Follows `#404` in the address: `show` opens the code, whose row then scrolls to itself and takes the focus; a code
 * that does not exist is searched for.
 */
export function useDeepLink(
  show: (code: number, unofficial: boolean) => void,
  find: (query: string) => void,
): DeepLink {
  const [target, setTarget] = useState<number>();

  useEffect(() => {
    let current = true;
    const follow = async (): Promise<void> => {
      const code = Number(/^#(\d{3})$/.exec(location.hash)?.[1] ?? 'none');
      if (Number.isNaN(code)) return;
      const entry = (await loadEntries()).find((candidate) => candidate.code === code);
      if (!current) return;
      if (entry) {
        show(code, entry.status === 'unofficial');
        setTarget(code);
      } else {
        find(String(code));
      }
    };
    const onChange = (): void => void follow();
    onChange();
    addEventListener('hashchange', onChange);
    return () => {
      current = false;
      removeEventListener('hashchange', onChange);
    };
  }, [show, find]);

  const arrive = useCallback(() => setTarget(undefined), []);
  const lead = useCallback(
    (code: number) => {
      show(code, false);
      setTarget(code);
    },
    [show],
  );
  return { target, arrive, lead };
}
