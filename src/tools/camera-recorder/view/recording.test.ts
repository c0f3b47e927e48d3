import { describe, expect, it, vi } from 'vitest';
import { startRecording } from './recording.ts';

class Recorder extends EventTarget {
  static readonly isTypeSupported = () => true;
  readonly mimeType = 'video/webm';
  state = 'recording';
  start(): void {}
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
}

describe('recording', () => {
  it('ends with the camera', () => {
    vi.stubGlobal('MediaRecorder', Recorder);
    vi.stubGlobal(
      'MediaStream',
      class {
        getAudioTracks = () => [];
      },
    );
    const track = new EventTarget();
    const onEnd = vi.fn();
    startRecording(
      {
        video: { videoWidth: 640, videoHeight: 480 } as HTMLVideoElement,
        stream: { getVideoTracks: () => [track] } as unknown as MediaStream,
        sound: undefined,
        prefer: 'auto',
        mirror: false,
      },
      { onTime: vi.fn(), onSize: vi.fn(), onEnd },
    );
    track.dispatchEvent(new Event('ended'));
    track.dispatchEvent(new Event('ended'));
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
