import type { KeyboardEvent } from 'react';

/** Moves the focus over a search field and its offers. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  // A select has arrow keys of its own.
  if (by === undefined || event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button[data-offer]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}
