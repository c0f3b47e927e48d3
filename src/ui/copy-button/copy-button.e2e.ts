import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { clipboard, copied, expect, open, test } from '#e2e/tool-test.ts';

interface Held {
  held: (() => void)[] | undefined;
}

/** What the page asks of its workers waits from now on, so that an answer is on its way for as long as a test needs. */
async function holdWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = globalThis as unknown as Held;
    scope.held = [];
    const { prototype } = Worker;
    // oxlint-disable-next-line typescript/unbound-method -- called for the worker below
    const { postMessage } = prototype;
    prototype.postMessage = function post(this: Worker, ...message: unknown[]) {
      const send = (): void => Reflect.apply(postMessage, this, message) as undefined;
      if (scope.held) scope.held.push(send);
      else send();
    };
  });
}

async function doWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = globalThis as unknown as Held;
    const { held = [] } = scope;
    scope.held = undefined;
    for (const send of held) send();
  });
}

/** A click as a hand does it: where the button is, whether it is on or off. */
const press = (button: Locator): Promise<void> => button.click({ force: true });

/** Larger than what is worked on in the page itself. */
const long = 'a'.repeat(40_000);
const sha256 = createHash('sha256').update(long).digest('hex');

const pages = [
  { path: '/hash-text', input: 'Text', text: long, copy: 'Copy all', answer: sha256 },
  { path: '/hash-text', input: 'Text', text: long, copy: 'Copy SHA-256', answer: sha256 },
  { path: '/json-minify', input: 'JSON', text: `[ "${long}" ]`, copy: 'Copy', answer: `["${long}"]` },
  { path: '/string-escaper', input: 'Text', text: `"${long}`, copy: 'Copy', answer: String.raw`\"${long}` },
];
for (const { path, input, text, copy, answer } of pages) {
  test(`${path}: ${copy} waits for the answer to what was just typed`, async ({ page }) => {
    await open(page, path);
    const button = page.locator('[data-answer]').getByRole('button', { name: copy, exact: true }).first();
    await expect(button).toBeEnabled();
    await holdWork(page);
    await page.getByRole('textbox', { name: input, exact: true }).fill(text);
    await expect(page.locator('main [data-stale]').first()).toBeAttached();
    await press(button);
    await doWork(page);
    await copied(page).toContain(answer);
  });
}

const faulty = [
  { path: '/json-minify', input: 'JSON', text: '{', copies: ['Copy', 'Download'] },
  { path: '/json-to-xml', input: 'JSON, JSON5 or NDJSON', text: '{', copies: ['Copy', 'Download'] },
  { path: '/base64-string-converter', input: 'Base64', text: '!', copies: ['Copy'] },
];
for (const { path, input, text, copies } of faulty) {
  test(`${path}: nothing of an older answer is taken along beside an error`, async ({ page }) => {
    await open(page, path);
    const answer = page.locator('section[data-answer]');
    for (const name of copies) await expect(answer.getByRole('button', { name, exact: true })).toBeEnabled();
    await page.getByRole('textbox', { name: input, exact: true }).fill(text);
    await expect(page.getByRole('alert').first()).toBeVisible();
    for (const name of copies) await expect(answer.getByRole('button', { name, exact: true })).toBeDisabled();
  });
}

for (const { what, text, isOff } of [
  { what: 'an error', text: `[ "${long}`, isOff: true },
  { what: 'an answer in vain', text: `[ "${long}" ]`, isOff: false },
]) {
  test(`a click that has waited for ${what} takes nothing along`, async ({ page }) => {
    await open(page, '/json-minify');
    const copy = page.locator('section[data-answer]').getByRole('button', { name: 'Copy', exact: true });
    await expect(copy).toBeEnabled();
    await holdWork(page);
    await page.getByRole('textbox', { name: 'JSON', exact: true }).fill(text);
    await expect(page.locator('main [data-stale]').first()).toBeAttached();
    await press(copy);
    if (isOff) await doWork(page);
    await expect(copy).toBeDisabled();
    expect(await clipboard(page)).toBe('');
    if (!isOff) await doWork(page);
    await expect(copy).toBeEnabled({ enabled: !isOff });
  });
}

test('a click that was answered is not late: the next one waits as well', async ({ page }) => {
  await open(page, '/json-minify');
  const input = page.getByRole('textbox', { name: 'JSON', exact: true });
  const copy = page.locator('section[data-answer]').getByRole('button', { name: 'Copy', exact: true });
  const stale = page.locator('main [data-stale]').first();
  await expect(copy).toBeEnabled();
  await holdWork(page);
  await input.fill(`[ "${long}" ]`);
  await expect(stale).toBeAttached();
  await press(copy);
  // Longer than a click waits.
  const later = page.evaluate(
    () => new Promise<void>((resolve) => AbortSignal.timeout(3100).addEventListener('abort', () => resolve())),
  );
  await doWork(page);
  await copied(page).toBe(`["${long}"]`);
  await holdWork(page);
  await input.fill(`[ "${long}", 1 ]`);
  await expect(stale).toBeAttached();
  await later;
  await press(copy);
  await doWork(page);
  await copied(page).toBe(`["${long}",1]`);
});
