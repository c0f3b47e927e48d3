import type { CDPSession, Page } from '@playwright/test';
import { openDetails } from '../fields.ts';
import { still } from '../still.ts';

interface Walk {
  /** The focus is where it was at the start. */
  readonly isAround: boolean;
  /** What has the focus takes the Tab key as any other; Escape twice leaves it, as it says. */
  readonly takesKeys: boolean;
  /** The focus is among the rows of a table that draws further ones as it goes on. */
  readonly isInEndlessTable: boolean;
  readonly faults: readonly string[];
  readonly missed: readonly string[];
  readonly name: string | undefined;
}

interface Watched {
  readonly walk: () => Walk;
  readonly leaveTable: () => void;
  readonly endWalk: () => void;
}

/**
 * Writes down where the focus is before each Tab, and how that looks with it and without it. Runs in the page; answers
 * how many stops there must be, and whether one of them takes the Tab key itself.
 */
function watchFocus(): { readonly count: number; readonly takesKeys: boolean } {
  const candidates =
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true], audio[controls], video[controls]';
  const reachable = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 &&
    // The links of a text that is being edited are part of the text.
    !element.matches(':disabled, [type=hidden], [aria-hidden=true] *, [contenteditable=true] *') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });
  /** A group of radio buttons is one stop: the chosen one. */
  const keyOf = (element: Element): Element | string =>
    element instanceof HTMLInputElement && element.type === 'radio' ? `radio ${element.name}` : element;
  const left = new Set([...document.querySelectorAll<HTMLElement>(candidates)].filter(reachable).map(keyOf));
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” #${element.id}`;
  /** What can show the focus: the element, what surrounds it, what stands beside it, and what they draw before their content. */
  const look = (element: Element): string => {
    const near = [element, ...[...(element.parentElement?.children ?? [])].slice(0, 8)];
    const around = (item: Element): Element | null =>
      item.parentElement ?? (item.getRootNode() as Partial<ShadowRoot>).host ?? null;
    let box = around(element);
    for (let level = 0; box && level < 6; level++, box = around(box)) near.push(box);
    return near
      .flatMap((item) => [getComputedStyle(item), getComputedStyle(item, '::before')])
      .map((style) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = style;
        const { backgroundColor, textDecorationLine } = style;
        return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, textDecorationLine];
      })
      .join('\n');
  };
  const deepest = (): Element | undefined => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active === null || active === document.body ? undefined : active;
  };

  const endlessTableOf = (element: Element | undefined): Element | undefined => {
    const table = element?.closest('[role=table]') ?? undefined;
    const rows = table?.querySelectorAll('[role=row]').length ?? 0;
    return rows < Number(table?.getAttribute('aria-rowcount')) ? table : undefined;
  };

  const faults: string[] = [];
  const count = left.size;
  let start: Element | undefined;
  let isAround = false;
  let previous: { element: Element; look: string } | undefined;
  const note = (): void => {
    if (isAround) return;
    const active = deepest();
    if (active !== undefined && active === previous?.element) return;
    // It looks without the focus as it looked with it: then the focus could not be seen.
    if (previous?.element.isConnected && look(previous.element) === previous.look)
      faults.push(`the focus cannot be seen on ${nameOf(previous.element)}`);
    previous = active && { element: active, look: look(active) };
    if (!active) return;
    isAround = active === start;
    start ??= active;
    left.delete(keyOf(active));
    for (let box: Element | null = active; box; box = box.parentElement) left.delete(box);
    const { top, bottom, left: edge, right } = active.getBoundingClientRect();
    // Without :focus the browser's own controls have it.
    const isOutside =
      active.matches(':focus') && (bottom <= 0 || top >= innerHeight || right <= 0 || edge >= innerWidth);
    if (isOutside) faults.push(`the focus is outside of the window on ${nameOf(active)}`);
  };
  const listener = new AbortController();
  const { signal } = listener;
  addEventListener('keydown', ({ key }) => key === 'Tab' && note(), { capture: true, signal });
  Object.assign(globalThis, {
    endWalk: () => listener.abort(),
    leaveTable: () => {
      const behind = document.createElement('div');
      behind.tabIndex = -1;
      endlessTableOf(deepest())?.after(behind);
      previous = undefined;
      behind.focus();
      behind.remove();
    },
    walk: (): Walk => {
      note();
      const active = deepest();
      // What went away meanwhile needs not be reached: the Cancel of a run that ended.
      const missed = [...left].filter((item) => typeof item === 'string' || item.isConnected);
      return {
        isAround,
        takesKeys: active?.matches('[data-takes-keys]') ?? false,
        isInEndlessTable: endlessTableOf(active) !== undefined,
        faults,
        missed: missed.map((item) => (typeof item === 'string' ? item : nameOf(item))),
        name: active && nameOf(active),
      };
    },
  });
  return { count, takesKeys: document.querySelector('[data-takes-keys]') !== null };
}

/** The top bar alone has more. */
const fewest = 5;
const sessions = new WeakMap<Page, CDPSession>();

/** Presses a key some times, as fast as the page takes it: without a round trip for each. */
async function press(page: Page, key: 'Tab' | 'Escape', times: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const about = { key, code: key, windowsVirtualKeyCode: key === 'Tab' ? 9 : 27 };
  const type = (event: 'rawKeyDown' | 'keyUp') => session.send('Input.dispatchKeyEvent', { type: event, ...about });
  await Promise.all([...Array.from({ length: times }, () => type('rawKeyDown')), type('keyUp')]);
}

/** Goes once around the page with the Tab key: all at once, or with a look at each stop. */
async function walkAround(page: Page, atOnce: boolean): Promise<string[]> {
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    // The browser goes on from where something focused was removed: here before everything else.
    const start = document.createElement('div');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    scrollTo(0, 0);
  });
  await press(page, 'Tab', 1);
  const { count, takesKeys } = await page.evaluate(watchFocus);
  const walk = async (): Promise<Walk> => {
    if (!atOnce) await still(page);
    return page.evaluate(() => (globalThis as unknown as Watched).walk());
  };
  let at = await walk();
  // After the last stop the focus leaves the page and comes back to its first.
  for (let presses = 0; presses < 2 * count + 20;) {
    // All rows that were there at the start have had their turn; thousands more would follow.
    if (at.isInEndlessTable && presses >= count)
      await page.evaluate(() => (globalThis as unknown as Watched).leaveTable());
    const times = atOnce && !takesKeys && presses < count ? count + 1 : 1;
    await press(page, 'Tab', times);
    presses += times;
    at = await walk();
    if (at.isAround) break;
    if (at.takesKeys) await press(page, 'Escape', 2);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const { name: back } = await walk();
  await page.evaluate(() => (globalThis as unknown as Watched).endWalk());
  return [
    ...at.missed.map((name) => `never reached: ${name}`),
    ...at.faults,
    ...(back === undefined ? ['there is no way back'] : []),
    ...(count > fewest ? [] : [`only ${count} elements can be reached`]),
  ];
}

/**
 * Goes once around the page with the Tab key, and names what cannot be reached, where the focus cannot be seen, and
 * whether there is no way back.
 */
export async function goAround(page: Page): Promise<string[]> {
  await openDetails(page);
  await still(page);
  // Faster than the page is drawn: whoever finds something looks again at the pace of a person.
  const suspects = await walkAround(page, true);
  return suspects.length > 0 ? walkAround(page, false) : [];
}
