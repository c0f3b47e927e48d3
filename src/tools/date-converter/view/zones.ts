import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { device, storageOf } from '#ui/hooks/storage.ts';

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

/** The page hydrates with the defaults, as it was rendered. */
export const useKeptZones = create(() => defaults);
device.addEventListener('forget', () => useKeptZones.setState(defaults));
if (!import.meta.env.SSR) useKeptZones.setState(load());

export function keepZones(change: Partial<Kept>): void {
  useKeptZones.setState(change);
  try {
    storageOf('localStorage')?.setItem(key, JSON.stringify(useKeptZones.getState()));
  } catch {
    // Storage that is blocked or full: the zones live as long as this page does.
  }
}

const never = () => () => {};

/** The zone of the browser; UTC on the server. */
export const useLocalZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    () => 'UTC',
  );
