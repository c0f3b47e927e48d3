import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/token-generator';
const result = (page: Page) => page.locator('main output').first();
const token = async (page: Page): Promise<string> => (await result(page).textContent()) ?? '';

test('draws tokens of characters', async ({ page }) => {
  await open(page, path);
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  const length = page.getByRole('textbox', { name: 'Length' });

  await test.step('at once, another on Refresh and on Ctrl+Enter, and copies it', async () => {
    await expect(result(page)).toHaveText(/^[A-Za-z0-9]{64}$/);
    await expect(page.getByText('381 bits · excellent')).toBeVisible();
    const first = await token(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(result(page)).not.toHaveText(first);
    const second = await token(page);
    await page.keyboard.press('Control+Enter');
    await expect(result(page)).not.toHaveText(second);
    await copy.click();
    await copied(page).toBe(await token(page));
  });

  await test.step('says what to do when no character is left', async () => {
    for (const name of ['Uppercase', 'Lowercase', 'Digits']) await page.getByRole('switch', { name }).uncheck();
    await expect(page.getByRole('alert')).toHaveText(/^No characters left/);
    await expect(result(page)).toHaveText(/^[0-9]{64}$/);
    await expect(result(page).locator('[data-stale]')).toBeVisible();
    await expect(copy).toBeDisabled();
    await page.getByRole('switch', { name: 'Digits' }).check();
    await expect(copy).toBeEnabled();
    await expect(result(page)).toHaveText(/^[0-9]{64}$/);
  });

  await test.step('says what is wrong with a length across its row', async () => {
    const first = page.getByRole('switch', { name: 'Uppercase' });
    const before = (await first.boundingBox())?.y;
    await length.fill('x');
    const fault = page.getByText('Enter a whole number', { exact: false }).first();
    await expect(fault).toBeVisible();
    expect((await first.boundingBox())?.y).toBe(before);
    await expect(result(page).locator('[data-stale]')).toBeVisible();
    await expect(copy).toBeDisabled();
    await reset(page);
    await expect(length).toHaveValue('64');
    await length.fill('x');
    const slider = await page.getByRole('slider', { name: 'Length' }).boundingBox();
    const sentence = await fault.boundingBox();
    expect(sentence?.width).toBeGreaterThan(slider?.width ?? Infinity);
  });

  await test.step('follows every option', async () => {
    await length.fill('600');
    await page.getByRole('switch', { name: 'Uppercase' }).uncheck();
    await page.getByRole('switch', { name: 'Lowercase' }).uncheck();
    await expect(result(page)).toHaveText(/^[0-9]{600}$/);
    await page.getByRole('slider', { name: 'Length' }).fill('8');
    await expect(result(page)).toHaveText(/^[0-9]{8}$/);
    await expect(page.getByText('26 bits · weak')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Prefix' })).toHaveCount(0);
    await page.getByText('More options', { exact: true }).filter({ visible: true }).click();
    await page.getByRole('textbox', { name: 'Prefix' }).fill('id-');
    await expect(result(page)).toHaveText(/^id-[0-9]{8}$/);
    await page.getByRole('textbox', { name: 'Exclude' }).fill('01234567');
    await expect(result(page)).toHaveText(/^id-[89]{8}$/);
    await page.getByRole('textbox', { name: 'Custom alphabet' }).fill('😀😁');
    await expect(result(page)).toHaveText(/^id-[😀😁]{8}$/u);
    await reset(page);
    await expect(result(page)).toHaveText(/^[A-Za-z0-9]{64}$/);
  });

  await test.step('shows all presets in one row', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const rowOf = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y;
    expect(await rowOf('WordPress')).toBe(await rowOf('API key'));
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('says the strength on one line, above the buttons', async ({ page }) => {
    await open(page, path);
    const strength = page.getByText(/^\d+ bits · excellent$/);
    await expect(strength).toBeVisible();
    const [words, meter, copy] = await Promise.all(
      [
        strength,
        page.getByRole('meter', { name: 'Entropy' }),
        page.getByRole('button', { name: 'Copy', exact: true }),
      ].map((part) => part.boundingBox()),
    );
    expect(words?.height).toBeLessThan(30);
    expect(meter?.width).toBeGreaterThan(120);
    expect(copy?.y).toBeGreaterThan((words?.y ?? Infinity) + (words?.height ?? 0) - 1);
  });
});

test('makes passphrases, follows patterns, and has presets', async ({ page }) => {
  await open(page, path);
  const count = page.getByRole('textbox', { name: 'How many' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('makes passphrases', async () => {
    await page.getByRole('radio', { name: 'Passphrase' }).check();
    await expect(result(page)).toHaveText(/^[a-z]+(?:-[a-z]+){7}$/);
    await expect(page.getByText('88 bits · strong')).toBeVisible();
    await page.getByRole('combobox', { name: 'Word list' }).selectOption('French');
    await page.getByRole('textbox', { name: 'Separator' }).fill('_');
    await page.getByRole('switch', { name: 'Capitalize' }).check();
    await expect(result(page)).toHaveText(/^\p{Lu}\p{Ll}+(?:_\p{Lu}\p{Ll}+){7}$/u);
  });

  await test.step('follows a pattern, explains its elements, and says where it is wrong', async () => {
    await page.getByRole('radio', { name: 'Pattern' }).check();
    await expect(result(page)).toHaveText(/^(?:[A-Z0-9]{5}-){3}[A-Z0-9]{5}$/);
    await expect(page.getByText('103 bits · strong')).toBeVisible();
    await expect(page.getByText('Crockford’s Base32')).toBeVisible();
    const pattern = page.getByRole('textbox', { name: 'Pattern' });
    await pattern.fill('\\AA-[0-3]{4}');
    await expect(result(page)).toHaveText(/^A[A-Z]-[0-3]{4}$/);
    const first = await token(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(result(page)).not.toHaveText(first);
    await pattern.fill('AA-[0-3');
    await expect(page.getByRole('alert')).toHaveText(/^The bracket at character 4 is not closed/);
    await expect(pattern).toHaveValue('AA-[0-3');
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
    await pattern.fill('99');
    await count.fill('3');
    await expect(page.getByRole('textbox', { name: 'Tokens' })).toContainText(/^\d\d/);
    await count.fill('1');
    await expect(result(page)).toHaveText(/^\d\d$/);
  });

  await test.step('has presets', async () => {
    await press('API key');
    await expect(result(page)).toHaveText(/^key_[\w-]{43}$/);
    await press('PIN');
    await expect(result(page)).toHaveText(/^[0-9]{6}$/);
    await press('Password');
    await expect(result(page)).toHaveText(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^\w])[^O0oIl1|\s]{20}$/);
    await page.getByRole('textbox', { name: 'Length' }).fill('2');
    await expect(page.getByRole('alert')).toHaveText(/^A length of 2 is too short/);
    await press('Shell-safe');
    await expect(result(page)).toHaveText(/^[^'"$`\\!\s]{32}$/);
  });

  await test.step('has presets of patterns, and one for WordPress', async () => {
    await press('Wi-Fi');
    await expect(result(page)).toHaveText(/^(?:[a-km-z2-9]{4}-){3}[a-km-z2-9]{4}$/);
    await press('NanoID');
    await expect(result(page)).toHaveText(/^[\w-]{21}$/);
    await press('License');
    await expect(result(page)).toHaveText(/^(?:[A-Z0-9]{5}-){3}[A-Z0-9]{5}$/);
    await press('WordPress');
    await expect(result(page)).toHaveText(/^[^'"\\\s]{64}$/);
  });
});

test('keeps the options but never a token, and makes lists and files of many', async ({ page }) => {
  await open(page, path);
  const length = page.getByRole('textbox', { name: 'Length' });
  await length.fill('77');
  await expect(result(page)).toHaveText(/^[A-Za-z0-9]{77}$/);
  const old = await token(page);
  await page.reload();
  await expect(result(page)).toHaveText(/^[A-Za-z0-9]{77}$/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]));
  expect(kept).toContain('77');
  expect(kept).not.toContain(old);
  expect(kept).not.toContain(await token(page));

  await test.step('lists many tokens and downloads them; above 1 MB only as a file', async () => {
    await page.getByRole('textbox', { name: 'How many' }).fill('3');
    await expect(page.getByRole('textbox', { name: 'Tokens' })).toContainText(/[A-Za-z0-9]{77}/);
    await page.getByRole('textbox', { name: 'How many' }).fill('1000');
    await length.fill('4096');
    await expect(page.getByText('tokens.txt')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as .txt' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^(?:[A-Za-z0-9]{4096}\n){1000}$/);
  });
});
