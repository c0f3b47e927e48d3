import { createHmac } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { follow, linkTo } from '#e2e/pipe-links.ts';
import { clipboard, copied, expect, open, test } from '#e2e/tool-test.ts';

const valueAfter = (page: Page, step: number) => page.getByLabel(`Value after step ${step}`, { exact: true });
const card = (page: Page, step: number) => page.getByRole('region', { name: `Step ${step}`, exact: true });
const offer = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });
const run = (page: Page) => offer(page.getByRole('main'), 'Run');

const upper = { op: 'case-converter/convert', input: { style: 'upper' } };
const slug = { op: 'slugify-string/slugify' };
const encode = { op: 'base64-string-converter/encode' };

/** Above 32 kB nothing runs by itself. */
const openLarge = (page: Page): Promise<void> =>
  page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.from('x'.repeat(40_000)) });

test('copies the result of what was typed or opened last', async ({ page }) => {
  await test.step('a click on Copy waits for the answer to what was just typed', async () => {
    await open(page, linkTo([upper, slug, upper], 'older'));
    await expect(valueAfter(page, 3)).toHaveText('OLDER');
    const input = page.getByRole('textbox', { name: 'Input' });
    await input.fill('newer');
    await offer(card(page, 1), 'Copy').click({ force: true });
    await copied(page).toBe('NEWER');
    await input.fill('the newest');
    await offer(page.getByRole('region', { name: 'Result', exact: true }), 'Copy').click({ force: true });
    await copied(page).toBe('THE-NEWEST');
  });
  await test.step('Alt+C copies the result, not the value after the first step', async () => {
    await follow(page, linkTo([upper, slug, { ...upper, disabled: true }], 'A b'));
    await expect(valueAfter(page, 2)).toHaveText('a-b');
    await expect(page.locator('html[data-listens]')).toBeAttached();
    await page.keyboard.press('Alt+c');
    await copied(page).toBe('a-b');
  });
  await test.step('keeps the file that is opened later, however long the first takes to read', async () => {
    await follow(page, linkTo([upper], 'a'));
    await expect(valueAfter(page, 1)).toHaveText('A');
    await page.evaluate(() => {
      const { prototype } = Blob;
      // oxlint-disable-next-line typescript/unbound-method -- called for the file below
      const { stream } = prototype;
      prototype.stream = function read(this: Blob) {
        const bytes = Reflect.apply(stream, this, []) as ReturnType<Blob['stream']>;
        if (!(this instanceof File) || this.name !== 'slow.txt') return bytes;
        return new ReadableStream({
          async start(controller) {
            await new Promise((resolve) => addEventListener('read slow.txt', resolve, { once: true }));
            controller.enqueue(new Uint8Array(await new Response(bytes).arrayBuffer()));
            controller.close();
            setTimeout(() => (document.documentElement.dataset['slow'] = 'read'));
          },
        });
      };
    });
    const file = page.locator('input[type=file]').last();
    for (const name of ['slow', 'quick']) {
      await file.setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) });
    }
    await expect(valueAfter(page, 1)).toHaveText('QUICK');
    await page.evaluate(() => dispatchEvent(new Event('read slow.txt')));
    await expect(page.locator('html[data-slow]')).toBeAttached();
    await offer(card(page, 1), 'Copy').click();
    await copied(page).toBe('QUICK');
  });
});

test('reports faults, and hands over nothing outdated or invalid', async ({ page }) => {
  await test.step('shows a fault at its own step, and none of an older input', async () => {
    await open(page, linkTo([upper, { op: 'hmac-generator/hmac' }, slug], ''));
    await openLarge(page);
    await run(page).click();
    await expect(card(page, 2).getByRole('alert')).toHaveText('Enter “Key” in the options of this step.');
    await offer(card(page, 2), 'Move up').click();
    await expect(card(page, 1).getByRole('heading')).toContainText('HMAC');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await run(page).click();
    await expect(card(page, 1).getByRole('alert')).toHaveText('Enter “Key” in the options of this step.');
    await expect(page.getByRole('alert')).toHaveCount(1);
  });
  await test.step('copies nothing of an older input, neither beside a fault nor above 32 kB', async () => {
    await follow(page, linkTo([encode, upper, encode], 'a'));
    const all = [1, 3].flatMap((step) => ['Copy', 'Download'].map((name) => offer(card(page, step), name)));
    for (const one of all) await expect(one).toBeEnabled();
    const edit = offer(card(page, 1), 'Edit here');
    await expect(edit).toBeEnabled();
    await openLarge(page);
    await expect(valueAfter(page, 1)).toHaveAttribute('data-stale');
    for (const one of [...all, edit]) await expect(one).toBeDisabled();
    await run(page).click();
    for (const one of [...all, edit]) await expect(one).toBeEnabled();
    // Its name is nothing that is run.
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Large');
    for (const one of [...all, edit]) await expect(one).toBeEnabled();

    await page.getByRole('textbox', { name: 'Input' }).fill('b');
    await expect(valueAfter(page, 1)).toHaveText('Yg==');
    await card(page, 2).getByText('Options').click();
    await card(page, 2).getByRole('textbox', { name: 'Pick a member' }).fill('/no');
    await expect(card(page, 2).getByRole('alert')).toBeVisible();
    await expect(offer(card(page, 1), 'Copy')).toBeEnabled();
    for (const name of ['Copy', 'Download']) await expect(offer(card(page, 3), name)).toBeDisabled();
  });
  await test.step('neither saves nor links what could not be opened again', async () => {
    await follow(page, linkTo([{ op: 'jwt-parser/decode' }], 'e30.e30.'));
    await expect(valueAfter(page, 1)).toBeVisible();
    await card(page, 1).getByText('Options').click();
    const pick = card(page, 1).getByRole('textbox', { name: 'Pick a member' });
    await pick.fill('payload');
    await expect(pick).toHaveAccessibleDescription(/Enter a JSON Pointer/);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wrong');
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'must be a JSON Pointer' });
    await expect(alert).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(alert).toBeVisible();
    expect(await clipboard(page)).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Wrong');
    await pick.fill('/payload');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('option', { name: 'Wrong' })).toBeAttached();
  });
});

