const stops =
  ':is(a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex]):not([tabindex="-1"])';

/** What had the focus last, and what it stands in, up to the content of the page. */
let path: readonly Element[] = [];
/** The page on which that was: another page has a focus of its own. */
let page = '';
/** Whether the keyboard was used last: a pointer needs no focus, and a field would open the keyboard of a phone. */
let isByKey = false;

/** The first stop of the Tab key in a part of the page; editors live in shadow roots. */
function firstStop(root: ParentNode): HTMLElement | undefined {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const inside = element.shadowRoot && firstStop(element.shadowRoot);
    if (inside) return inside;
    if (
      element.matches(stops) &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true })
    )
      return element;
  }
  return undefined;
}

/** A button that is disabled while it works comes back within this time, milliseconds. */
const breath = 1000;

function restore(): void {
  const [last, ...around] = path;
  const { activeElement } = document;
  const isNowhere = activeElement === document.body || activeElement === last;
  if (!isByKey || !last || !isNowhere || location.pathname !== page) return;
  if (last.isConnected && !last.matches(':disabled')) {
    (last as HTMLElement).focus();
    return;
  }
  path = [];
  for (const part of around) {
    const stop = part.isConnected ? firstStop(part) : undefined;
    if (stop) return stop.focus();
  }
}

/**
 * When a control that the keyboard has pressed is taken off the page or disabled, the focus goes to the first control of
 * what it stood in. Where a tool knows a better place it goes there itself.
 */
export function keepFocus(): void {
  addEventListener('focusin', ({ target }) => {
    const parts: Element[] = [];
    for (let part = target instanceof Element ? target : null; part?.closest('main'); part = part.parentElement)
      parts.push(part);
    path = parts;
    page = location.pathname;
  });
  addEventListener('keydown', () => (isByKey = true), { capture: true });
  addEventListener('pointerdown', () => (isByKey = false), { capture: true });
  const observer = new MutationObserver(() => {
    const [last] = path;
    if (last && !last.isConnected) setTimeout(restore);
    else if (last?.matches(':disabled')) setTimeout(restore, breath);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}
