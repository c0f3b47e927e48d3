import { useEffect } from 'react';
import { elapsed, type Stopwatch } from '../engine/stopwatch.ts';
import { formatTime } from '../engine/time.ts';
import { clocks } from './stopwatch.ts';

const separator = ' · ';

/** The page's title is changed by others too (language), so the time is put before whatever it is. */
function setTime(time: string): void {
  const bare = document.title.replace(/^[\d:]+ · /, '');
  document.title = time === '' ? bare : time + separator + bare;
}

/** While it runs, the title of the tab tells the time, in whole seconds. */
export function useTitle(watch: Stopwatch): void {
  useEffect(() => {
    if (watch.start === null) return undefined;
    const tick = (): void => setTime(formatTime(elapsed(watch, clocks.now())).replace(/\.\d+$/, ''));
    tick();
    const timer = setInterval(tick, 1000);
    return () => {
      clearInterval(timer);
      setTime('');
    };
  }, [watch]);
}
