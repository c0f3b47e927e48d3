import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clipboard, copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/random-port-generator';
const more = (page: Page) => page.getByText('More options').click();
const port = (page: Page) => page.getByRole('status', { name: 'Port', exact: true });

test('draws a port from a range, and tells what a port is', async ({ page }) => {
  await open(page, path);
  await test.step('says what is known of the port, copies it and draws another with a key', async () => {
    await expect(port(page)).toHaveText(/^\d{4,5}$/);
    await expect(page.getByText(/range · no known service/)).toBeVisible();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    const first = (await port(page).textContent()) ?? '';
    await copied(page).toBe(first);
    await page.getByRole('button', { name: 'Regenerate' }).press('Space');
    await expect(port(page)).not.toHaveText(first);
  });
  await test.step('tells what a port is', async () => {
    const lookup = page.getByRole('textbox', { name: 'Port to look up' });
    await expect(lookup).toHaveValue('5432');
    await expect(page.getByText('User range · PostgreSQL')).toBeVisible();
    await lookup.fill('6667');
    await expect(page.getByText('User range · no known service · blocked by browsers')).toBeVisible();
    await lookup.fill('70000');
    await expect(lookup).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('output[data-stale]')).toContainText('blocked by browsers');
    await lookup.fill('');
    await expect(page.getByText('Enter a port number')).toBeVisible();
  });
  await test.step('keeps to the range', async () => {
    await page.getByRole('radio', { name: /^Dynamic/ }).check();
    await expect(page.getByText(/^Dynamic range · no known service/)).toBeVisible();
    await expect(page.getByText('49152–65535: the range for private and temporary use.')).toBeVisible();
    await page.getByRole('radio', { name: 'Custom' }).check();
    await page.getByRole('textbox', { name: 'From' }).fill('8080');
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('8081');
    await expect(port(page)).toHaveText('8081');
    await more(page);
    await page.getByRole('textbox', { name: 'Never use' }).fill('8081');
    await expect(page.getByText('Ports left: 0.')).toBeVisible();
    await page.getByRole('switch', { name: 'Skip well-known services' }).uncheck();
    await expect(port(page)).toHaveText('8080');
    await expect(page.getByText('User range · HTTP alternate')).toBeVisible();
    await page.getByRole('textbox', { name: 'Never use' }).fill('80-');
    await expect(page.getByRole('textbox', { name: 'Never use' })).toHaveAccessibleDescription(/^“80-” is not a port/);
  });
});

test('lists several, until Reset brings the defaults back', async ({ page }) => {
  await open(page, path);
  await test.step('lists several, to copy and to download', async () => {
    await page.getByRole('textbox', { name: 'How many' }).fill('50');
    await page.getByRole('switch', { name: 'Sorted' }).check();
    await expect(page.getByRole('textbox', { name: 'Ports' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy all' }).click();
    await copied(page).toMatch(/^\d+(\n\d+){49}$/);
    const ports = (await clipboard(page)).split('\n').map(Number);
    expect(new Set(ports).size).toBe(50);
    expect(ports).toEqual(ports.toSorted((a, b) => a - b));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('ports.txt');
    expect(await readFile(await file.path(), 'utf8')).toBe(`${ports.join('\n')}\n`);
    await more(page);
    await page.getByRole('textbox', { name: 'Never use' }).fill('80-');
    await expect(page.getByRole('textbox', { name: 'Never use' })).toHaveAccessibleDescription(/^“80-” is not a port/);
    await expect(page.locator('[data-stale]').getByRole('textbox', { name: 'Ports' })).toBeVisible();
  });
  await test.step('Reset brings the defaults back', async () => {
    await page.getByRole('textbox', { name: 'How many' }).fill('3');
    await page.getByRole('switch', { name: 'Skip well-known services' }).uncheck();
    await page.getByRole('textbox', { name: 'Never use' }).fill('3000');
    await reset(page);
    await expect(page.getByRole('textbox', { name: 'How many' })).toHaveValue('1');
    await expect(page.getByRole('switch', { name: 'Skip well-known services' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Never use' })).toHaveValue('');
  });
});

test('leaves the port and its buttons in their places while a field is wrong', async ({ page }) => {
  await open(page, path);
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await expect(port(page)).toHaveText(/^\d{4,5}$/);
  const lookup = page.getByRole('textbox', { name: 'Port to look up' });
  const places = async () => [(await copy.boundingBox())?.y, (await lookup.boundingBox())?.y];
  const closed = await places();
  const count = page.getByRole('textbox', { name: 'How many' });
  await count.fill('x');
  await expect(page.getByText('Enter a whole number')).toBeVisible();
  expect(await places()).toEqual(closed);
  await page.setViewportSize({ width: 390, height: 844 });
  const wrong = await places();
  await count.fill('1');
  await expect(page.getByText('Enter a whole number')).toHaveCount(0);
  expect(await places()).toEqual(wrong);
  await page.setViewportSize({ width: 1366, height: 768 });
  await more(page);
  const before = await places();
  await page.getByRole('textbox', { name: 'Never use' }).fill('80-');
  await expect(page.getByText('“80-” is not a port')).toHaveCount(1);
  await expect(copy).toBeDisabled();
  expect(await places()).toEqual(before);
  await more(page);
  await expect(page.getByRole('alert')).toHaveText(/^“80-” is not a port/);
});
