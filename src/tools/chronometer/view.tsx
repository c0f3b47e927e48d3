import { useRef, type MouseEvent } from 'react';
import { flag } from '#core/field.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button/button.tsx';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useShortcuts } from '#ui/hooks/use-shortcuts.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { maxLaps } from './engine/stopwatch.ts';
import { formatTime } from './engine/time.ts';
import { text } from './text.ts';
import { Display } from './view/display.tsx';
import { Laps } from './view/laps.tsx';
import { bringBack, setBack, takeLap, toggle, useStopwatch } from './view/stopwatch.ts';
import { useTitle } from './view/use-title.ts';
import { useCanKeepScreenOn, useWakeLock } from './view/use-wake-lock.ts';
import styles from './view.module.css';

const fields = { keepScreenOn: flag(false) };
const initial = {};

/** A button that was clicked does not take Space away from starting and stopping. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** A stopwatch with laps. */
export default function ChronometerView() {
  const t = useText(text);
  const [draft, change] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const { watch, restored, undo } = useStopwatch();
  const running = watch.start !== null;
  // The time would go on, but the screen and the keys would not answer for a moment.
  useUnsaved(running);
  const canKeepScreenOn = useCanKeepScreenOn();
  const refused = useWakeLock(running && draft.keepScreenOn);
  useTitle(watch);
  const main = useRef<HTMLButtonElement>(null);

  const startOrStop = (): void => {
    const { start, accumulated } = toggle();
    announce(start === null ? t('announce.stopped', { time: formatTime(accumulated) }) : t('announce.started'));
  };
  const lap = (): void => {
    const marks = takeLap()?.marks;
    if (!marks) return;
    const time = (marks.at(-1) ?? 0) - (marks.at(-2) ?? 0);
    announce(t('announce.lap', { lap: marks.length, time: formatTime(time) }));
  };
  const reset = (): void => {
    if (setBack()) announce(t('reset-done'));
  };
  useShortcuts({ ' ': startOrStop, l: lap, r: reset });

  const keys = [
    [t('key.space'), t('key.space.does')],
    ['L', t('key.lap.does')],
    ['R', t('key.reset.does')],
  ] as const;

  return (
    <div data-main="none">
      <Panel>
        <Display watch={watch} />
        <PanelRow className={styles.buttons}>
          <Button ref={main} variant="primary" size="large" icon={running ? 'pause' : 'play'} onClick={startOrStop}>
            {running ? t('stop') : watch.accumulated > 0 ? t('resume') : t('start')}
          </Button>
          <Button
            variant="line"
            size="large"
            icon="flag"
            disabled={!running || watch.marks.length >= maxLaps}
            onMouseDown={keepFocus}
            onClick={lap}
          >
            {t('lap')}
          </Button>
          <Button
            variant="line"
            size="large"
            icon="rotate-ccw"
            disabled={running || watch.accumulated === 0}
            onMouseDown={keepFocus}
            onClick={reset}
          >
            {t('reset')}
          </Button>
        </PanelRow>
        <PanelRow className={styles.foot}>
          {canKeepScreenOn && <Switch {...field('keepScreenOn')} hint={refused && t('wake-lock.refused')} />}
          {undo ? (
            <span className={styles.news}>
              {t('reset-done')}
              <Button
                variant="line"
                size="small"
                icon="undo-2"
                onClick={() => {
                  // The pressed button disappears.
                  main.current?.focus();
                  bringBack();
                }}
              >
                {t('undo')}
              </Button>
            </span>
          ) : restored ? (
            <span className={styles.news}>{t('restored')}</span>
          ) : (
            <span className={styles.keys}>
              {keys.map(([key, does]) => (
                <span key={key}>
                  <kbd className={styles.key}>{key}</kbd> {does}
                </span>
              ))}
            </span>
          )}
        </PanelRow>
      </Panel>
      <Laps marks={watch.marks} />
    </div>
  );
}
