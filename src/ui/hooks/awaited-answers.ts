import { useEffect } from 'react';

/** How long a click waits for the answer to what was typed before it, in milliseconds. */
const patience = 3000;
/** What takes the answer along when it is pressed. */
const takers = '[data-copy], [data-takes-answer]';

let awaited = 0;
let tellShown: () => void = () => undefined;

/** Settles when every answer is on the page, or when one has taken too long. */
async function answersShown(limit = AbortSignal.timeout(patience)): Promise<void> {
  if (awaited === 0 || limit.aborted) return;
  await new Promise<void>((resolve) => {
    tellShown = resolve;
    limit.addEventListener('abort', () => resolve());
  });
  // The answer of one operation may be the input of the next.
  await answersShown(limit);
}

let isHeld = false;

/** Presses again, with the same keys held, once the page shows the answer to what was typed. */
function hold(event: MouseEvent): void {
  const taker = event.target instanceof Element && event.target.closest(takers);
  if (!taker) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isHeld) return;
  isHeld = true;
  void answersShown().then(() => {
    removeEventListener('click', hold, true);
    taker.dispatchEvent(new MouseEvent('click', event));
    isHeld = false;
    if (awaited > 0) addEventListener('click', hold, true);
  });
}

/**
 * Says that the page is about to show an answer: until then Copy and Download wait, because what they would take along
 * belongs to an older input. Returns what to call when the answer is shown.
 */
export function awaitAnswer(): () => void {
  awaited += 1;
  addEventListener('click', hold, true);
  return () => {
    awaited -= 1;
    if (awaited > 0) return;
    removeEventListener('click', hold, true);
    tellShown();
  };
}

/**
 * `awaitAnswer` for as long as something is true.
 *
 * @example
 * ```ts
 * useAwaited(settled !== draft.text);
 * ```
 */
export function useAwaited(isAwaited: boolean): void {
  useEffect(() => (isAwaited ? awaitAnswer() : undefined), [isAwaited]);
}
