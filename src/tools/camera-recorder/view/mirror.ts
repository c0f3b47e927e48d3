import { withNextFrame } from '#core/platform.ts';

const framesPerSecond = 30;

/** The video's picture the other way round, as a stream to record. */
export function mirrored(video: HTMLVideoElement): { readonly track: MediaStreamTrack | undefined; stop(): void } {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width, 0);
  context?.scale(-1, 1);
  let ended = false;
  const draw = (): void => {
    if (ended) return;
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    withNextFrame(video, draw);
  };
  draw();
  const track = canvas.captureStream(framesPerSecond).getVideoTracks()[0];
  return {
    track,
    stop: () => {
      ended = true;
      track?.stop();
    },
  };
}
