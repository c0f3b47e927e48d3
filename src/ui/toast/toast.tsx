import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { hidePopover, showPopover } from '#core/platform.ts';
import { announce } from '../announce.ts';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
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
  readonly lasting: boolean;
}

interface ToastOptions {
  /** It stays until it is answered or closed. */
  readonly lasting?: boolean;
}

/** Long enough to read two lines; the clock stands while the pointer or the focus is on it. */
const shownMs = 8000;

const useToasts = create<{ readonly shown: readonly Shown[]; readonly last: number }>(() => ({ shown: [], last: 0 }));

/** Tells of something that happens elsewhere than where the user looks; never of errors in what they typed. */
export function toast(message: string, action?: ToastAction, { lasting = false }: ToastOptions = {}): void {
  const { shown, last } = useToasts.getState();
  const others = shown.filter((one) => one.message !== message);
  const passing = others.filter((one) => !one.lasting);
  const oldest = new Set(passing.slice(0, -2));
  const kept = others.filter((one) => !oldest.has(one));
  useToasts.setState({ shown: [...kept, { id: last + 1, message, action, lasting }], last: last + 1 });
  // Not by its own place: what lies outside of an open dialog is inert, and nothing there is announced.
  announce(action ? `${message} ${action.label}` : message);
}

function dismiss(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }));
}

/**
 * The container of toasts; the shell mounts it once.
 *
 * @example
 * ```tsx
 * <Toasts />
 * ```
 */
export function Toasts() {
  const t = useText(words);
  const shown = useToasts((toasts) => toasts.shown);
  const region = useRef<HTMLElement>(null);
  // As a popover it stands above a dialog that was opened before; browsers without popovers show it in its place.
  useEffect(() => {
    const element = region.current;
    if (!element || element.contains(document.activeElement)) return;
    if (shown.length > 0) showPopover(element);
    else hidePopover(element);
  }, [shown]);
  return (
    <section ref={region} popover="manual" className={styles.toasts} aria-label={t('notifications')}>
      {shown.map((one) => (
        <ToastCard key={one.id} {...one} />
      ))}
    </section>
  );
}

function ToastCard({ id, message, action, lasting }: Shown) {
  const t = useText(words);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || lasting) return undefined;
    const timer = setTimeout(dismiss, shownMs, id);
    return () => clearTimeout(timer);
  }, [held, lasting, id]);
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
