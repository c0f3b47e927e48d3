import { createElement, useSyncExternalStore } from 'react';
import { store } from './store.ts';
import hiding from './visually-hidden.module.css';

const message = store('');

/** Has screen readers say something politely, once they are done with what they say. */
export function announce(text: string): void {
  // The same text twice is no change, which nobody would announce.
  message.set(message.get() === text ? `${text}\u00a0` : text);
}

/** The live region that `announce()` speaks through. The shell mounts one, an open modal another of its own. */
export function Announcer() {
  const text = useSyncExternalStore(message.subscribe, message.get, () => '');
  return createElement('div', { role: 'status', className: hiding.hidden }, text);
}
