import type { Page } from '@playwright/test';
import { clipboard, expect, open, test } from './tool-test.ts';

/** The tests of a tool share a tab: what the fixture undoes between them. One worker runs these, in this order. */
test.describe.configure({ mode: 'default' });

const path = '/base64-string-converter';
let shared: Page | undefined;

test('a test leaves a tab in disorder', async ({ page, context }) => {
  shared = page;
  await page.addInitScript(() => Object.assign(window, { added: true }));
  await page.route('**/healthz', (route) => route.fulfill({ body: 'mine' }));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, path);
  expect(await page.evaluate(() => 'added' in window)).toBe(true);
  await page.getByRole('textbox', { name: 'Text' }).fill('left behind');
  await page.evaluate(() => {
    localStorage.setItem('mine', 'left behind');
    return navigator.clipboard.writeText('left behind');
  });
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('left behind');
  await context.newPage();
  await context.setOffline(true);
});

test('the next one finds it as a visitor does', async ({ page, context }) => {
  expect(page).toBe(shared);
  await open(page, path);
  const found = await page.evaluate(async () => ({
    added: 'added' in window,
    name: window.name,
    stored: JSON.stringify([{ ...sessionStorage }, { ...localStorage }]).includes('left behind'),
    text: (await (await fetch('/healthz')).text()).trim(),
    width: innerWidth,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    online: navigator.onLine,
    answered: confirm('Without a listener a question is dismissed.'),
  }));
  expect(found).toEqual({
    added: false,
    name: '',
    stored: false,
    text: 'ok',
    width: 1366,
    dark: false,
    still: true,
    online: true,
    answered: false,
  });
  expect(await clipboard(page)).toBe('');
  await expect(page.getByRole('textbox', { name: 'Text' })).not.toContainText('left behind');
  expect(context.pages()).toEqual([page]);
});

test('a test sets the clock', async ({ page }) => {
  shared = page;
  await page.clock.setFixedTime(Date.UTC(2001, 0, 1));
  await open(page, path);
});

test('the next one has another tab', async ({ page }) => {
  expect(page).not.toBe(shared);
  await open(page, path);
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(new Date().getFullYear());
});

test('an error in the console fails the test', async ({ page }) => {
  test.fail();
  shared = page;
  await open(page, path);
  await page.evaluate(() => console.error('a fault of the page'));
});

test('a request to another origin fails the test', async ({ page }) => {
  test.fail();
  await open(page, path);
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
});

test('the test after a fault has another tab, and a link to a place of the page shown loads it again', async ({
  page,
}) => {
  expect(page).not.toBe(shared);
  await open(page, path);
  await page.getByRole('textbox', { name: 'Text' }).fill('typed');
  await open(page, `${path}#text=linked`);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('linked');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('#text=linked');
});
