import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/ipv4-range-expander';

test('covers one range', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const start = page.getByRole('textbox', { name: 'Start address' });
  const end = page.getByRole('textbox', { name: 'End address' });
  await test.step('keeps its addresses whole and the exact networks in the first screen', async () => {
    const exact = page.getByRole('table', { name: 'Exact networks' });
    const values = page.getByRole('button', { name: /^Copy .*\((?:given|covering network)\)/ });
    for (const size of [
      { width: 390, height: 844 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await expect(exact.getByRole('cell', { name: '192.168.1.1/32' })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(values).toHaveCount(7);
      for (const box of await values.all()) expect((await box.boundingBox())?.height).toBeLessThan(32);
    }
  });
  await test.step('dims the answers and their count beside a fault, and copies none of them', async () => {
    await expect(page.getByText('Adds 513 addresses you did not ask for')).toBeVisible();
    await end.fill('10.0.0.x');
    await expect(page.locator('[data-stale]').getByText('192.168.1.1/32')).toBeVisible();
    await expect(page.getByRole('heading').locator('[data-stale]')).toHaveText(' · 11');
    for (const name of ['Copy', 'Copy the list', 'Copy all', 'Copy as JSON']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    }
  });
  await test.step('covers a range and lists the exact networks', async () => {
    await start.fill('10.0.0.1');
    await end.fill('10.0.0.17');
    await expect(page.getByRole('status', { name: 'Covering network' })).toHaveText('10.0.0.0/27');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('10.0.0.0/27');
    await page.getByRole('button', { name: 'Copy the list' }).click();
    await copied(page).toBe('10.0.0.1/32\n10.0.0.2/31\n10.0.0.4/30\n10.0.0.8/29\n10.0.0.16/31');
    await page.getByRole('button', { name: 'Copy Addresses (covering network)' }).click();
    await copied(page).toBe('32');
    await page.getByRole('button', { name: 'Copy all' }).click();
    await copied(page).toContain('Start\t10.0.0.1\t10.0.0.0\nEnd\t10.0.0.17\t10.0.0.31\n');
  });
  await test.step('fills both fields from one paste', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('172.16.0.0/12'));
    await end.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(start).toHaveValue('172.16.0.0');
    await expect(end).toHaveValue('172.31.255.255');
    await expect(page.getByText('Exactly the range.')).toBeVisible();
  });
  await test.step('swaps a reversed range', async () => {
    await end.fill('192.168.6.255');
    await start.fill('192.168.7.1');
    await expect(page.getByRole('alert')).toContainText('comes before the start 192.168.7.1');
    await page.getByRole('button', { name: 'Swap start and end' }).click();
    await expect(start).toHaveValue('192.168.6.255');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('Reset brings the defaults back', async () => {
    await start.fill('10.0.0.x');
    await expect(page.getByRole('alert')).toBeVisible();
    await reset(page);
    await expect(start).toHaveValue('192.168.1.1');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Many ranges' }).click();
    await page.getByRole('textbox', { name: 'Addresses, networks and ranges' }).fill('10.0.0.0/8');
    await expect(page.getByRole('textbox', { name: 'Networks', exact: true })).toContainText('10.0.0.0/8');
    await reset(page);
    await expect(page.getByRole('textbox', { name: 'Networks', exact: true })).toContainText('10.0.0.0/24');
  });
});

test('reads many ranges', async ({ page }) => {
  await open(page, path);
  const networks = page.getByRole('textbox', { name: 'Networks', exact: true });
  await test.step('takes several addresses to where many ranges are read', async () => {
    const start = page.getByRole('textbox', { name: 'Start address' });
    await start.fill('one two three');
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('alert')).not.toContainText('several addresses');
    await start.fill('10.0.0.1 - 10.0.0.9');
    await expect(page.getByRole('alert')).toContainText('Remove the space');
    await expect(page.getByRole('alert')).not.toContainText('several addresses');
    await start.fill('10.0.0.0 10.0.0.1 10.0.0.2/31');
    await expect(page.getByRole('alert')).toContainText('There are several addresses here.');
    await page.getByRole('alert').getByRole('button', { name: 'Many ranges' }).click();
    await expect(networks).toHaveText('10.0.0.0/30');
  });
  await test.step('aggregates a list and finds its fault', async () => {
    const list = page.getByRole('textbox', { name: 'Addresses, networks and ranges' });
    await list.fill('10.0.0.0/25\n10.0.0.128/25');
    await expect(networks).toContainText('10.0.0.0/24');
    await list.fill('10.0.0.0/25\nfoo');
    await expect(page.getByRole('alert')).toContainText(/Line 2\s*“foo” is not an address/);
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(list).toBeFocused();
  });
  await test.step('aggregates a list from a file', async () => {
    const input = page.locator('input[type=file]');
    await expect(input).toHaveCount(1);
    const buffer = Buffer.from('172.16.0.0/13\n172.24.0.0/13\n');
    await input.setInputFiles({ name: 'networks.txt', mimeType: 'text/plain', buffer });
    await expect(networks).toHaveText('172.16.0.0/12');
  });
});
