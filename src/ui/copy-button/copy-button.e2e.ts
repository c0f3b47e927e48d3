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
const longer = `${long}b`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const staleIn = (page: Page): Locator => page.locator('main [data-stale]');

interface Typed {
  /** The field that takes the text. */
  readonly input: string;
  readonly text: string;
}

async function type(page: Page, { input, text }: Typed): Promise<void> {
  await page.getByRole('textbox', { name: input, exact: true }).fill(text);
}

/** In JSON minify: an answer that is not copied, and an empty clipboard. */
async function startAgain(page: Page): Promise<void> {
  await type(page, { input: 'JSON', text: '[ 1 ]' });
  await expect(page.getByRole('textbox', { name: 'Minified' })).toHaveText('[1]');
  await expect(staleIn(page)).toHaveCount(0);
  const answer = page.locator('section[data-answer]');
  await expect(answer.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
  await page.evaluate(() => navigator.clipboard.writeText(''));
}

/** Copies while the answer to what was just typed is on its way. */
async function copiesNew(page: Page, typed: Typed, copy: string, answer: string): Promise<void> {
  const button = page.locator('[data-answer]').getByRole('button', { name: copy, exact: true }).first();
  await expect(button).toBeEnabled();
  await expect(staleIn(page)).toHaveCount(0);
  await holdWork(page);
  await type(page, typed);
  await expect(staleIn(page).first()).toBeAttached();
  await press(button);
  await doWork(page);
  await copied(page).toContain(answer);
}

/** Beside an error, nothing of the older answer can be taken along. */
async function takesNothingOld(page: Page, typed: Typed, names: readonly string[]): Promise<void> {
  const answer = page.locator('section[data-answer]');
  for (const name of names) await expect(answer.getByRole('button', { name, exact: true })).toBeEnabled();
  await type(page, typed);
  await expect(page.getByRole('alert').first()).toBeVisible();
  for (const name of names) await expect(answer.getByRole('button', { name, exact: true })).toBeDisabled();
}

test('/hash-text: a click waits for the answer to what was just typed', async ({ page }) => {
  await open(page, '/hash-text');
  await copiesNew(page, { input: 'Text', text: long }, 'Copy all', sha256(long));
  await copiesNew(page, { input: 'Text', text: longer }, 'Copy SHA-256', sha256(longer));
});

test('/string-escaper: a click waits for the answer to what was just typed', async ({ page }) => {
  await open(page, '/string-escaper');
  await copiesNew(page, { input: 'Text', text: `"${long}` }, 'Copy', String.raw`\"${long}`);
});

test('/json-minify: a click waits for the answer, and copies nothing else', async ({ page }) => {
  await open(page, '/json-minify');
  const input = page.getByRole('textbox', { name: 'JSON', exact: true });
  const copy = page.locator('section[data-answer]').getByRole('button', { name: 'Copy', exact: true });
  const stale = staleIn(page);

  await test.step('waits for the answer to what was just typed', () =>
    copiesNew(page, { input: 'JSON', text: `[ "${long}" ]` }, 'Copy', `["${long}"]`));

  for (const { what, text, isOff } of [
    { what: 'an error', text: `[ "${long}`, isOff: true },
    { what: 'an answer in vain', text: `[ "${long}" ]`, isOff: false },
  ]) {
    await test.step(`takes nothing along once it has waited for ${what}`, async () => {
      await startAgain(page);
      await holdWork(page);
      await input.fill(text);
      await expect(stale.first()).toBeAttached();
      await press(copy);
      if (isOff) await doWork(page);
      await expect(copy).toBeDisabled();
      expect(await clipboard(page)).toBe('');
      if (!isOff) await doWork(page);
      await expect(copy).toBeEnabled({ enabled: !isOff });
    });
  }

  await test.step('is not late once it was answered: the next one waits as well', async () => {
    await startAgain(page);
    await holdWork(page);
    await input.fill(`[ "${long}" ]`);
    await expect(stale.first()).toBeAttached();
    await press(copy);
    // Longer than a click waits.
    const later = page.evaluate(
      () => new Promise<void>((resolve) => AbortSignal.timeout(3100).addEventListener('abort', () => resolve())),
    );
    await doWork(page);
    await copied(page).toBe(`["${long}"]`);
    await holdWork(page);
    await input.fill(`[ "${long}", 1 ]`);
    await expect(stale.first()).toBeAttached();
    await later;
    await press(copy);
    await doWork(page);
    await copied(page).toBe(`["${long}",1]`);
  });

  await test.step('copies nothing of an older answer beside an error', () =>
    takesNothingOld(page, { input: 'JSON', text: '{' }, ['Copy', 'Download']));
});

const faulty = [
  { path: '/json-to-xml', input: 'JSON, JSON5 or NDJSON', text: '{', names: ['Copy', 'Download'] },
  { path: '/base64-string-converter', input: 'Base64', text: '!', names: ['Copy'] },
];
for (const { path, input, text, names } of faulty) {
  test(`${path}: nothing of an older answer is taken along beside an error`, async ({ page }) => {
    await open(page, path);
    await takesNothingOld(page, { input, text }, names);
  });
}
