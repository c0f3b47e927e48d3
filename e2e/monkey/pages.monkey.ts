import type { Page } from '@playwright/test';
import { openDetails, settled } from '../fields.ts';
import { expect, isTool, open, optional, originOf, routes, shareContent, watch } from '../fixtures.ts';
import { observeWork, patience, still } from '../still.ts';
import { act } from './act.ts';
import { texts } from './inputs.ts';
import { stateOfPage, type Control, type State } from './state.ts';

const seed = Number(process.env['MONKEY_SEED'] ?? 1);
const steps = Number(process.env['MONKEY_STEPS'] ?? 100);
const only = (process.env['MONKEY_ONLY'] ?? '').split(',').filter((name) => name !== '');
const wanted = routes.filter((route) => only.length === 0 || only.includes(route.slice(1)));

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

/** Keeps the monkey on its page. Runs in the page, before its scripts. */
function stayHere(): void {
  window.print = () => undefined;
  window.open = () => null;
  const stay = (event: Event): void => {
    if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
  };
  addEventListener('click', stay, { capture: true });
}

const test = optional.extend({
  locale: 'en-US',
  viewport: sizes[0],
  permissions: ['clipboard-read', 'clipboard-write'],
  // axe is not asked here; previews run no scripts; a script may open no picker.
  allowedErrors: [/status of 404|Blocked script execution in 'about:(?:blank|srcdoc)'|showPicker/],
  context: async ({ context, allowedErrors, allowedOrigins, baseURL }, use) => {
    await observeWork(context);
    await context.addInitScript(stayHere);
    const faults = await watch(context, originOf(baseURL), () => ({ allowedErrors, allowedOrigins }));
    context.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await use(context);
    expect.soft(faults).toEqual([]);
  },
});

async function closeDialogs(page: Page): Promise<void> {
  for (let dialogs = 0; dialogs < 3; dialogs++) await page.keyboard.press('Escape');
}

/** What the page contains when everything is closed that covers it, and everything open that it hides. */
async function stateOf(page: Page): Promise<State> {
  await closeDialogs(page);
  await settled(page);
  await openDetails(page);
  await still(page);
  return page.evaluate(stateOfPage);
}

/** The link with what the page contains; undefined for one that the dialog does not show whole. */
async function linkOf(page: Page): Promise<string | undefined> {
  if ((await page.getByRole('button', { name: 'More ways to share' }).count()) === 0) return undefined;
  const dialog = await shareContent(page);
  const link = await dialog.getByRole('textbox').inputValue();
  await page.keyboard.press('Escape');
  return link.endsWith('…') ? undefined : link;
}

/** Resets the page where it has something to reset. */
async function resets(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'More actions' }).click();
  const item = page.getByRole('menuitem', { name: 'Reset' });
  await expect(page.getByRole('menu')).toBeVisible();
  const isThere = (await item.count()) > 0;
  await (isThere ? item.click() : page.keyboard.press('Escape'));
  return isThere;
}

const quoted = (value: string): string => JSON.stringify(value.slice(0, 60));

/** Devices have names only while one of them is open. */
const isDevice = ({ name }: Control): boolean => /^select (?:Camera|Microphone)$/.test(name);

/** What two states of a page differ in. */
function differences(before: readonly Control[], after: readonly Control[]): string[] {
  const rest = after.filter((control) => !isDevice(control));
  const found = before
    .filter((control) => !isDevice(control))
    .flatMap(({ name, value }) => {
      const same = rest.findIndex((control) => control.name === name && control.value === value);
      const at = same >= 0 ? same : rest.findIndex((control) => control.name === name);
      const [other] = at >= 0 ? rest.splice(at, 1) : [];
      if (!other) return [`${name}: ${quoted(value)} is gone`];
      return other.value === value ? [] : [`${name}: ${quoted(value)} became ${quoted(other.value)}`];
    });
  return [...found, ...rest.map(({ name, value }) => `${name}: ${quoted(value)} is new`)];
}

const languageOf = (page: Page) => page.getByRole('banner').getByRole('combobox');

/** Whether a text of the page is as it was at first, though something was written into it: the page keeps it nowhere. */
function forgotten(written: readonly Control[], now: readonly Control[], atFirst: readonly Control[]): boolean {
  const valueIn = (controls: readonly Control[], name: string) =>
    controls.find((control) => control.name === name)?.value;
  return written.some(
    ({ name, value, isText }) =>
      isText && value !== valueIn(now, name) && valueIn(now, name) === (valueIn(atFirst, name) ?? ''),
  );
}

for (const [index, route] of wanted.entries()) {
  const own = seed * 1000 + index;
  const size = sizes[own % 3] ?? sizes[0];
  test(`monkey ${route}`, async ({ page }) => {
    await open(page, route);
    const atFirst = await stateOf(page);
    await languageOf(page).selectOption(own % 2 === 1 ? 'fr' : 'en');
    await page.setViewportSize(size);
    const { finds, done } = await page.evaluate(act, { seed: own, steps, texts, patience });
    // What is pasted on home leads to its tool.
    expect.soft(route === '/' ? finds.filter(({ what }) => !what.startsWith('the page has gone')) : finds).toEqual([]);
    if (!isTool(route)) return;

    const after = (what: string): string => `${what}, after:\n  ${done.slice(-40).join('\n  ')}`;
    await closeDialogs(page);
    await page.setViewportSize(sizes[0]);
    await languageOf(page).selectOption('en');
    const first = await stateOf(page);
    // Beside a refused input stands the last good result, which no other page knows.
    if (first.isRefused) return;

    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const reloaded = await stateOf(page);
    const isWhole = !forgotten(first.controls, reloaded.controls, atFirst.controls);
    if (isWhole) expect.soft(differences(first.controls, reloaded.controls), after('a reload changes')).toEqual([]);

    const link = await linkOf(page);
    if (link !== undefined) {
      const other = await page.context().newPage();
      await open(other, link);
      const linked = await stateOf(other);
      await other.close();
      expect.soft(differences(reloaded.controls, linked.controls), after('its link changes')).toEqual([]);
      // What comes out differently each time says nothing.
      if (isWhole && reloaded.lines.join('\n') === linked.lines.join('\n'))
        expect.soft(first.lines, after('a reload shows something else')).toEqual(reloaded.lines);
    }

    if (!(await resets(page))) return;
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    const undone = await stateOf(page);
    expect.soft(differences(reloaded.controls, undone.controls), after('Reset and Undo change')).toEqual([]);
  });
}
