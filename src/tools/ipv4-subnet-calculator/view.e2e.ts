import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/ipv4-subnet-calculator';
const field = 'IPv4 address, with or without mask';

test('calculates while typing', async ({ page }) => {
  await open(page, path);
  const address = page.getByRole('textbox', { name: field });
  await test.step('splits and tells what is inside', async () => {
    await expect(page.getByText('192.168.0.254', { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: '192.168.0.64/26' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy the list' }).click();
    await copied(page).toBe('192.168.0.0/26\n192.168.0.64/26\n192.168.0.128/26\n192.168.0.192/26');
    const inside = page.getByRole('textbox', { name: 'Is this address or network inside' });
    await expect(page.getByText('Enter an address such as 10.0.0.1/16')).toBeVisible();
    await inside.fill('192.168.1.1');
    await expect(page.getByText('192.168.1.1 is not inside 192.168.0.0/24.')).toBeVisible();
    await inside.fill('192.168.0.8/29');
    await expect(page.getByText('192.168.0.8/29 is inside 192.168.0.0/24.')).toBeVisible();
  });
  await test.step('binds the slider and the keys to the mask', async () => {
    await address.press('Control+ArrowUp');
    await expect(address).toHaveValue('192.168.0.1/25');
    await page.getByRole('slider', { name: 'Prefix length' }).press('ArrowRight');
    await expect(address).toHaveValue('192.168.0.1/26');
    await page.getByRole('slider', { name: 'Prefix length' }).press('End');
    await expect(page.getByText('A single address cannot be split.')).toBeVisible();
  });
  await test.step('walks to the neighbours', async () => {
    await address.fill('10.1.2.3 255.255.0.0');
    await expect(page.getByText('10.1.255.254', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next /16: 10.2.0.0' }).click();
    await expect(address).toHaveValue('10.2.0.0/16');
    await page.keyboard.press('ArrowLeft');
    await expect(address).toHaveValue('10.1.0.0/16');
    await address.fill('255.255.254.0/24');
    await page.getByRole('button', { name: 'Next block' }).click();
    await expect(page.getByRole('button', { name: 'Next block' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Previous block' })).toBeFocused();
    await address.fill('255.255.254.0/33');
    await expect(page.getByRole('button', { name: 'Previous block' })).toBeDisabled();
  });
  await test.step('explains what /31 has not, and copies numbers without grouping', async () => {
    await address.fill('10.1.2.3/31');
    await expect(page.getByText('none with this mask (RFC 3021)')).toBeVisible();
    await address.fill('0.0.0.0/0');
    await expect(page.getByText('4,294,967,296', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy Network size' }).click();
    await copied(page).toBe('4294967296');
    await expect(page.getByRole('button', { name: 'Next block' })).toBeDisabled();
  });
});

test('has the hosts and the broadcast address in the first screen', async ({ page }) => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, path);
    const size = (fact: string) =>
      page.getByText(fact, { exact: true }).evaluate((value) => Number.parseFloat(getComputedStyle(value).fontSize));
    expect(await size('192.168.0.0/24')).toBeGreaterThan(1.5 * (await size('192.168.0.254')));
    const lines = (fact: string) =>
      page.getByText(fact, { exact: true }).evaluate((value) => value.getClientRects().length);
    expect(await lines('192.168.0.0/24')).toBe(1);
    for (const fact of ['192.168.0.254', '192.168.0.255']) {
      await expect(page.getByRole('definition').filter({ hasText: fact })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('says what is wrong with an input', async ({ page }) => {
  await open(page, path);
  const address = page.getByRole('textbox', { name: field });
  const alert = page.getByRole('alert');
  await test.step('says which part is wrong and offers the remedy', async () => {
    await address.fill('10.1.256.4/24');
    await expect(alert).toContainText('Octet 3 is 256; the highest is 255.');
    await expect(page.getByText('192.168.0.254', { exact: true })).toBeVisible();
    // What stands there is not the answer to what was typed.
    await expect(page.getByRole('button', { name: 'Copy all' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Copy First usable host' })).toBeDisabled();
    await address.fill('010.0.0.1/16');
    await page.getByRole('button', { name: 'Use 8.0.0.1' }).click();
    await expect(address).toHaveValue('8.0.0.1/16');
    await address.fill('');
    await expect(alert).toHaveCount(0);
  });
  await test.step('tells a mistake from input for another tool', async () => {
    for (const mistake of ['192.168.0.1 255.0.255.0', '{"a": 1}', '12:30']) {
      await address.fill(mistake);
      await expect(alert).toBeVisible();
      await expect(alert.getByRole('link')).toHaveCount(0);
    }
    await address.fill('2001:db8::/32');
    await expect(alert).toContainText('This is an IPv6 address.');
    await expect(alert.getByRole('link')).toHaveCount(1);
  });
  await test.step('quotes only the start of a long mistake', async () => {
    await address.fill(`192.168.0.1 255.${'1'.repeat(1000)}`);
    await expect(alert).toContainText('is neither a netmask such as');
    expect((await alert.innerText()).length).toBeLessThan(200);
  });
  await test.step('Reset brings the defaults back, after a mistake too', async () => {
    await address.fill('10.1.2.3/16');
    await expect(page.getByText('10.1.255.254', { exact: true })).toBeVisible();
    await address.fill('10.1.256.4');
    await expect(alert).toHaveCount(1);
    await reset(page);
    await expect(address).toHaveValue('192.168.0.1/24');
    await expect(page.getByText('192.168.0.254', { exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
  await test.step('leads from a list to the calculator for several networks', async () => {
    await address.fill('10.0.0.0/25 10.0.0.128/25');
    await expect(alert).toContainText('this page accepts only one.');
    await page.getByRole('button', { name: 'Use the first' }).click();
    await expect(address).toHaveValue('10.0.0.0/25');
    await expect(alert).toHaveCount(0);
    await address.fill('10.0.0.0 255.255.255.0, 10.0.1.0 255.255.255.0');
    await page.getByRole('button', { name: 'Use the first' }).click();
    await expect(address).toHaveValue('10.0.0.0 255.255.255.0');
    await address.fill('10.0.0.0/25 10.0.0.128/25');
    await alert.getByRole('link', { name: 'Open the CIDR calculator' }).click();
    await expect(page).toHaveURL(/\/cidr-calculator$/);
    await expect(page.getByText('2 → 1 network')).toBeVisible();
  });
});
