import { readFile } from 'node:fs/promises';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/mac-address-lookup';

test('looks one address up', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const address = page.getByRole('textbox', { name: 'MAC address or prefix' });
  const vendor = page.getByRole('heading', { name: 'Cisco Systems, Inc' });

  await test.step('shows all notations and Copy all in the first screen', async () => {
    await expect(page.getByRole('button', { name: 'Copy all' })).toBeInViewport({ ratio: 1 });
    await expect(vendor).toBeVisible();
    await expect(page.getByText('80 West Tasman Drive')).toBeVisible();
  });

  await test.step('says what is wrong and keeps the last vendor', async () => {
    await address.fill('xx:37:06');
    await expect(page.getByRole('alert')).toContainText('“x” at character 1');
    await expect(vendor).toBeVisible();
  });

  await test.step('names the vendor by the longest prefix', async () => {
    await address.fill('70:b3:d5:00:1a:bc');
    await expect(page.getByRole('heading', { name: 'SOREDI touch systems GmbH' })).toBeVisible();
    await expect(page.getByText('MA-S, 70:B3:D5:00:10:00 – 70:B3:D5:00:1F:FF')).toBeVisible();
    await page.getByRole('button', { name: 'Copy With dots (Cisco)' }).click();
    await copied(page).toBe('70b3.d500.1abc');
  });

  await test.step('Reset brings the defaults back', async () => {
    await address.fill('xx');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await reset(page);
    await expect(address).toHaveValue('20:37:06:12:34:56');
    await expect(vendor).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('explains addresses without a vendor', async () => {
    await address.fill('02:42:ac:11:00:02');
    await expect(page.getByText('This address was made up by a device')).toBeVisible();
    await expect(page.getByText('Typical of Docker containers.')).toBeVisible();
    await expect(page.getByText('locally administered')).toBeVisible();
    await address.fill('70b3d5');
    await expect(page.getByText('The IEEE has divided this block')).toBeVisible();
    await speakFrench(page);
    await expect(page.getByText('Registre IEEE du 26 août 2026')).toBeVisible();
  });
});

test('looks many addresses up', async ({ page }) => {
  await open(page, path);
  const text = page.getByRole('textbox', { name: 'Text with MAC addresses' });
  const saved = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    return file;
  };

  await test.step('reads a whole table and exports it', async () => {
    await page.getByRole('tab', { name: 'Many' }).click();
    await expect(page.getByText('4 addresses found')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'SOREDI touch systems GmbH' })).toBeVisible();
    await text.fill('at 0:1b:c5:0:10:1 on en0');
    await expect(page.getByText('1 address found')).toBeVisible();
    expect((await saved()).suggestedFilename()).toBe('mac-addresses.csv');
  });

  await test.step('leads from a row to its address in the text', async () => {
    await text.fill('eth0 20-37-06-12-34-56 up\nvia 0242.ac11.0002 and 0:1b:c5:0:10:1');
    await expect(page.getByText('3 addresses found')).toBeVisible();
    await page.getByRole('button', { name: '2:24' }).click();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('0:1b:c5:0:10:1');
    const lines = (await readFile(await (await saved()).path(), 'utf8')).split(/\r?\n/);
    expect(lines[0]).toBe('line,column,address,vendor,country,registry');
    expect(lines[2]).toMatch(/^2,5,02:42:AC:11:00:02,/);
  });

  await test.step('reads a log from a file', async () => {
    const input = page.locator('input[type=file]');
    await expect(input).toHaveCount(1);
    const buffer = Buffer.from('DHCPACK on 10.0.0.9 to b8:27:eb:01:02:03 via eth0\n');
    await input.setInputFiles({ name: 'dhcp.log', mimeType: 'text/plain', buffer });
    await expect(page.getByText('1 address found')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'B8:27:EB:01:02:03' })).toBeVisible();
  });

  await test.step('is led to from several addresses in the tab for one', async () => {
    await page.getByRole('tab', { name: 'One address' }).click();
    const address = page.getByRole('textbox', { name: 'MAC address or prefix' });
    await address.fill('20:37:06:12:34:56, 0242.ac11.0002, 203706123457');
    await page.getByRole('button', { name: 'Look up all' }).click();
    await expect(page.getByText('3 addresses found')).toBeVisible();
  });
});

test('reads the address of a network card from IPv6, and searches by vendor', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'From IPv6' }).click();
  const field = page.getByRole('textbox', { name: 'IPv6 address' });
  await expect(field).toHaveValue('fe80::2237:6ff:fe12:3456');
  await expect(page.getByRole('heading', { name: 'Cisco Systems, Inc' })).toBeVisible();
  await field.fill('2001:db8::7200:53ff:feaa:bbcc%eth0');
  await page.getByRole('button', { name: 'Copy MAC address' }).click();
  await copied(page).toBe('70:00:53:AA:BB:CC');
  await field.fill('fe80');
  await expect(page.getByRole('alert')).toHaveText(/^This is not an IPv6 address/);
  await expect(page.locator('[data-stale]').getByText('70:00:53:AA:BB:CC')).toBeVisible();
  await field.fill('2001:db8::1');
  await expect(page.getByText('No MAC address: the interface identifier is not in EUI-64 format')).toBeVisible();
  await expect(page.getByText('70:00:53:AA:BB:CC')).toHaveCount(0);

  await page.getByRole('tab', { name: 'By vendor' }).click();
  await page.getByRole('textbox', { name: 'Vendor name or part of it' }).fill('raspberry');
  await expect(page.getByRole('cell', { name: 'B8:27:EB' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await copied(page).toContain('"prefix": "B827EB"');
  await page.getByRole('button', { name: 'Copy the table' }).click();
  await copied(page).toMatch(/^B8:27:EB\tMA-L\t[^\t\n]+\t[^\t\n]+$/m);
});

test.describe('without the registry', () => {
  test.use({ allowedErrors: [/Failed to load resource|NetworkError|Load failed/] });
  test('says that the registry cannot be loaded', async ({ page }) => {
    // Nothing else that the page loads is that large.
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      await ((await response.body()).length > 500_000 ? route.abort() : route.fulfill({ response }));
    });
    await open(page, path);
    await page.getByRole('textbox', { name: 'MAC address or prefix' }).fill('70:b3:d5:00:1a:bc');
    await expect(page.getByRole('alert')).toContainText('The IEEE registry could not be loaded.');
    await page.getByRole('tab', { name: 'By vendor' }).click();
    await expect(page.getByRole('alert')).toContainText('The IEEE registry could not be loaded.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
