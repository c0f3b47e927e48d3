import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { follow, linkTo } from '#e2e/pipe-links.ts';
import { copied, expect, open, test } from '#e2e/tool-test.ts';
import { readyPipes } from '#run/pipe/ready/data.ts';

/** The text of the page's own values is cut. */
const shown = (result: unknown): string => {
  const text = typeof result === 'string' ? result : JSON.stringify(result, null, 2);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
};

const valueAfter = (page: Page, step: number) => page.getByLabel(`Value after step ${step}`, { exact: true });

// A step that fails is named, and keeps the input and the last good values.
test('gives the result of every ready-made pipe, and names any step that fails in it', async ({ page }) => {
  await open(page, '/pipe');
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

test('shows the values after a step has moved or changed, and all of a long one', async ({ page }) => {
  await test.step('moves a step that is dragged', async () => {
    await open(page, linkTo([{ op: 'base64-string-converter/encode' }, { op: 'slugify-string/slugify' }], 'A b'));
    await expect(valueAfter(page, 2)).toHaveText('qsbi');
    const heads = page.getByRole('listitem').getByRole('heading', { level: 2 });
    await heads.nth(1).dragTo(heads.nth(0));
    await expect(heads.nth(0)).toContainText(/slug/i);
    await expect(valueAfter(page, 2)).toHaveText('YS1i');
  });
  await test.step('runs only the steps below a change again', async () => {
    const steps = [
      { op: 'token-generator/generate', pick: '/tokens/0' },
      { op: 'case-converter/convert', input: { style: 'upper' } },
    ];
    await follow(page, linkTo(steps, ''));
    await expect(valueAfter(page, 1)).toHaveText(/^\w{20,}$/);
    const token = await valueAfter(page, 1).textContent();
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
  await test.step('shows 2,000 characters of a long value, and all of it when asked', async () => {
    await follow(page, linkTo([{ op: 'case-converter/convert', input: { style: 'upper' } }], 'ab'.repeat(1500)));
    await expect(valueAfter(page, 1)).toHaveText(`${'AB'.repeat(1000)}…`);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(valueAfter(page, 1)).toHaveText('AB'.repeat(1500));
  });
});

test('puts no secret into a link, and takes none from a link or a file', async ({ page }) => {
  await test.step('puts the input into a link only when it is wanted, and never a secret', async () => {
    await open(page, linkTo([{ op: 'base64-string-converter/encode' }], 'plain words'));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await copied(page).toContain('base64-string-converter');
    await copied(page).not.toContain('plain');
    await page.getByRole('checkbox', { name: 'Link with the input' }).check();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await copied(page).toContain('input=plain+words');
    await page.getByRole('textbox', { name: 'Input' }).fill('ghp_012345678901234567890123456789012345');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'The input looks like a secret: the link contains only the steps.',
    );
    await copied(page).not.toContain('ghp_');
  });
  await test.step('puts no password into a link, and a link takes none of the input away', async () => {
    await follow(page, linkTo([{ op: 'bcrypt/hash', input: { cost: 4 } }], ''));
    const input = page.getByRole('textbox', { name: 'Input' });
    const withInput = page.getByRole('checkbox', { name: 'Link with the input' });
    await withInput.uncheck();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status')).toHaveText('Link copied.');
    await input.fill('correct horse');
    await withInput.check();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'The input looks like a secret: the link contains only the steps.',
    );
    await copied(page).not.toContain('horse');

    const steps = [{ op: 'base64-string-converter/encode' }];
    await follow(page, linkTo(steps));
    await expect(valueAfter(page, 1)).toHaveText('Y29ycmVjdCBob3JzZQ==');
    const refused = linkTo([{ op: 'hmac-generator/hmac', input: { key: 'x' } }], 'other');
    await page.evaluate((hash) => location.assign(hash), refused.slice(refused.indexOf('#')));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(input).toHaveText('correct horse');
  });
  await test.step('refuses a file with a secret, and keeps what is there', async () => {
    await follow(page, linkTo([{ op: 'base64-string-converter/encode' }], 'a'));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(valueAfter(page, 1)).toHaveText('YQ==');
    const pipe = JSON.stringify({ version: 1, steps: [{ op: 'hmac-generator/hmac', input: { key: 'hush' } }] });
    const file = { name: 'a.pipe.json', mimeType: 'application/json', buffer: Buffer.from(pipe) };
    await page.locator('input[type=file][accept*=json]').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText('“key”');
    await expect(valueAfter(page, 1)).toHaveText('YQ==');
  });
});

test('keeps what is typed while the operations of a link are loaded, and undoes a link at once', async ({ page }) => {
  await open(page, linkTo([{ op: 'base64-string-converter/encode' }], 'a'));
  await expect(valueAfter(page, 1)).toHaveText('YQ==');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const link = linkTo([{ op: 'slugify-string/slugify' }], 'From the link');
  const asked = page.waitForRequest('**/assets/*.js');
  await page.evaluate((hash) => location.assign(hash), link.slice(link.indexOf('#')));
  await asked;
  await page.getByRole('textbox', { name: 'Input' }).fill('Typed here');
  release();
  await expect(valueAfter(page, 1)).toHaveText('typed-here');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(valueAfter(page, 1)).toHaveText('VHlwZWQgaGVyZQ==');
  await follow(page, link);
  await expect(valueAfter(page, 1)).toHaveText('from-the-link');
  await undo.click();
  await expect(valueAfter(page, 1)).toHaveText('VHlwZWQgaGVyZQ==');
});

test('opens what it exports, has saved pipes in the settings, and is reached from any page', async ({ page }) => {
  await test.step('opens the file that it exports', async () => {
    await open(page, linkTo([{ op: 'base64-string-converter/encode' }], 'a'));
    // No text is typed into a name, an option or a pointer.
    await expect(page.getByPlaceholder('Input text')).toHaveCount(0);
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
  });
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  const exportSettings = page.getByRole('button', { name: 'Export settings' });
  await test.step('has saved pipes in the settings', async () => {
    await about.click();
    const [settings] = await Promise.all([page.waitForEvent('download'), exportSettings.click()]);
    expect(JSON.parse(await readFile(await settings.path(), 'utf8'))).toMatchObject({
      pipes: [{ version: 1, name: 'Kept', steps: [{ op: 'base64-string-converter/encode' }] }],
    });
  });
  await test.step('forgets a saved pipe, and brings it back', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Pipes' }).click();
    const kept = page.getByRole('option', { name: 'Kept', exact: true });
    await expect(kept).toBeAttached();
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Forget' }).click();
    const toasts = page.locator(':popover-open');
    await expect(toasts.getByText('The saved pipe was forgotten.')).toBeVisible();
    await expect(kept).toHaveCount(0);
    await toasts.getByRole('button', { name: 'Undo' }).click();
    await expect(kept).toBeAttached();
  });
  await test.step('is reached from the head of every page, and from the search', async () => {
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('banner').getByRole('link', { name: 'Pipes' }).click();
    await expect(title).toHaveText('Pipes');
    await about.click();
    await expect(exportSettings).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('pipes');
    await page.getByRole('option', { name: /Pipes/ }).first().click();
    await expect(title).toHaveText('Pipes');
  });
});

test('shows progress and finished rows, and can be canceled', async ({ page }) => {
  await test.step('shows progress after a while, and can be canceled', async () => {
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
  await test.step('shows rows as they are done', async () => {
    const steps = [{ op: 'bcrypt/hash', input: { cost: 11 }, pick: '/hash' }];
    await follow(page, linkTo(steps, 'x\n'.repeat(2000), { items: 'lines' }));
    const step = page.getByRole('region', { name: 'Step 1' });
    await expect(valueAfter(page, 1)).toHaveText(/^\$2b\$11\$/);
    await expect(step.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await step.getByRole('button', { name: 'Cancel' }).click();
    await expect(valueAfter(page, 1)).toHaveText(/^\$2b\$11\$/);
  });
});
