import { lazy, Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { announce } from '#ui/announce.ts';
import { useLeaveGuard } from '#ui/hooks/use-leave-guard.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useShortcuts } from '#ui/hooks/use-shortcuts.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { formatDuration, stopBytes } from './engine/limits.ts';
import { text } from './text.ts';
import { fields } from './view/fields.ts';
import { Gallery } from './view/gallery.tsx';
import { Notice } from './view/notice.tsx';
import { takePhoto } from './view/photo.ts';
import { Preview } from './view/preview.tsx';
import { Settings } from './view/settings.tsx';
import { useCamera } from './view/use-camera.ts';
import { useCountdown } from './view/use-countdown.ts';
import { useGallery } from './view/use-gallery.ts';
import { useRecorder } from './view/use-recorder.ts';
import styles from './view.module.css';

const loadControls = () => import('./view/controls.tsx');
const Controls = lazy(async () => ({ default: (await loadControls()).Controls }));

const initial = {};
const never = (): (() => void) => () => undefined;
const canRecordNow = (): boolean => typeof MediaRecorder === 'function';

/** A camera for photos and videos that stay on this page until they are downloaded. */
export default function CameraRecorderView() {
  const t = useText(text);
  const [options, change, reset] = useDraft(fields, initial);
  const camera = useCamera();
  const gallery = useGallery();
  const video = useRef<HTMLVideoElement>(null);
  const canRecord = useSyncExternalStore(never, canRecordNow, () => true);
  const [fallback, setFallback] = useState<{ readonly wanted: string; readonly type: string }>();
  const { state, stream, sound } = camera;
  const recording = state.state === 'live' ? state.recording : 'none';
  const askingSound = state.state === 'live' && state.microphone === 'asking';

  const recorder = useRecorder({
    onStart: () => {
      camera.send({ type: 'record' });
      announce(t('announce.recording'));
    },
    onEnd: () => camera.send({ type: 'recorded' }),
    onFile: ({ blob, milliseconds, width, height }) => {
      gallery.add({ kind: 'video', blob, width, height, milliseconds });
      announce(t('announce.saved', { duration: formatDuration(milliseconds) }));
    },
  });
  const isMaking = recording !== 'none' || recorder.finishing;
  const unsaved = gallery.items.filter(({ saved }) => !saved).length + (isMaking ? 1 : 0);
  useLeaveGuard(unsaved > 0, `${t('leave.question')} ${t('leave.hint', { count: unsaved })}`);

  const shoot = useCallback(async (): Promise<void> => {
    const element = video.current;
    if (!element || element.videoWidth === 0) return;
    const track = recording === 'none' ? stream?.getVideoTracks()[0] : undefined;
    const { photoFormat: format, saveMirrored: mirrored } = options;
    const photo = await takePhoto(element, track, { format, mirrored });
    const type = photo.blob.type.replace('image/', '');
    setFallback(type === format ? undefined : { wanted: format.toUpperCase(), type: type.toUpperCase() });
    gallery.add({ kind: 'photo', ...photo, milliseconds: undefined });
    announce(t('announce.photo'));
  }, [gallery, options, recording, stream, t]);
  const shootNow = useCallback(() => void shoot(), [shoot]);
  const countdown = useCountdown(shootNow);

  const photo = (): void => {
    if (state.state !== 'live') return;
    if (countdown.left !== undefined) countdown.cancel();
    else if (options.timer > 0) countdown.start(options.timer);
    else shootNow();
  };
  const record = (): void => {
    if (recording !== 'none') recorder.stop();
    else if (stream && video.current && canRecord && !askingSound && !recorder.finishing) {
      const { videoFormat: prefer, saveMirrored: mirror } = options;
      recorder.record({ video: video.current, stream, sound, prefer, mirror });
    }
  };
  const pause = (): void => {
    if (recording === 'none') return;
    if (recording === 'paused') recorder.resume();
    else recorder.pause();
    camera.send({ type: recording === 'paused' ? 'resume' : 'pause' });
  };
  const start = (): void => {
    // Asked for early; what goes wrong is met where they are shown.
    loadControls().catch(() => undefined);
    void camera.start(options);
  };
  const stop = (): void => {
    countdown.cancel();
    camera.stop();
  };
  useShortcuts({ ' ': photo, r: record, p: pause });

  return (
    <div data-main="none">
      <Panel>
        <div className={styles.frame}>
          <div className={styles.studio}>
            <div className={styles.stage} data-answer>
              {state.state === 'live' && stream ? (
                <Preview video={video} stream={stream} mirror={options.mirror} countdown={countdown.left} />
              ) : (
                <Notice state={state} onStart={start} onStop={stop} />
              )}
            </div>
            <Settings options={options} change={change} onReset={reset} camera={camera} />
          </div>
        </div>
        {state.state === 'live' && (
          <Suspense fallback={null}>
            <Controls
              recording={recording}
              clock={recorder.clock}
              bytes={recorder.bytes}
              counting={countdown.left !== undefined}
              canRecord={canRecord}
              askingSound={askingSound}
              onPhoto={photo}
              onCancelTimer={countdown.cancel}
              onRecord={record}
              onPause={pause}
              onStop={stop}
            />
          </Suspense>
        )}
        {recorder.finishing && <StatusLine>{t('finishing')}</StatusLine>}
        {recorder.note && recording === 'none' && (
          <StatusLine tone="warning">
            {recorder.note === 'size.stopped'
              ? t('size.stopped', { limit: formatBytes(stopBytes, t.language) })
              : t(recorder.note)}
          </StatusLine>
        )}
        {state.state === 'live' && state.sizeIgnored && <StatusLine tone="warning">{t('size-ignored')}</StatusLine>}
        {fallback && <StatusLine tone="warning">{t('photo-format.fallback', fallback)}</StatusLine>}
      </Panel>
      <Gallery gallery={gallery} isLive={state.state === 'live'} />
    </div>
  );
}