test('follows what the boxes in the options hold', async ({ page }) => {
  await test.step('keeps the line breaks of texts and secrets', async () => {
    await open(page, linkTo([{ op: 'text-diff/patch' }, { op: 'hmac-generator/hmac' }], 'a\n'));
    await page.getByRole('textbox', { name: 'Modified', exact: true }).fill('a\nb\n');
    await expect(valueAfter(page, 1)).toContainText('+b');
    const patch = (await valueAfter(page, 1).textContent()) ?? '';
    await page.getByLabel('Key', { exact: true }).fill('one\ntwo');
    await expect(valueAfter(page, 2)).toHaveText(createHmac('sha256', 'one\ntwo').update(patch).digest('hex'));
  });
  await test.step('shows the list that Undo brings back', async () => {
    await follow(page, linkTo([slug], 'a'));
    await expect(valueAfter(page, 1)).toHaveText('a');
    await card(page, 1).getByText('Options').click();
    const box = card(page, 1).getByRole('textbox', { name: 'Replacements', exact: true });
    await box.fill('[["a","b"]]');
    await expect(valueAfter(page, 1)).toHaveText('b');
    await box.fill('[["a","b"]');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(box).toHaveValue('[]');
    await expect(valueAfter(page, 1)).toHaveText('a');
    await expect(offer(card(page, 1), 'Copy')).toBeEnabled();
  });
  await test.step('dims what a refused number or list leaves behind, from its step on', async () => {
    await follow(page, linkTo([upper, slug], 'some words'));
    await expect(valueAfter(page, 2)).toHaveText('some-words');
    const second = card(page, 2);
    await second.getByText('Options').click();
    for (const [name, wrong, right, value] of [
      ['Maximum length (0: none)', 'x', '4', 'some'],
      ['Replacements', '[["SOME"', '[["SOME","many"]]', 'many'],
    ] as const) {
      const box = second.getByRole('textbox', { name, exact: true });
      await box.fill(wrong);
      await expect(valueAfter(page, 2)).toHaveAttribute('data-stale');
      await expect(offer(second, 'Copy')).toBeDisabled();
      await expect(valueAfter(page, 1)).not.toHaveAttribute('data-stale');
      await expect(offer(card(page, 1), 'Copy')).toBeEnabled();
      await box.fill(right);
      await expect(valueAfter(page, 2)).toHaveText(value);
      await expect(offer(second, 'Copy')).toBeEnabled();
    }
  });
  await test.step('hands over no pipe with a value that its box no longer holds', async () => {
    await follow(page, linkTo([upper, slug], 'some words'));
    await expect(valueAfter(page, 2)).toHaveText('some-words');
    const main = page.getByRole('main');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Short');
    const ways = ['Copy link', 'Save', 'Copy as'].map((name) => offer(main, name));
    for (const way of ways) await expect(way).toBeEnabled();
    const second = card(page, 2);
    await second.getByText('Options').click();
    const box = second.getByRole('textbox', { name: 'Maximum length (0: none)', exact: true });
    await box.fill('x');
    for (const way of ways) {
      await expect(way).toBeDisabled();
      await expect(way).toHaveAccessibleDescription('Correct the invalid option first.');
    }
    await main.getByRole('button', { name: 'More' }).click();
    for (const name of ['Copy as', 'Export']) await expect(page.getByRole('menuitem', { name })).toBeDisabled();
    await page.keyboard.press('Escape');
    // A step that is left out goes along as well.
    await offer(second, 'Leave out').click();
    await expect(offer(second, 'Use again')).toBeVisible();
    for (const way of ways) await expect(way).toBeDisabled();
    await box.fill('4');
    for (const way of ways) await expect(way).toBeEnabled();
    await offer(main, 'Copy link').click();
    await copied(page).toContain('maxLength%22%3A4');
  });
});
