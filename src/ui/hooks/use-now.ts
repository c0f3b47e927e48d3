import { useEffect, useState } from 'react';

const second = 1000;

interface Options {
  /** False: the clock stands still. */
  readonly running?: boolean;
  /** It continues while the page is hidden, for times in the title of the tab. */
  readonly whileHidden?: boolean;
}

/** The time in Unix milliseconds, at each full second while the page is in sight; undefined until the page is alive. */
export function useNow({ running = true, whileHidden = false }: Options = {}): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      if (document.hidden && !whileHidden) return;
      const time = Date.now();
      setNow(time - (time % second));
      timer = setTimeout(tick, second - (time % second));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [running, whileHidden]);
  return now;
}
