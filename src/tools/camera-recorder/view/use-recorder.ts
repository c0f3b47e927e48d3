import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordingClock } from '../engine/limits.ts';
import { startRecording, type Problem, type Recorded, type Take } from './recording.ts';

interface RecorderProps {
  readonly onStart: () => void;
  readonly onEnd: () => void;
  /** The finished file. */
  readonly onFile: (recorded: Recorded) => void;
}

const zero: RecordingClock = { startedAt: null, accumulated: 0 };

/** With its duration where the browser left that out; undefined when it could not be written in. */
async function finish({ blob, milliseconds }: Recorded): Promise<Blob | undefined> {
  if (!blob.type.startsWith('video/webm')) return blob;
  return import('./repair.ts').then(({ repairDuration }) => repairDuration(blob, milliseconds)).catch(() => undefined);
}

/** One recording at a time; what is recorded when the page is left is lost, and its tracks are stopped. */
export function useRecorder({ onStart, onEnd, onFile }: RecorderProps) {
  const recorder = useRef<MediaRecorder>(undefined);
  const gone = useRef(false);
  const [clock, setClock] = useState(zero);
  const [bytes, setBytes] = useState(0);
  const [finishing, setFinishing] = useState(false);
  const [note, setNote] = useState<Problem | 'finishing.failed' | 'recording.empty'>();

  const end = async (recorded: Recorded, problem: Problem | undefined): Promise<void> => {
    recorder.current = undefined;
    if (gone.current) return;
    onEnd();
    if (recorded.blob.size === 0) {
      setNote('recording.empty');
      return;
    }
    setFinishing(true);
    const finished = await finish(recorded);
    if (gone.current) return;
    setFinishing(false);
    setNote(problem ?? (finished ? undefined : 'finishing.failed'));
    onFile({ ...recorded, blob: finished ?? recorded.blob });
  };

  const record = (take: Take): void => {
    setNote(undefined);
    recorder.current = startRecording(take, {
      onTime: setClock,
      onSize: setBytes,
      onEnd: (recorded, problem) => void end(recorded, problem),
    });
    onStart();
  };

  const stop = useCallback(() => recorder.current?.stop(), []);
  const pause = useCallback(() => recorder.current?.pause(), []);
  const resume = useCallback(() => recorder.current?.resume(), []);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      recorder.current?.stop();
    };
  }, []);

  return { clock, bytes, finishing, note, record, stop, pause, resume };
}
