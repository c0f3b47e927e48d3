import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openListening } from '#e2e/fixtures.ts';
import { copied, expect, open, test } from '#e2e/tool-test.ts';
import { readyPipes } from '#run/pipe/ready/data.ts';

const path = '/pipe';

function linkTo(steps: readonly object[], input: string): string {
  const pipe = JSON.stringify({ version: 1, steps });
  return `${path}#${new URLSearchParams({ pipe, input }).toString()}`;
}

/** The text of the page's own values is cut. */
const shown = (result: unknown): string => {
  const text = typeof result === 'string' ? result : JSON.stringify(result, null, 2);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
};

const valueAfter = (page: Page, step: number) => page.getByLabel(`Value after step ${step}`, { exact: true });

test('gives the result of every ready-made pipe for its sample', async ({ page }) => {
  await open(page, path);
  for (const { en, steps, result } of readyPipes) {
    await page.getByRole('combobox', { name: 'Choose a pipe' }).selectOption({ label: en });
    await expect.poll(() => valueAfter(page, steps.length).textContent(), { message: en }).toBe(shown(result));
  }
});

test('names any step that fails in a ready-made pipe, and keeps the input and the last good values', async ({
  page,
}) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: 'Input' });
  for (const { en, steps, result } of readyPipes) {
    await page.getByRole('combobox', { name: 'Choose a pipe' }).selectOption({ label: en });
    const last = valueAfter(page, steps.length);
    await expect.poll(() => last.textContent(), { message: en }).toBe(shown(result));
    const [good, given] = [await last.textContent(), await input.textContent()];
    for (const index of steps.keys()) {
      const place = `${en}, step ${index + 1}`;
      const card = page.getByRole('region', { name: `Step ${index + 1}`, exact: true });
      await card.getByText('Options').click();
      await card.getByRole('textbox', { name: 'Pick a member' }).fill('/no/such');
      await expect(card.getByRole('alert'), place).toContainText('“no”');
      await expect(page.getByRole('alert'), place).toHaveCount(1);
      for (let step = 1; step <= steps.length; step++) {
        const value = valueAfter(page, step);
        if (step > index) await expect(value, place).toHaveAttribute('data-stale');
        else await expect(value, place).not.toHaveAttribute('data-stale');
      }
      expect(await last.textContent(), place).toBe(good);
      expect(await input.textContent(), place).toBe(given);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('alert'), place).toHaveCount(0);
      await expect(last, place).not.toHaveAttribute('data-stale');
    }
  }
});

test('moves a step that is dragged', async ({ page }) => {
  await open(page, linkTo([{ op: 'base64-string-converter/encode' }, { op: 'slugify-string/slugify' }], 'A b'));
  await expect(valueAfter(page, 2)).toHaveText('qsbi');
  const heads = page.getByRole('listitem').getByRole('heading', { level: 2 });
  await heads.nth(1).dragTo(heads.nth(0));
  await expect(heads.nth(0)).toContainText(/slug/i);
  await expect(valueAfter(page, 2)).toHaveText('YS1i');
});

test('shows 2,000 characters of a long value, and all of it when asked', async ({ page }) => {
  await open(page, linkTo([{ op: 'case-converter/convert', input: { style: 'upper' } }], 'ab'.repeat(1500)));
  await expect(valueAfter(page, 1)).toHaveText(`${'AB'.repeat(1000)}…`);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(valueAfter(page, 1)).toHaveText('AB'.repeat(1500));
});

test('runs only the steps below a change again', async ({ page }) => {
  const steps = [
    { op: 'token-generator/generate', pick: '/tokens/0' },
    { op: 'case-converter/convert', input: { style: 'upper' } },
  ];
  await open(page, linkTo(steps, ''));
  const token = await valueAfter(page, 1).textContent();
  expect(token).toMatch(/^\w{20,}$/);
  await page.getByRole('region', { name: 'Step 2' }).getByText('Options').click();
  await page.getByRole('combobox', { name: 'Style' }).selectOption('lower');
  await expect(valueAfter(page, 2)).toHaveText(String(token).toLowerCase());
  await expect(valueAfter(page, 1)).toHaveText(String(token));
  // Nothing reads it.
  await page.getByRole('textbox', { name: 'Input' }).fill('x');
  await page.getByRole('combobox', { name: 'Style' }).selectOption('upper');
  await expect(valueAfter(page, 2)).toHaveText(String(token).toUpperCase());
  await expect(valueAfter(page, 1)).toHaveText(String(token));
});

