import { useEffect } from 'react';
import { partsOf } from '../engine/duration.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** The tab's title says how long it still takes, before whatever the title is. */
export function useTitle(remainingMs: number | undefined): void {
  const { days, hours, minutes, seconds } = partsOf(Math.max(0, remainingMs ?? 0));
  const time =
    remainingMs === undefined || remainingMs <= 0 ? '' : `${days * 24 + hours}:${two(minutes)}:${two(seconds)}`;
  useEffect(() => {
    const bare = document.title.replace(/^[\d:]+ · /, '');
    if (time === '') return undefined;
    document.title = `${time} · ${bare}`;
    return () => {
      document.title = document.title.replace(/^[\d:]+ · /, '');
    };
  }, [time]);
}
