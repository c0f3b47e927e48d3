import type { Page } from '@playwright/test';
import { clipboard, copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/mac-address-generator';
const address = (page: Page) => page.getByRole('status', { name: 'Address', exact: true });

test('draws one address', async ({ page }) => {
  await open(page, path);
  await test.step('local and unicast, copies it and draws another', async () => {
    await expect(address(page)).toHaveText(/^[\dA-F][26AE](:[\dA-F]{2}){5}$/);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    const first = (await address(page).textContent()) ?? '';
    await copied(page).toBe(first);
    await page.getByRole('button', { name: 'Regenerate' }).press('Space');
    await expect(address(page)).not.toHaveText(first);
  });
  await test.step('keeps to a preset, says what contradicts it, and turns the bits over', async () => {
    const preset = page.getByRole('combobox', { name: 'Preset' });
    await preset.selectOption({ label: 'QEMU/KVM' });
    await expect(address(page)).toHaveText(/^52:54:00:/);
    await page.getByRole('button', { name: 'U/L 1' }).click();
    await expect(page.getByRole('alert')).toContainText('contradict');
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Look up' })).toBeDisabled();
    await expect(page.locator('[data-stale]').getByRole('group', { name: 'First octet' })).toBeVisible();
    await page.getByRole('button', { name: 'U/L 1' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(address(page)).toHaveText(/^52:54:00:/);
    await page.getByRole('button', { name: 'I/G 0' }).click();
    await expect(page.getByRole('alert')).toContainText('contradict');
    await preset.selectOption({ label: 'None' });
    await page.getByRole('button', { name: 'U/L 1' }).click();
    await expect(page.getByText('May belong to a real device')).toBeVisible();
    await page.getByRole('button', { name: 'I/G 0' }).click();
    await expect(page.getByText('universal, multicast')).toBeVisible();
    await expect(address(page)).toHaveText(/^[\dA-F][159D]:/);
  });
  await test.step('finds the prefix of a vendor', async () => {
    await page.getByText('Find a vendor’s prefix').first().click();
    await page.getByRole('textbox', { name: 'Find a vendor’s prefix' }).fill('raspberry');
    await page.getByRole('button', { name: 'B8:27:EB' }).click();
    await expect(address(page)).toHaveText(/^B8:27:EB:/);
  });
});

test('lists many in the chosen notation', async ({ page }) => {
  await open(page, path);
  const consecutive = page.getByRole('switch', { name: 'Consecutive' });
  await expect(consecutive).toBeHidden();
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  const more = page.getByText('More options');
  const before = (await more.boundingBox())?.y;
  await quantity.fill('x');
  await expect(page.getByText('Enter a whole number')).toBeVisible();
  expect((await more.boundingBox())?.y).toBe(before);
  await expect(page.getByRole('button', { name: 'Look up' })).toBeDisabled();
  await quantity.fill('50');
  await expect(consecutive).toBeVisible();
  await page.getByRole('combobox', { name: 'Notation' }).selectOption('dot');
  await expect(page.getByRole('textbox', { name: 'Addresses' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy all' }).click();
  await copied(page).toMatch(/^[\dA-F]{4}(\.[\dA-F]{4}){2}(\n[\dA-F]{4}(\.[\dA-F]{4}){2}){49}$/);
  expect(new Set((await clipboard(page)).split('\n')).size).toBe(50);
  await page.getByRole('textbox', { name: 'Prefix' }).fill('02:00:00:00:00:0');
  await expect(page.getByRole('alert')).toContainText('Different addresses possible: 16.');
  await quantity.fill('10000');
  await page.getByRole('textbox', { name: 'Prefix' }).fill('02:00:00:00:0');
  await expect(page.getByRole('alert')).toContainText('Different addresses possible: 4,096.');
  await page.getByRole('textbox', { name: 'Prefix' }).fill('{"a"}');
  await expect(page.getByText('“{” at character 1 is not 0–9 or A–F')).toBeVisible();
});
