import { useEffect, useState } from 'react';

/** The time, told every second; undefined until the page lives. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = (): void => setNow(Math.floor(Date.now() / 1000) * 1000);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
