import { runningOperations } from '#ui/hooks/activity.ts';
import { saveDrafts } from '#ui/hooks/draft-persistence.ts';
import { holdsUnsaved } from '#ui/hooks/unsaved.ts';
import { isUntouched } from './untouched-focus.ts';

const quietCheck = 1000;

/** Whether a reload would disturb somebody in the middle of something. */
function isBusy(): boolean {
  if (runningOperations() > 0 || document.querySelector('dialog[open], video') !== null) return true;
  if (document.visibilityState === 'hidden') return false;
  const focused = document.activeElement;
  if (isUntouched(focused)) return false;
  const inField = focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable]');
  // An editor lives in a shadow root: its host has the focus then.
  return inField || focused?.shadowRoot != null;
}

/** Whether nothing is running and a reload would lose nothing because the drafts are written. */
function isQuiet(): boolean {
  if (isBusy() || holdsUnsaved()) return false;
  saveDrafts();
  // What the storage refuses.
  return !holdsUnsaved();
}

/**
 * Does what reloads the page once that costs nothing, and again a second later when the page is still there. Calls
 * `onUnsaved` once if the page holds something that a reload would lose.
 */
export function reloadWhenIdle(action: () => void, onUnsaved?: () => void): void {
  let wasQuiet = false;
  let isTold = false;
  setInterval(() => {
    const quiet = isQuiet();
    // Between the end of an operation and the page that shows its result nothing is held for a moment.
    if (quiet && wasQuiet) action();
    wasQuiet = quiet;
    if (isTold || !holdsUnsaved()) return;
    isTold = true;
    onUnsaved?.();
  }, quietCheck);
}
