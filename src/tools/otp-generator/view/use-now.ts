import { useEffect, useState } from 'react';

/** The clock in Unix milliseconds at each full second while the page is in sight; undefined until the page runs. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      const ms = Date.now();
      setNow(Math.floor(ms / 1000) * 1000);
      timer = setTimeout(tick, 1000 - (ms % 1000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