test('puts the input into a link only when it is wanted, and never a secret', async ({ page }) => {
  await open(page, linkTo([{ op: 'base64-string-converter/encode' }], 'plain words'));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await copied(page).not.toContain('plain');
  await page.getByRole('checkbox', { name: 'Link with the input' }).check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await copied(page).toContain('input=plain+words');
  await page.getByRole('textbox', { name: 'Input' }).fill('ghp_012345678901234567890123456789012345');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toHaveText('The input looks like a secret: the link contains only the steps.');
  await copied(page).not.toContain('ghp_');
});

test('puts no password into a link, and a link takes none of the input away', async ({ page }) => {
  await open(page, linkTo([{ op: 'bcrypt/hash', input: { cost: 4 } }], ''));
  const input = page.getByRole('textbox', { name: 'Input' });
  await input.fill('correct horse');
  await page.getByRole('checkbox', { name: 'Link with the input' }).check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toHaveText('The input looks like a secret: the link contains only the steps.');
  await copied(page).not.toContain('horse');

  const follow = (hash: string) => page.evaluate((to) => location.assign(to), hash);
  const steps = [{ op: 'base64-string-converter/encode' }];
  await follow(`#${new URLSearchParams({ pipe: JSON.stringify({ version: 1, steps }) })}`);
  await expect(valueAfter(page, 1)).toHaveText('Y29ycmVjdCBob3JzZQ==');
  const refused = JSON.stringify({ version: 1, steps: [{ op: 'hmac-generator/hmac', input: { key: 'x' } }] });
  await follow(`#${new URLSearchParams({ pipe: refused, input: 'other' })}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(input).toHaveText('correct horse');
});

test('opens the file that it exports, and has saved pipes in the settings', async ({ page }) => {
  await open(page, linkTo([{ op: 'base64-string-converter/encode' }], 'a'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Kept');
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export' }).click(),
  ]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'Step 1' }).getByRole('button', { name: 'Remove' }).click();
  await page.locator('input[type=file][accept*=json]').setInputFiles(await exported.path());
  await expect(valueAfter(page, 1)).toHaveText('YQ==');

  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const [settings] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export settings' }).click(),
  ]);
  expect(JSON.parse(await readFile(await settings.path(), 'utf8'))).toMatchObject({
    pipes: [{ version: 1, name: 'Kept', steps: [{ op: 'base64-string-converter/encode' }] }],
  });
});

test('shows progress after a while, and can be cancelled', async ({ page }) => {
  await open(page, linkTo([{ op: 'bcrypt/hash', input: { cost: 18 } }], 'x'));
  const step = page.getByRole('region', { name: 'Step 1' });
  await step.getByRole('button', { name: 'Cancel' }).click();
  await expect(step.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(valueAfter(page, 1)).toHaveCount(0);
  await expect(page.getByText('Canceled.')).toBeVisible();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText('Canceled.')).toHaveCount(0);
  await step.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Canceled.')).toBeVisible();
});

test('shows rows as they are done', async ({ page }) => {
  const pipe = JSON.stringify({
    version: 1,
    items: 'lines',
    steps: [{ op: 'bcrypt/hash', input: { cost: 11 }, pick: '/hash' }],
  });
  await open(page, `${path}#${new URLSearchParams({ pipe, input: 'x\n'.repeat(2000) }).toString()}`);
  const step = page.getByRole('region', { name: 'Step 1' });
  await expect(valueAfter(page, 1)).toHaveText(/^\$2b\$11\$/);
  await expect(step.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await step.getByRole('button', { name: 'Cancel' }).click();
  await expect(valueAfter(page, 1)).toHaveText(/^\$2b\$11\$/);
});

test('refuses a file with a secret, and keeps what is there', async ({ page }) => {
  await open(page, linkTo([{ op: 'base64-string-converter/encode' }], 'a'));
  const pipe = JSON.stringify({ version: 1, steps: [{ op: 'hmac-generator/hmac', input: { key: 'hush' } }] });
  const file = { name: 'a.pipe.json', mimeType: 'application/json', buffer: Buffer.from(pipe) };
  await page.locator('input[type=file][accept*=json]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('“key”');
  await expect(valueAfter(page, 1)).toHaveText('YQ==');
});

test('is reached from the head of every page, and from the search', async ({ page }) => {
  await openListening(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Pipes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipes');
  await openListening(page, '/about');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pipes');
  await page.getByRole('option', { name: /Pipes/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipes');
});
