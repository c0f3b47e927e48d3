import { runningOperations } from '#ui/hooks/activity.ts';
import { saveDrafts } from '#ui/hooks/draft-store.ts';

const quietCheck = 1000;

/** Is somebody in the middle of something that a reload would disturb? */
function isBusy(): boolean {
  if (runningOperations() > 0) return true;
  if (document.visibilityState === 'hidden') return false;
  const focused = document.activeElement;
  const inField = focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable]');
  // An editor lives in a shadow root: its host has the focus then.
  return inField || focused?.shadowRoot != null || document.querySelector('dialog[open], video') !== null;
}

/** Does what reloads the page once that costs nothing, with the drafts written. */
export function whenQuiet(action: () => void): void {
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    saveDrafts();
    action();
  }, quietCheck);
}
