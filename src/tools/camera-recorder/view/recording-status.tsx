import { useEffect, useState } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { formatDuration, recordedMs, sizeVerdict, stopBytes, type RecordingClock } from '../engine/limits.ts';
import { text } from '../text.ts';
import styles from './controls.module.css';

const everyMs = 250;

interface RecordingStatusProps {
  readonly clock: RecordingClock;
  readonly bytes: number;
  readonly paused: boolean;
}

/** How long and how large the recording is so far; a warning once it is large. */
export function RecordingStatus({ clock, bytes, paused }: RecordingStatusProps) {
  const t = useText(text);
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  const large = sizeVerdict(bytes) !== 'fine';
  return (
    <>
      <StatusLine
        facts={[
          <span key="state" className={styles.state}>
            <span className={styles.dot} data-paused={paused || undefined} />
            {t(paused ? 'paused' : 'recording')}
          </span>,
          `${t('elapsed')} ${formatDuration(recordedMs(clock, now))}`,
          `${t('size')} ${formatBytes(bytes, t.language)}`,
        ]}
      />
      {large && (
        <StatusLine tone="warning">
          {t('size.warning', { size: formatBytes(bytes, t.language), limit: formatBytes(stopBytes, t.language) })}
        </StatusLine>
      )}
    </>
  );
}
