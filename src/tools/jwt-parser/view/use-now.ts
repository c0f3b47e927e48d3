import { useEffect, useState } from 'react';

/** The clock in Unix seconds, once a second while the page is in sight; undefined until the page runs. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = (): void => {
      if (!document.hidden) setNow(Math.floor(Date.now() / 1000));
    };
    tick();
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
