import { useEffect, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Can this browser keep the screen on? On the server: it can. */
export function useCanKeepScreenOn(): boolean {
  return useSyncExternalStore(
    never,
    () => 'wakeLock' in navigator,
    () => true,
  );
}

/** Keeps the screen on while `active`. Browsers let go when the page is hidden, so it is asked for again; true: refused. */
export function useWakeLock(active: boolean): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let current: WakeLockSentinel | undefined;
    let ended = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        current = await navigator.wakeLock.request('screen');
        setRefused(false);
        if (ended) await current.release();
      } catch {
        setRefused(true);
      }
    };
    const onChange = (): void => void ask();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      ended = true;
      setRefused(false);
      document.removeEventListener('visibilitychange', onChange);
      void current?.release();
    };
  }, [active]);
  return refused;
}
