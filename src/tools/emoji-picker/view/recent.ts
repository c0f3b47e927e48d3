import { useEffect } from 'react';
import { create } from 'zustand';
import { safeStorage } from '#ui/hooks/storage.ts';

const key = 'toolcrib:emoji-recent';
const most = 24;
const useStore = create<{ readonly recent: readonly string[] }>(() => ({ recent: [] }));

function load(): readonly string[] {
  const kept: unknown = JSON.parse(safeStorage('localStorage').getItem(key) ?? '[]');
  return Array.isArray(kept) ? kept.filter((emoji) => typeof emoji === 'string').slice(0, most) : [];
}

/** Puts an emoji in front of those used recently. */
export function use(emoji: string): void {
  const others = useStore.getState().recent.filter((other) => other !== emoji);
  const recent = [emoji, ...others].slice(0, most);
  useStore.setState({ recent });
  safeStorage('localStorage').setItem(key, JSON.stringify(recent));
}

/** The emoji used recently on this device, the last one first. */
export function useRecent(): readonly string[] {
  useEffect(() => useStore.setState({ recent: load() }), []);
  return useStore(({ recent }) => recent);
}
