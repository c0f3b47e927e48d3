import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/ipv4-address-converter';
const field = 'IPv4 address, in any notation';

test('reads any notation, toggles bits, and leads networks to the subnet calculator', async ({ page }) => {
  await open(page, path);
  const address = page.getByRole('textbox', { name: field });

  await test.step('reads any notation and says which', async () => {
    await address.fill('3232235777');
    await expect(page.getByRole('combobox', { name: 'Read as' })).toContainText('Automatic: decimal');
    await expect(page.getByText('0300.0250.0001.0001')).toBeVisible();
    await address.fill('::FFFF:c0a8:102');
    await expect(page.getByText('::ffff:192.168.1.2', { exact: true })).toBeVisible();
    await expect(page.getByText('only for public addresses (RFC 6052)')).toBeVisible();
    await address.fill('1.1.1.1');
    await expect(page.getByText('2002:101:101::/48')).toBeVisible();
    await page.getByRole('button', { name: 'Copy Decimal', exact: true }).click();
    await copied(page).toBe('16843009');
  });

  await test.step('toggles bits by pointer and keys, in the notation of the field', async () => {
    await address.fill('192.168.1.1');
    await expect(page.getByText('3232235777')).toBeVisible();
    const bit = page.getByRole('button', { name: 'Octet 4, bit value 2', exact: true });
    await bit.click();
    await expect(address).toHaveValue('192.168.1.3');
    // With a modifier, an arrow is the browser's.
    await page.keyboard.press('Control+ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(address).toHaveValue('192.168.1.2');
    await address.fill('0xC0A80101');
    await page.getByRole('button', { name: 'Octet 1, bit value 128' }).click();
    await expect(address).toHaveValue('0x40A80101');
  });

  await test.step('leads networks to the subnet calculator', async () => {
    await address.fill('10.9.8.7/24');
    await expect(page.getByRole('alert')).toContainText('address with a mask');
    await page.getByRole('link', { name: 'Open in the subnet calculator' }).click();
    await expect(page.getByRole('textbox', { name: 'IPv4 address, with or without mask' })).toHaveValue('10.9.8.7/24');
  });
});

test('has the numbers before the bits, and says what to do about a fault', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const address = page.getByRole('textbox', { name: field });
  const bit = page.getByRole('button', { name: 'Octet 1, bit value 128' });

  await test.step('has the numbers before the bits on a phone, and copies none of them beside a fault', async () => {
    const [numbers, bits] = [await page.getByText('3232235777').boundingBox(), await bit.boundingBox()];
    expect(numbers?.y).toBeLessThan(bits?.y ?? 0);
    await address.fill('{"a"');
    await expect(page.getByRole('alert')).toContainText('“{” at character 1 is not allowed');
    await expect(page.locator('[data-stale]').getByText('3232235777')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy all' })).toBeDisabled();
  });

  await test.step('has the numbers before the bits, and offers the first of several addresses', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    await reset(page);
    await expect(page.getByRole('button', { name: 'Copy all' })).toBeEnabled();
    const [numbers, bits] = [await page.getByText('3232235777').boundingBox(), await bit.boundingBox()];
    expect(numbers?.y).toBeLessThan(bits?.y ?? 0);
    await page.getByRole('button', { name: 'Copy Binary', exact: true }).click();
    await copied(page).toBe('11000000101010000000000100000001');
    await address.fill('10.0.0.1 10.0.0.2 10.0.0.3');
    await expect(page.getByRole('alert')).toContainText('There are several addresses');
    await page.getByRole('button', { name: 'Use 10.0.0.1' }).click();
    await expect(page.getByText('0x0A000001')).toBeVisible();
    await address.fill('one two');
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
  });

  await test.step('forces a notation and warns of octal', async () => {
    await address.fill('010.0.0.2');
    await page.getByRole('button', { name: 'Use 10.0.0.2' }).click();
    await expect(page.getByText('0x0A000002')).toBeVisible();
    await address.fill('010.0.0.2');
    await page.getByRole('combobox', { name: 'Read as' }).selectOption('octal');
    await expect(page.getByText('Read as octal, as C libraries do')).toBeVisible();
    await expect(page.getByText('0x08000002')).toBeVisible();
    await reset(page);
    await expect(address).toHaveValue('192.168.1.1');
    await expect(page.getByRole('combobox', { name: 'Read as' })).toContainText('Automatic: dotted decimal');
  });
});
