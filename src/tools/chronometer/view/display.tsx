import { useEffect, useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { elapsed, type Stopwatch } from '../engine/stopwatch.ts';
import { formatTime } from '../engine/time.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { clocks } from './stopwatch.ts';

/** The time in large digits. Frames are only asked for while it runs, and browsers give none to a hidden page. */
export function Display({ watch }: { readonly watch: Stopwatch }) {
  const t = useText(text);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (watch.start === null) return undefined;
    const tick = (): void => {
      setNow(clocks.now());
      frame = requestAnimationFrame(tick);
    };
    let frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [watch]);
  const [whole = '', fraction] = formatTime(elapsed(watch, now)).split('.');
  const isLong = whole.length > '00:00'.length;
  return (
    <div className={styles.frame} data-answer>
      {/* Silent: a lap and the end are announced, not every hundredth. */}
      <div role="timer" aria-label={t('time')} aria-live="off" className={styles.time} data-long={isLong || undefined}>
        {whole}
        <span className={styles.fraction}>.{fraction}</span>
      </div>
    </div>
  );
}
