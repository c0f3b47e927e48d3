import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/user-agent-parser';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';

test('explains what is pasted', async ({ page }) => {
  await open(page, path);
  const field = page.getByRole('textbox', { name: 'User-Agent' });
  const result = page.getByRole('region', { name: 'Details' });

  await test.step('explains a string, and what it cannot say', async () => {
    await expect(field).toHaveValue(/^Mozilla\/5\.0/);
    await expect(field).toBeFocused();
    await page.keyboard.type('curl/8.5.0');
    await expect(field).toHaveValue('curl/8.5.0');
    await field.fill(chrome);
    await expect(result).toContainText('Chrome 124.0.0.0');
    await expect(result.getByText('Chrome 124 on Windows 10', { exact: true })).toBeVisible();
    await expect(result).toContainText('amd64');
    await expect(page.getByText('Windows 11 also identifies as Windows NT 10.0')).toBeVisible();
    await expect(page.getByText('only the major version is real')).not.toContainText('Android');
    await expect(page.getByTitle('Mozilla/5.0: historical, means nothing')).toBeVisible();
    await result.getByRole('button', { name: 'Copy the summary' }).click();
    await copied(page).toBe('Chrome 124 on Windows 10');
    await field.fill('{"a": 1}');
    await expect(field).toHaveAccessibleDescription(/^No browser, system, device or bot is recognized here\. Paste/);
    await expect(page.getByText('Nothing in this string is recognized')).toHaveCount(0);
    await expect(result.locator('[data-stale]').getByText('Chrome 124 on Windows 10')).toBeVisible();
    await expect(result.locator('p[data-stale]').getByTitle('Mozilla/5.0: historical, means nothing')).toBeVisible();
    await expect(result.getByRole('button', { name: 'Copy the summary' })).toBeDisabled();
    await field.fill('');
    await expect(result).toContainText('Paste a User-Agent string');
  });

  await test.step('names bots and programs', async () => {
    await page.getByRole('combobox', { name: 'Samples' }).selectOption('Googlebot smartphone');
    await expect(result).toContainText('Googlebot 2.1 (Google) – search engine');
    await page.getByRole('combobox', { name: 'Samples' }).selectOption('curl');
    await expect(result).toContainText('Library or program');
  });

  await test.step('reads headers', async () => {
    await field.fill(
      `Host: a.example\nUser-Agent: ${chrome}\nSec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "15.0.0"`,
    );
    await expect(result).toContainText('Windows 11');
    await field.fill('Host: a.example\nAccept: */*');
    await expect(field).toHaveAccessibleDescription(/neither a User-Agent line nor client hints/);
    await field.fill('sec-ch-ua: "Chromium";v="124", "Google Chrome";v="124"\nsec-ch-ua-platform: "macOS"');
    await expect(result).toContainText('Chrome 124');
    await expect(result).toContainText('macOS');
    await field.fill('sec-ch-ua-platform: "Android"');
    await expect(result).toContainText('Android');
  });

  await test.step('reads many lines', async () => {
    await field.fill('one that nobody knows\nanother');
    await expect(field).toHaveAccessibleDescription(/No browser, system, device or bot is recognized/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('table', { name: 'User agents' })).toHaveCount(0);
    await expect(result.locator('dl[data-stale]')).toContainText('Android');
    await field.fill(`curl/8.5.0\n${chrome}\ncurl/8.5.0`);
    const table = page.getByRole('table', { name: 'User agents' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('row').nth(1)).toContainText('curl 8.5.0');
    await expect(field).toHaveAccessibleDescription('3 strings, 2 distinct.');
    await field.fill(`${chrome}\n`.repeat(3));
    await expect(result.getByText('Chrome 124 on Windows 10', { exact: true })).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toContainText('3');
    await expect(field).toHaveAccessibleDescription('3 strings, all identical.');
    await field.fill(`curl/8.5.0\n${chrome}\ncurl/8.5.0`);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('System');
    await expect(table.getByRole('row').nth(1)).toContainText('curl 8.5.0');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('user-agents.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('curl,8.5.0,,,library,2,curl/8.5.0\r\n');
  });
});

test('begins with the string of a link or of this browser', async ({ page }) => {
  await open(page, `${path}#text=curl/8.5.0`);
  const field = page.getByRole('textbox', { name: 'User-Agent' });

  await test.step('shows the string of a link instead of that of this browser', async () => {
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('curl 8.5.0');
    await expect(field).toHaveValue('curl/8.5.0');
  });

  await test.step('reads this browser with its client hints', async () => {
    await page.getByRole('button', { name: 'Use my browser' }).click();
    await expect(page.getByRole('region', { name: 'Client hints of this browser' })).toContainText('fullVersionList');
  });

  await test.step('Reset brings the string of this browser back, without its hints', async () => {
    const own = await page.evaluate(() => navigator.userAgent);
    const hints = page.getByRole('region', { name: 'Client hints of this browser' });
    await expect(hints).toHaveCount(1);
    await field.fill('curl/8.5.0');
    await reset(page);
    await expect(field).toHaveValue(own);
    await expect(hints).toHaveCount(0);
  });

  await test.step('keeps what fills the field in one row, and values level with their labels, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await field.fill(chrome);
    await expect(page.getByText('Chrome 124 on Windows 10', { exact: true })).toBeVisible();
    const middle = async (locator: Locator): Promise<number> => {
      const box = await locator.boundingBox();
      return box ? box.y + box.height / 2 : NaN;
    };
    const samples = await middle(page.getByRole('combobox', { name: 'Samples' }));
    expect(Math.abs(samples - (await middle(page.getByRole('button', { name: 'Use my browser' }))))).toBeLessThan(3);
    const label = await middle(page.getByText('Engine', { exact: true }));
    expect(Math.abs(label - (await middle(page.getByText(/^Blink /))))).toBeLessThan(1.5);
  });
});

test('keeps no request with credentials', async ({ page }) => {
  await open(page, path);
  const field = page.getByRole('textbox', { name: 'User-Agent' });
  await expect(field).toHaveValue(/^Mozilla\/5\.0/);
  const request = `Host: a.example\nCookie: sid=t0p-cookie\nAuthorization: Bearer t0p-token\nUser-Agent: ${chrome}`;
  await field.fill(request);
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Chrome 124.0.0.0');
  await expect(field).toHaveValue(request);
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('t0p-');
});

test('saves no table of older strings while newer ones are read', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, path);
  const field = page.getByRole('textbox', { name: 'User-Agent' });
  const table = page.getByRole('table', { name: 'User agents' });
  await expect(field).toHaveValue(/^Mozilla\/5\.0/);
  await field.fill(`curl/8.5.0\n${chrome}`);
  await expect(table.getByRole('row').nth(1)).toContainText('curl 8.5.0');
  await field.fill(`Wget/1.21.4\n${chrome}\n`.repeat(200));
  await expect(page.locator('[data-stale]').filter({ has: table })).toHaveCount(1);
  release();
  await expect(table.getByRole('row').nth(1)).toContainText('Wget 1.21.4');
  await expect(page.locator('[data-stale]').filter({ has: table })).toHaveCount(0);
});
