import { useSyncExternalStore } from 'react';
import { storageOf } from '#ui/hooks/storage.ts';
import { store } from '#ui/store.ts';

const key = 'toolcrib:date-converter';

interface Kept {
  /** The rows of the world clock. */
  readonly clock: readonly string[];
  /** Zones used last, the newest first. */
  readonly recent: readonly string[];
}

const defaults: Kept = {
  clock: ['UTC', 'America/Los_Angeles', 'America/New_York', 'Europe/Paris', 'Asia/Kolkata', 'Asia/Tokyo'],
  recent: [],
};
const kept = store<Kept | undefined>(undefined);

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 50 && value.every((name) => typeof name === 'string' && name.length < 100);

function load(): Kept {
  try {
    const stored: unknown = JSON.parse(storageOf('localStorage')?.getItem(key) ?? 'null');
    const { clock, recent } = stored as Readonly<Record<string, unknown>>;
    return { clock: isNames(clock) ? clock : defaults.clock, recent: isNames(recent) ? recent : [] };
  } catch {
    return defaults;
  }
}

function current(): Kept {
  const value = kept.get() ?? load();
  if (kept.get() === undefined) kept.set(value);
  return value;
}

export function keepZones(change: Partial<Kept>): void {
  const next = { ...current(), ...change };
  kept.set(next);
  try {
    storageOf('localStorage')?.setItem(key, JSON.stringify(next));
  } catch {
    // Storage that is blocked or full: the zones live as long as this page does.
  }
}

export function useKeptZones(): Kept {
  return useSyncExternalStore(kept.subscribe, current, () => defaults);
}

const never = () => () => {};
let supported: readonly string[] | undefined;

/** Every zone that the browser knows; none on the server. */
export const useSupportedZones = (): readonly string[] =>
  useSyncExternalStore(
    never,
    () => (supported ??= Intl.supportedValuesOf('timeZone')),
    () => noZones,
  );
const noZones: readonly string[] = [];

/** The zone of the browser; UTC on the server. */
export const useLocalZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    () => 'UTC',
  );
