import { useEffect } from 'react';
import { create } from 'zustand';

/** How long a click waits for the answer to what was typed before it, in milliseconds. */
const patience = 3000;
/** What takes the answer along when it is pressed. */
const takers = '[data-copy], [data-takes-answer]';

/** How many answers the page is about to show, and whether a click has waited for them in vain. */
const useAwaitedAnswers = create(() => ({ awaited: 0, isLate: false }));
const countAwaited = (): number => useAwaitedAnswers.getState().awaited;
let tellShown: () => void = () => undefined;

/** Settles when every answer is on the page, or when one has taken too long. */
async function answersShown(limit = AbortSignal.timeout(patience)): Promise<void> {
  if (countAwaited() === 0 || limit.aborted) return;
  await new Promise<void>((resolve) => {
    tellShown = resolve;
    limit.onabort = () => {
      useAwaitedAnswers.setState({ isLate: true });
      resolve();
    };
  });
  limit.onabort = null;
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
    if (countAwaited() > 0) addEventListener('click', hold, true);
  });
}

/**
 * Says that the page is about to show an answer: until then Copy and Download wait, because what they would take along
 * belongs to an older input. Returns what to call when the answer is shown.
 */
export function awaitAnswer(): () => void {
  useAwaitedAnswers.setState({ awaited: countAwaited() + 1 });
  addEventListener('click', hold, true);
  return () => {
    const awaited = countAwaited() - 1;
    useAwaitedAnswers.setState({ awaited, isLate: false });
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

/**
 * Whether nothing of a result may be taken along: it belongs to an older input, and no newer one is on its way for which
 * a click would wait.
 *
 * @example
 * ```ts
 * const isOld = useIsOld(result.stale);
 * ```
 */
export function useIsOld(stale: boolean): boolean {
  return useAwaitedAnswers(({ awaited, isLate }) => stale && (awaited === 0 || isLate));
}
