/** `localStorage` or `sessionStorage`, or undefined where the browser blocks it. */
export function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    // Reading the property itself throws a SecurityError when site data is blocked.
    return undefined;
  }
}

/** Says `forget` when everything that is kept on this device was forgotten, to those who hold some of it in memory. */
export const device = new EventTarget();

/** Storage that never stops the application: blocked, full or holding garbage, it behaves as if it were empty. */
export function safeStorage(
  kind: 'localStorage' | 'sessionStorage',
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    const storage = storageOf(kind);
    if (!storage) return fallback;
    try {
      return action(storage);
    } catch {
      return fallback;
    }
  };
  return {
    getItem: (name) =>
      attempt((storage) => {
        const value = storage.getItem(name);
        if (value !== null) JSON.parse(value);
        return value;
      }, null),
    setItem: (name, value) => attempt((storage) => storage.setItem(name, value), undefined),
    removeItem: (name) => attempt((storage) => storage.removeItem(name), undefined),
  };
}
