import { useEffect, useState } from 'react';

/** The time in milliseconds, anew at the start of every second; undefined until the page is alive. */
export function useNow(running: boolean): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const time = Date.now();
      setNow(time);
      timer = setTimeout(tick, 1000 - (time % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [running]);
  return now;
}
