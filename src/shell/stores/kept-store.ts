import { create, type StateCreator } from 'zustand';
import { safeStorage } from '#ui/hooks/storage.ts';

export const prefix = 'toolcrib:';

interface Keeping<State, Kept> {
  /** The key in localStorage, after the prefix. Stores may share one: each writes its own fields only. */
  readonly name: string;
  /** The part of the state that is kept on the device. */
  keep(state: State): Kept;
  /** The stored value, which may be anything; undefined if there was none or another tab removed it. */
  read(stored: unknown, current: State): Partial<State>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const write = (state: unknown): string => JSON.stringify({ state, version: 0 });
const storedState = (text: string): unknown => {
  const found: unknown = JSON.parse(text);
  return isObject(found) && Object.hasOwn(found, 'state') ? found['state'] : found;
};

/**
 * A store that is kept in localStorage as `{ state, version: 0 }` and follows the other tabs. React hydrates with the
 * initial state, so the first render equals the prerendered page. Nothing is written while nothing differs from it.
 */
export function keptStore<State, Kept extends object>(
  { name, keep, read }: Keeping<State, Kept>,
  start: StateCreator<State>,
) {
  const key = prefix + name;
  const device = safeStorage('localStorage');
  const store = create<State>()(start);
  let isReading = false;
  const readAgain = (): void => {
    const text = device.getItem(key);
    isReading = true;
    store.setState((current) => read(text === null ? undefined : storedState(text), current));
    isReading = false;
  };
  readAgain();
  store.subscribe((state) => {
    if (isReading) return;
    const before = device.getItem(key);
    const known = before === null ? keep(store.getInitialState()) : storedState(before);
    const text = write({ ...(isObject(known) && known), ...keep(state) });
    if (text !== (before ?? write(known))) device.setItem(key, text);
  });
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === null || event.key === key) readAgain();
    });
  }
  return Object.assign(store, { readAgain });
}

/** A property of what may be anything. */
export function propertyOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
