import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { describeKey } from '../engine/describe.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { example } from './example.ts';
import { shownCombo, shownKey } from './shown-key.ts';
import type { KeyLogControls } from './use-key-log.ts';

/** Two presses of Escape within this time leave the area, milliseconds. */
const leaveWithin = 1000;
/** Frames within which the area takes the focus on arrival. */
const mostTries = 120;

interface CaptureProps {
  readonly log: KeyLogControls;
  readonly letBrowser: boolean;
  /** The example stands beside something that was recorded. */
  readonly stale: boolean;
}

/** Takes every key while it has the focus; Escape twice or a click elsewhere leaves it. */
export function Capture({ log, letBrowser, stale }: CaptureProps) {
  const t = useText(text);
  const area = useRef<HTMLDivElement>(null);
  const lastEscape = useRef(-Infinity);
  useEffect(() => {
    // A touch screen has its field for keys.
    if (!matchMedia('(pointer: fine)').matches) return;
    let frame = 0;
    // What is hidden, as a page is whose words are still on their way, cannot take the focus.
    const take = (triesLeft: number): void => {
      area.current?.focus({ preventScroll: true });
      if (document.activeElement !== document.body || triesLeft === 0) return;
      frame = requestAnimationFrame(() => take(triesLeft - 1));
    };
    take(mostTries);
    return () => cancelAnimationFrame(frame);
  }, []);

  const press = (event: KeyboardEvent): void => {
    // No shortcut of the page hears of it.
    event.stopPropagation();
    if (!letBrowser) event.preventDefault();
    log.press(event);
    if (event.type === 'keyup' || event.repeat) return;
    if (event.key !== 'Escape') {
      lastEscape.current = -Infinity;
    } else if (event.timeStamp - lastEscape.current <= leaveWithin) {
      lastEscape.current = -Infinity;
      area.current?.blur();
    } else {
      lastEscape.current = event.timeStamp;
    }
  };
  const described = log.last && describeKey(log.last);
  const states = [
    ...(log.last?.locks ?? []),
    ...(log.last?.repeat ? ['repeat'] : []),
    ...(log.last?.isComposing ? ['isComposing'] : []),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes the keys itself
    <div
      ref={area}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys itself
      tabIndex={0}
      aria-label={t('area')}
      aria-describedby="leave"
      data-takes-keys
      data-main="none"
      className={styles.area}
      onKeyDown={press}
      onKeyUp={press}
      onBlur={log.release}
    >
      <output className={styles.label} translate="no" dir="auto" data-stale={stale || undefined}>
        {described ? shownKey(described.label) : describeKey(example).combo}
      </output>
      <div className={styles.states}>
        {described ? (
          <kbd>{shownCombo(described.combo, described.label)}</kbd>
        ) : (
          <>
            <Badge tone="neutral">{t('example')}</Badge>
            <strong>{t(stale ? 'noKey' : 'prompt')}</strong>
          </>
        )}
        {states.map((name) => (
          <Badge key={name} tone="neutral">
            {name}
          </Badge>
        ))}
        <span role="group" className={styles.held} aria-label={t('held')}>
          {log.held.map((code) => (
            <kbd key={code}>{shownKey(code)}</kbd>
          ))}
        </span>
      </div>
      <p id="leave" className={styles.hint}>
        {t('leave')}
      </p>
    </div>
  );
}
