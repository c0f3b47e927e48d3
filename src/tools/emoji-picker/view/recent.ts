import { useEffect, useSyncExternalStore } from 'react';
import { safeStorage } from '#ui/hooks/storage.ts';
import { store } from '#ui/store.ts';

const key = 'toolcrib:emoji-recent';
const most = 24;
const none: readonly string[] = [];
const recent = store(none);

function load(): readonly string[] {
  const kept: unknown = JSON.parse(String(safeStorage('localStorage').getItem(key) ?? '[]'));
  return Array.isArray(kept) ? kept.filter((emoji) => typeof emoji === 'string').slice(0, most) : none;
}

/** Puts an emoji in front of those used recently. */
export function use(emoji: string): void {
  const next = [emoji, ...recent.get().filter((other) => other !== emoji)].slice(0, most);
  recent.set(next);
  void safeStorage('localStorage').setItem(key, JSON.stringify(next));
}

/** The emoji used recently on this device, the last one first. */
export function useRecent(): readonly string[] {
  useEffect(() => recent.set(load()), []);
  return useSyncExternalStore(recent.subscribe, recent.get, () => none);
}
