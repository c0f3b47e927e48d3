import { useOverlay } from '../overlay.ts';

let walks: 'back' | 'on' | undefined;

/** The header with its menu is where this is asked from; dialogs are above the page. */
const aside = 'header:has(> h1), dialog';

function remember(): void {
  const { activeElement } = document;
  if (!activeElement?.closest(aside)) useOverlay.setState({ worked: activeElement });
}

/** Tab pressed again and again leads to somewhere: what it began at counts, not what it passes. */
function onKey({ key, shiftKey }: KeyboardEvent): void {
  if (key === 'Shift') return;
  const way = key === 'Tab' ? (shiftKey ? 'back' : 'on') : undefined;
  if (way === undefined || way !== walks) remember();
  walks = way;
}

/** Remembers the control that had the focus before one of the page's header was pressed or walked to. */
export function watchFocus(): void {
  addEventListener('keydown', onKey, { capture: true });
  addEventListener(
    'pointerdown',
    () => {
      remember();
      walks = undefined;
    },
    { capture: true },
  );
}
