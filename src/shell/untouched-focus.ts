let untouched: Element | null = null;

/** Remembers that the page itself has moved the focus to a field, until somebody uses or leaves the field. */
export function markUntouched(field: HTMLElement): void {
  const focused = document.activeElement;
  untouched = focused;
  const touch = (): void => {
    if (untouched === focused) untouched = null;
  };
  for (const type of ['keydown', 'pointerdown', 'input', 'blur']) field.addEventListener(type, touch, { once: true });
}

/** Does the element have the focus only because the page put it there? */
export const isUntouched = (element: Element | null): boolean => element !== null && element === untouched;
