import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/json-to-types';
const input = (page: Page) => page.getByRole('textbox', { name: 'JSON samples' });
const output = (page: Page) => page.getByRole('textbox', { name: 'Types' });

test('writes types of several samples', async ({ page }) => {
  await open(page, path);
  await expect(output(page)).toContainText('export interface Root {');
  await expect(output(page)).toContainText('org?: unknown | null;');
  await expect(page.getByText('2 documents', { exact: true })).toBeVisible();

  await test.step('leaves the second sample of the page out of the types of other samples', async () => {
    await input(page).fill('{"a":1}');
    await expect(output(page)).toContainText('a: number;');
    await expect(output(page)).not.toContainText('org');
    await expect(page.getByRole('button', { name: 'Remove this sample' })).toBeDisabled();
    await page.getByRole('button', { name: 'Sample', exact: true }).click();
    await expect(output(page)).toContainText('org?: unknown | null;');
  });

  await test.step('leads to what differs in another sample', async () => {
    await page.getByRole('button', { name: 'Remove this sample' }).click();
    await input(page).fill('{"a":1}');
    await page.getByRole('button', { name: 'Add a sample' }).click();
    await input(page).fill('{\n"a":"x"}');
    await expect(output(page)).toContainText('a: string | number;');
    await expect(page.getByText('1 union')).toBeVisible();
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await expect(input(page)).toHaveText('{"a":1}');
    await page.getByRole('button', { name: 'Line 2' }).click();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveText('{"a":"x"}');
    await input(page).fill('{');
    await expect(page.getByRole('alert')).toContainText('incomplete');
    // The fault says which sample it means only where another one is shown.
    await expect(page.getByText('Sample 2', { exact: true })).toHaveCount(0);
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await expect(page.getByText('Sample 2', { exact: true })).toBeVisible();
  });

  await test.step('writes them in the chosen language', async () => {
    await reset(page);
    await expect(output(page)).toContainText('org?: unknown | null;');
    await page.getByRole('button', { name: 'Remove this sample' }).click();
    await expect(page.getByRole('button', { name: 'Add a sample' })).toBeFocused();
    await input(page).fill('{"user id":1}');
    await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Go' });
    await page.getByRole('textbox', { name: 'Root name' }).fill('account');
    await expect(output(page)).toContainText('type Account struct {');
    await expect(output(page)).toContainText('UserID int64 `json:"user id"`');
    await page.getByRole('region', { name: 'Types' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toContain('package main\n');
  });
});

test('keeps the head of the samples in one row on a phone, and reads files dropped together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);

  await test.step('keeps the head of the samples in one row on a phone', async () => {
    const head = page.getByRole('region', { name: 'JSON samples' });
    const clear = await head.getByRole('button', { name: 'Clear' }).boundingBox();
    const title = await head.getByText('JSON samples', { exact: true }).boundingBox();
    expect(clear?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
    await expect(page.getByRole('button', { name: 'Add a sample' })).toBeInViewport({ ratio: 1 });
    const target = await page.getByRole('combobox', { name: 'To' }).boundingBox();
    const more = await page.locator('summary', { hasText: 'More options' }).boundingBox();
    expect(Math.abs((target?.y ?? 0) - (more?.y ?? 0))).toBeLessThan(12);
    await expect(page.getByRole('textbox', { name: 'Root name' })).toBeHidden();
    await page.locator('summary', { hasText: 'More options' }).click();
    await expect(page.getByRole('textbox', { name: 'Root name' })).toBeVisible();
    await page.getByRole('switch', { name: 'One sample per element' }).click();
    await expect(page.getByText('More options · 1 changed')).toBeVisible();
  });

  await test.step('reads files dropped together in their character sets, and names the others', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    await reset(page);
    await expect(page.getByText('More options · 1 changed')).toBeHidden();
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['{"a":"é"}'], 'a.json'));
      dataTransfer.items.add(new File([new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])], 'b.json'));
      dataTransfer.items.add(new File([new Uint8Array([0x22, 0xe9, 0x22])], 'c.json'));
      dataTransfer.items.add(new File(['{}'], 'd.json'));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    });
    await expect(input(page)).toHaveText('{"a":"é"}');
    await expect(output(page)).toContainText('a?: string;');
    await expect(page.getByText('3 documents', { exact: true })).toBeVisible();
    await expect(page.getByText('This file is not Unicode text or cannot be read: c.json.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('c.json')).toHaveCount(0);
  });
});
