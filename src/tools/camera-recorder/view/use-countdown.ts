import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface Countdown {
  /** Seconds that are left; undefined while nothing is counted. */
  readonly left: number | undefined;
  readonly start: (seconds: number) => void;
  readonly cancel: () => void;
}

/** Counts seconds down and then calls once. */
export function useCountdown(call: () => void): Countdown {
  const [left, setLeft] = useState<number>();
  // A recording renders the page every second; that must not restart the current second.
  const end = useEffectEvent(call);
  useEffect(() => {
    if (left === undefined) return undefined;
    const timer = setTimeout(() => {
      if (left > 1) {
        setLeft(left - 1);
        return;
      }
      setLeft(undefined);
      end();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const cancel = useCallback(() => setLeft(undefined), []);
  return { left, start: setLeft, cancel };
}
