import { useEffect, useRef } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { pixelsOf, type Pixels } from '#ui/pixels.ts';

interface CameraProps {
  readonly onFrame: (frame: Pixels) => void;
  readonly onRefused: () => void;
}

/** Milliseconds between two looks. */
const pause = 400;

/** The camera's picture, a frame of which is handed over now and then; it stops when it leaves the page. */
export function Camera({ onFrame, onRefused }: CameraProps) {
  const t = useText(text);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onFrame, onRefused });
  useEffect(() => {
    latest.current = { onFrame, onRefused };
  });
  useEffect(() => {
    let gone = false;
    let stream: MediaStream | undefined;
    const open = async (): Promise<void> => {
      const found = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (gone || !video.current) {
        for (const track of found.getTracks()) track.stop();
        return;
      }
      stream = found;
      video.current.srcObject = found;
      await video.current.play();
    };
    open().catch(() => gone || latest.current.onRefused());
    const timer = setInterval(() => {
      const element = video.current;
      if (!element || element.videoWidth === 0 || document.hidden) return;
      void pixelsOf(element).then((frame) => frame && !gone && latest.current.onFrame(frame));
    }, pause);
    return () => {
      gone = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} className={styles.video} aria-label={t('read.video')} muted playsInline />;
}
