import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface PreviewProps {
  /** The element, to take pictures from. */
  readonly video: Ref<HTMLVideoElement>;
  readonly stream: MediaStream;
  readonly mirror: boolean;
  /** Seconds until the photo. */
  readonly countdown: number | undefined;
}

/** What the camera sees, silent, with its real size. */
export function Preview({ video, stream, mirror, countdown }: PreviewProps) {
  const t = useText(text);
  const own = useRef<HTMLVideoElement>(null);
  useImperativeHandle(video, () => own.current as HTMLVideoElement);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  useEffect(() => {
    const element = own.current;
    if (!element) return undefined;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  const measure = (): void => {
    const { videoWidth: width = 0, videoHeight: height = 0 } = own.current ?? {};
    if (width > 0) setSize({ width, height });
  };
  return (
    <div className={styles.preview}>
      <video
        ref={own}
        className={classNames(styles.video, mirror && styles.mirror)}
        aria-label={t('preview')}
        muted
        playsInline
        autoPlay
        onLoadedMetadata={measure}
        onResize={measure}
      />
      {size && (
        <span className={styles.size}>
          {t('real-size', { width: String(size.width), height: String(size.height) })}
        </span>
      )}
      {countdown !== undefined && (
        <span className={styles.countdown} role="timer">
          {countdown}
        </span>
      )}
    </div>
  );
}
