import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../announce.ts';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { store } from '../store.ts';
import { words } from '../words.ts';
import styles from './toast.module.css';

export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}
interface Shown {
  readonly id: number;
  readonly message: string;
  readonly action?: ToastAction | undefined;
}

/** Long enough to read two lines; the clock stands while the pointer or the focus is on it. */
const shownMs = 8000;

const none: readonly Shown[] = [];
const toasts = store(none);
let last = 0;

/** Tells of something that happens elsewhere than where the user looks; never of errors in what they typed. */
export function toast(message: string, action?: ToastAction): void {
  const others = toasts.get().filter((shown) => shown.message !== message);
  toasts.set([...others.slice(-2), { id: ++last, message, action }]);
  // Not by its own place: what lies outside of an open dialog is inert, and nothing there is announced.
  announce(action ? `${message} ${action.label}` : message);
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}

/** Where toasts appear; the shell mounts it once. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
  const region = useRef<HTMLDivElement>(null);
  // As a popover it stands above a dialog that was opened before.
  useEffect(() => {
    const element = region.current;
    if (!element || element.contains(document.activeElement)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (shown.length > 0) element.showPopover();
  }, [shown]);
  return (
    <div ref={region} popover="manual" className={styles.toasts}>
      {shown.map((one) => (
        <ToastCard key={one.id} {...one} />
      ))}
    </div>
  );
}

function ToastCard({ id, message, action }: Shown) {
  const t = useText(words);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(dismiss, shownMs, id);
    return () => clearTimeout(timer);
  }, [held, id]);
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{message}</p>
      {action && (
        <Button
          size="small"
          variant="line"
          onClick={() => {
            dismiss(id);
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button size="small" variant="quiet" icon="x" label={t('close')} onClick={() => dismiss(id)} />
    </div>
  );
}
