import type { Page } from '@playwright/test';
import { settled } from './fields.ts';
import { expect, isTool, open, routes, test, visit, walk } from './fixtures.ts';

interface Stop {
  /** Undefined when nothing of the page has the focus. */
  readonly name: string | undefined;
  /** Was it left looking as it looked with the focus? Then the focus could not be seen. */
  readonly unseen: string | undefined;
  readonly outside: boolean;
  /** Once around: this is where the walk began. */
  readonly around: boolean;
  /** It takes the Tab key as any other; Escape twice leaves it, as it says. */
  readonly takesKeys: boolean;
}

/** Puts into the page what the walk needs: which elements must be reached, and how one looks. */
async function prepare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const candidates =
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true], audio[controls], video[controls]';
    const reachable = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      // The links of a text that is being edited are part of the text.
      !element.matches(':disabled, [type=hidden], [aria-hidden=true] *, [contenteditable=true] *') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const groups = new Set<string>();
    const wanted = [...document.querySelectorAll<HTMLElement>(candidates)].filter(reachable).filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // A group of radio buttons is one stop: the chosen one.
      if (groups.has(element.name)) return false;
      groups.add(element.name);
      return true;
    });
    const keyOf = (element: Element): Element | string =>
      element instanceof HTMLInputElement && element.type === 'radio' ? `radio ${element.name}` : element;
    const left = new Set(wanted.map(keyOf));
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” #${element.id}`;
    /** What can show the focus: the element, what surrounds it, and what stands beside it. */
    const look = (element: Element): string => {
      const near = [element, ...[...(element.parentElement?.children ?? [])].slice(0, 8)];
      const around = (item: Element): Element | null =>
        item.parentElement ?? (item.getRootNode() as Partial<ShadowRoot>).host ?? null;
      let box = around(element);
      for (let level = 0; box && level < 6; level++, box = around(box)) near.push(box);
      return near
        .map((item) => {
          const {
            outlineStyle,
            outlineWidth,
            outlineColor,
            boxShadow,
            borderColor,
            backgroundColor,
            textDecorationLine,
          } = getComputedStyle(item);
          return [
            outlineStyle,
            outlineWidth,
            outlineColor,
            boxShadow,
            borderColor,
            backgroundColor,
            textDecorationLine,
          ].join();
        })
        .join('\n');
    };
    let start: Element | undefined;
    let previous: { element: Element; look: string } | undefined;
    const deepest = (): Element | null => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active;
    };
    Object.assign(globalThis, {
      stop: () => {
        const before = previous;
        const active = deepest();
        const unseen =
          before && before.element.isConnected && before.element !== active && look(before.element) === before.look
            ? nameOf(before.element)
            : undefined;
        if (!active || active === document.body) {
          previous = undefined;
          return { name: undefined, unseen, outside: false, around: false, takesKeys: false };
        }
        left.delete(keyOf(active));
        for (let box: Element | null = active; box; box = box.parentElement) left.delete(box);
        const { top, bottom, left: edge, right } = active.getBoundingClientRect();
        // Without :focus the browser's own controls have it.
        const outside =
          active.matches(':focus') && (bottom <= 0 || top >= innerHeight || right <= 0 || edge >= innerWidth);
        previous = { element: active, look: look(active) };
        const around = active === start;
        start ??= active;
        return { name: nameOf(active), unseen, outside, around, takesKeys: active.matches('[data-takes-keys]') };
      },
      // What went away meanwhile needs not be reached: the Cancel of a run that ended.
      missed: () =>
        [...left]
          .filter((item) => typeof item === 'string' || item.isConnected)
          .map((item) => (typeof item === 'string' ? item : nameOf(item))),
    });
    return wanted.length;
  });
}

const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => (globalThis as unknown as { readonly stop: () => Stop }).stop());

async function showMenu(page: Page, shown: boolean): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle menu', exact: true });
  if ((await toggle.getAttribute('aria-expanded')) !== String(shown)) await toggle.click();
}

for (const route of routes) {
  walk(`keyboard ${route}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, route);
    // The menu is the same everywhere: the home page and About walk through its seventy links, the tools close it.
    await showMenu(page, !isTool(route));
    await settled(page);
    // Closed groups would hide what stands behind a disclosure.
    for (const closed of await page.locator('main details:not([open]) > summary:visible').all()) await closed.click();
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
    await page.locator('body').press('Tab');
    const count = await prepare(page);
    expect(count).toBeGreaterThan(10);
    const faults: string[] = [];
    await stop(page);
    for (let presses = 0; presses < count + 20; presses++) {
      await page.keyboard.press('Tab');
      const at = await stop(page);
      if (at.unseen) faults.push(`the focus cannot be seen on ${at.unseen}`);
      if (at.outside) faults.push(`the focus is outside of the window on ${at.name ?? ''}`);
      // After the last stop the focus leaves the page and comes back to its first.
      if (at.around) break;
      if (at.takesKeys) for (let escape = 0; escape < 2; escape++) await page.keyboard.press('Escape');
    }
    const missed = await page.evaluate(() => (globalThis as unknown as { readonly missed: () => string[] }).missed());
    expect.soft(missed, 'never reached').toEqual([]);
    expect(faults).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect((await stop(page)).name, 'there is a way back').toBeDefined();
  });
}

test('keyboard: the skip link leads to the content, arriving at a tool to its heading', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.getByRole('link', { name: 'Home', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
