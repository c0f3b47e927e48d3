import { candidates, type Preference } from '../engine/formats.ts';
import { pauseClock, recordedMs, resumeClock, sizeVerdict, startClock, type RecordingClock } from '../engine/limits.ts';
import { mirrored } from './mirror.ts';

export interface Take {
  readonly video: HTMLVideoElement;
  readonly stream: MediaStream;
  readonly sound: MediaStreamTrack | undefined;
  readonly prefer: Preference;
  readonly mirror: boolean;
}

export interface Recorded {
  readonly blob: Blob;
  readonly milliseconds: number;
  readonly width: number;
  readonly height: number;
}

export type Problem = 'size.stopped' | 'recording.failed';

interface Listener {
  readonly onTime: (clock: RecordingClock) => void;
  readonly onSize: (bytes: number) => void;
  readonly onEnd: (recorded: Recorded, problem: Problem | undefined) => void;
}

function recorderOf(stream: MediaStream, prefer: Preference): MediaRecorder {
  const audio = stream.getAudioTracks().length > 0;
  const mimeType = candidates(audio, prefer).find((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
}

/** Records in pieces of a second, which the browser may keep on disk, up to the limit of size. */
export function startRecording(take: Take, { onTime, onSize, onEnd }: Listener): MediaRecorder {
  const { video, stream, sound, prefer, mirror } = take;
  const picture = mirror ? mirrored(video) : undefined;
  const tracks = [picture?.track ?? stream.getVideoTracks()[0], sound].filter((track) => track !== undefined);
  const [width, height] = [video.videoWidth, video.videoHeight];
  const recorder = recorderOf(new MediaStream(tracks), prefer);
  const chunks: Blob[] = [];
  let size = 0;
  let problem: Problem | undefined;
  let time = startClock(performance.now());
  const setTime = (next: RecordingClock): void => {
    time = next;
    onTime(next);
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    chunks.push(data);
    size += data.size;
    onSize(size);
    if (sizeVerdict(size) !== 'full' || recorder.state === 'inactive') return;
    problem = 'size.stopped';
    recorder.stop();
  });
  recorder.addEventListener('pause', () => setTime(pauseClock(time, performance.now())));
  recorder.addEventListener('resume', () => setTime(resumeClock(time, performance.now())));
  recorder.addEventListener('error', () => {
    problem = 'recording.failed';
  });
  // A mirrored picture does not end with the camera.
  stream.getVideoTracks()[0]?.addEventListener('ended', () => {
    if (recorder.state !== 'inactive') recorder.stop();
  });
  recorder.addEventListener('stop', () => {
    picture?.stop();
    const milliseconds = recordedMs(time, performance.now());
    onEnd({ blob: new Blob(chunks, { type: recorder.mimeType }), milliseconds, width, height }, problem);
  });
  recorder.start(1000);
  onTime(time);
  onSize(0);
  return recorder;
}
