import { createElement } from 'react';
import { create } from 'zustand';
import hiding from './visually-hidden.module.css';

const useMessage = create(() => ({ text: '' }));

/** Has screen readers announce something politely, after their current announcement. */
export function announce(text: string): void {
  // The same text twice is not a change, which nobody would announce.
  useMessage.setState((last) => ({ text: last.text === text ? `${text}\u00a0` : text }));
}

/**
 * The live region that `announce()` uses. The shell mounts one, and an open modal mounts another.
 *
 * @example
 * ```tsx
 * <Announcer />
 * ```
 */
export function Announcer() {
  const text = useMessage((message) => message.text);
  return createElement('div', { role: 'status', className: hiding.live }, text);
}
