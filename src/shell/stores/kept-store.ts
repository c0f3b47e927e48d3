import { create, type StateCreator } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
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
  start: StateCreator<State, [['zustand/persist', unknown]]>,
) {
  const device = safeStorage('localStorage');
  const textAt = (key: string): string | null => device.getItem(key) as string | null;
  const storage: PersistStorage<Kept> = {
    getItem: (key) => {
      const text = textAt(key);
      return text === null ? null : { state: storedState(text) as Kept, version: 0 };
    },
    setItem: (key, { state }) => {
      const before = textAt(key);
      const known = before === null ? keep(store.getInitialState()) : storedState(before);
      const text = write({ ...(isObject(known) && known), ...state });
      if (text !== (before ?? write(known))) void device.setItem(key, text);
    },
    removeItem: (key) => void device.removeItem(key),
  };
  const store = create<State>()(
    persist(start, {
      name: prefix + name,
      storage,
      partialize: keep,
      merge: (stored, current) => ({ ...current, ...read(stored, current) }),
    }),
  );
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === prefix + name) void store.persist.rehydrate();
    });
  }
  return store;
}

/** A property of what may be anything. */
export function propertyOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
