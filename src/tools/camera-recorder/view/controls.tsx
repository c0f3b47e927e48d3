import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { RecordingClock } from '../engine/limits.ts';
import type { Recording } from '../engine/recorder.ts';
import { text } from '../text.ts';
import styles from './controls.module.css';
import { RecordingStatus } from './recording-status.tsx';

interface ControlsProps {
  readonly recording: Recording;
  readonly clock: RecordingClock;
  readonly bytes: number;
  readonly counting: boolean;
  readonly canRecord: boolean;
  /** The browser's question for the microphone is open. */
  readonly askingSound: boolean;
  readonly onPhoto: () => void;
  readonly onCancelTimer: () => void;
  readonly onRecord: () => void;
  readonly onPause: () => void;
  readonly onStop: () => void;
}

/** The buttons under the live picture, and how far a recording is. */
export function Controls(props: ControlsProps) {
  const { recording, clock, bytes, counting, canRecord, askingSound } = props;
  const { onPhoto, onCancelTimer, onRecord, onPause, onStop } = props;
  const t = useText(text);
  const isRecording = recording !== 'none';
  const keys = [
    [t('key.space'), t('key.photo.does')],
    ['R', t('key.record.does')],
    ['P', t('key.pause.does')],
  ] as const;
  return (
    <>
      <PanelRow className={styles.buttons}>
        {counting ? (
          <Button variant="line" size="large" icon="x" onClick={onCancelTimer}>
            {t('timer.cancel')}
          </Button>
        ) : (
          <Button variant="primary" size="large" icon="camera" onClick={onPhoto}>
            {t('take-photo')}
          </Button>
        )}
        <Button
          variant="line"
          size="large"
          icon={isRecording ? 'square' : 'circle'}
          disabled={!canRecord || askingSound}
          onClick={onRecord}
        >
          {t(isRecording ? 'stop-recording' : 'record')}
        </Button>
        <Button
          variant="line"
          size="large"
          icon={recording === 'paused' ? 'play' : 'pause'}
          disabled={!isRecording}
          onClick={onPause}
        >
          {t(recording === 'paused' ? 'resume' : 'pause')}
        </Button>
        <Button variant="quiet" size="large" icon="camera-off" disabled={isRecording} onClick={onStop}>
          {t('stop-camera')}
        </Button>
      </PanelRow>
      {!canRecord && <StatusLine tone="warning">{t('recording-unsupported')}</StatusLine>}
      <StatusLine
        facts={keys.map(([key, does]) => (
          <span key={key}>
            <kbd className={styles.key}>{key}</kbd> {does}
          </span>
        ))}
      />
      {isRecording && <RecordingStatus clock={clock} bytes={bytes} paused={recording === 'paused'} />}
    </>
  );
}
