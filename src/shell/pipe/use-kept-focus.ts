import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { PipeDraft } from './model.ts';

interface Place {
  readonly key: string | undefined;
  readonly index: number;
}

const cardsIn = (frame: HTMLElement): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>('[data-step]')];

/**
 * Keeps the focus on the page when the control that had it is gone, or can no longer be used: it goes to the card of its
 * step, or to the one that took its place, or to the title.
 */
export function useKeptFocus(draft: PipeDraft): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
} {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(undefined);
  const onFocus = ({ target }: FocusEvent): void => {
    const card = target.closest<HTMLElement>('[data-step]');
    place.current = {
      key: card?.dataset['step'],
      index: card ? cardsIn(frame.current as HTMLElement).indexOf(card) : -1,
    };
  };
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const last = place.current;
    if (!frame.current || !last || (focused !== document.body && focused?.matches(':disabled') === false)) return;
    const cards = cardsIn(frame.current);
    const own = cards.find(({ dataset }) => dataset['step'] === last.key);
    const card = last.index < 0 ? undefined : (own ?? cards[Math.min(last.index, cards.length - 1)]);
    (card ?? frame.current).querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [draft]);
  return { frame, onFocus };
}
