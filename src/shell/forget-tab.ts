import { forgetDrafts } from '#ui/hooks/draft-store.ts';
import { useLastRuns } from '#ui/hooks/last-runs.ts';
import { device, storageOf } from '#ui/hooks/storage.ts';
import { prefix } from './stores/kept-store.ts';

/** Written to localStorage for a moment when everything is forgotten, so that other tabs hear of it. */
export const forgottenKey = `${prefix}forgotten`;

/** Removes what the application keeps in a storage; what others keep there stays. */
export function removeOwn(kind: 'localStorage' | 'sessionStorage'): void {
  const storage = storageOf(kind);
  try {
    for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix)) storage?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** Forgets what was typed in this tab and what came of it, in memory and in the session. */
export function forgetTab(): void {
  forgetDrafts();
  useLastRuns.setState({}, true);
  removeOwn('sessionStorage');
  device.dispatchEvent(new Event('forget'));
}

/** When another tab forgets everything, this one forgets what was typed in it: each tab has a session of its own. */
export function watchForgotten(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === forgottenKey && newValue !== null) forgetTab();
  });
}
