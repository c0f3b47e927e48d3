import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { CameraState } from '../engine/recorder.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface NoticeProps {
  readonly state: CameraState;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

const unblock = ['unblock.chromium', 'unblock.firefox', 'unblock.safari', 'unblock.system'] as const;

/** What the state of the camera means, and the one thing to do about it. */
export function Notice({ state: camera, onStart, onStop }: NoticeProps) {
  const t = useText(text);
  const { state } = camera;
  if (state === 'live') return null;
  const isWrong = state !== 'idle' && state !== 'asking';
  return (
    <div className={styles.notice} role={isWrong ? 'alert' : undefined}>
      <Icon name={isWrong ? 'camera-off' : 'camera'} size={32} />
      {camera.state === 'unsupported' ? (
        <p>{t(`unsupported.${camera.reason}`)}</p>
      ) : (
        <h2>{t(`${camera.state as Exclude<typeof state, 'unsupported'>}.title`)}</h2>
      )}
      {camera.state === 'idle' && (
        <>
          <p>{t('idle.hint')}</p>
          <Button variant="primary" size="large" icon="camera" onClick={onStart}>
            {t('start-camera')}
          </Button>
        </>
      )}
      {camera.state === 'asking' && (
        <>
          <p>{t(camera.anySize ? 'asking.any-size' : 'asking.hint')}</p>
          <Button variant="line" size="large" onClick={onStop}>
            {t('stop-camera')}
          </Button>
        </>
      )}
      {camera.state === 'denied' && <p>{t(camera.blocked ? 'denied.blocked' : 'denied.hint')}</p>}
      {camera.state === 'denied' && camera.blocked && (
        <ul className={styles.unblock}>
          {unblock.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      )}
      {(camera.state === 'no-camera' || camera.state === 'busy' || camera.state === 'lost') && (
        <p>{t(`${camera.state}.hint`)}</p>
      )}
      {camera.state === 'constraint' && <p>{t('constraint.hint', { constraint: camera.constraint })}</p>}
      {camera.state === 'failed' && <p>{t('failed.hint', { name: camera.name })}</p>}
      {isWrong && state !== 'unsupported' && (
        <Button variant="primary" size="large" icon="rotate-cw" onClick={onStart}>
          {t('try-again')}
        </Button>
      )}
    </div>
  );
}
