import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/cidr-calculator';

test('describes one network', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await test.step('has the range and the number of addresses in the first screen of a phone', async () => {
    for (const name of ['Copy First address', 'Copy Last address', 'Copy Addresses', 'Copy First and last host']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
    }
    await page.setViewportSize({ width: 1366, height: 860 });
  });
  await test.step('describes an IPv6 network, and walks to the next one', async () => {
    const network = page.getByRole('textbox', { name: 'Network or address' });
    await expect(page.getByText('2⁷²', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy Addresses' }).click();
    await copied(page).toBe('4722366482869645213696');
    await page.getByRole('button', { name: 'Next: 2001:db8:85a3:100::/56' }).click();
    await expect(network).toHaveValue('2001:db8:85a3:100::/56');
    await network.fill('0.0.0.0/1');
    await page.getByRole('button', { name: 'Next: 128.0.0.0/1' }).press('Enter');
    await expect(network).toHaveValue('128.0.0.0/1');
    await expect(page.getByRole('button', { name: /^Next/ })).toHaveCount(0);
    await expect(network).toBeFocused();
    await network.fill('192.0.2.65/26');
    await expect(page.getByText('64/26.2.0.192.in-addr.arpa')).toBeVisible();
    await network.fill('192.0.2.65/31');
    await expect(page.getByText('none with this mask (RFC 3021)')).toBeVisible();
    await network.fill('192.0.2.65/32');
    await expect(page.getByText('none with this mask: a single address')).toBeVisible();
    await network.fill('192.0.2.065/26');
    await expect(page.getByRole('alert')).toContainText('leading zero');
    await expect(page.getByRole('alert')).not.toContainText('Line 1');
    await reset(page);
    await expect(network).toHaveValue('2001:db8:85a3::8a2e:370:7334/56');
  });
  await test.step('leads from a list in the field for one to the tab that merges', async () => {
    const network = page.getByRole('textbox', { name: 'Network or address' });
    await network.fill('hello');
    await expect(page.getByRole('alert')).toContainText('“hello” has no valid IP address, such as 10.0.0.1.');
    await expect(page.getByRole('button', { name: 'Merge these networks' })).toHaveCount(0);
    await network.fill('10.0.0.0/25 10.0.0.128/25');
    await expect(page.getByRole('alert')).toContainText('There are several networks here');
    await page.getByRole('button', { name: 'Merge these networks' }).click();
    await expect(page.getByText('2 → 1 network')).toBeVisible();
  });
});

test('works on several networks', async ({ page }) => {
  await open(page, path);
  await test.step('merges a list, writes it for a firewall, and finds overlaps', async () => {
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.innerText.includes('No two entries')) document.body.dataset['untrue'] = '';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('tab', { name: 'Merge and overlaps' }).click();
    const merged = page.getByRole('textbox', { name: 'Merged networks' });
    await expect(merged).toContainText('10.0.0.0/23');
    await expect(page.getByText('6 → 2 networks')).toBeVisible();
    await expect(
      page
        .getByRole('row', { name: /^10\.0\.0\.64\/26/ })
        .or(page.getByRole('cell', { name: '10.0.0.64/26' }))
        .first(),
    ).toBeVisible();
    // Nor before the overlaps are known.
    await expect(page.locator('body')).not.toHaveAttribute('data-untrue');
    await page.getByLabel('Format', { exact: true }).selectOption('nginx');
    await expect(merged).toContainText('allow 10.0.0.0/23;');
    await page
      .getByRole('spinbutton', { name: 'Shorten prefixes by' })
      .or(page.getByRole('textbox', { name: 'Shorten prefixes by' }))
      .fill('1');
    await expect(page.getByText(/^Adds .* addresses that were not in the list\.$/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Networks', exact: true }).fill('10.0.0.0/32');
    await expect(page.getByText('Adds 1 address that was not in the list.')).toBeVisible();
  });
  await test.step('says which line is wrong', async () => {
    const list = page.getByRole('textbox', { name: 'Networks', exact: true });
    await list.fill('10.0.0.0/8\n10.0.0.0/33');
    await expect(page.getByRole('alert')).toContainText(/Line 2.*The prefix of “10\.0\.0\.0\/33”/s);
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(list).toBeFocused();
  });
  await test.step('compares two, looks addresses up, and splits', async () => {
    await reset(page);
    await page.getByRole('tab', { name: 'Compare two' }).click();
    await expect(page.getByText('They overlap')).toBeVisible();
    await page.getByRole('textbox', { name: 'Second network or range' }).fill('10.0.1.0/24');
    await expect(page.getByText('The first contains the second.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
    await page.getByRole('textbox', { name: 'Second network or range' }).fill('10.0.1.0/33');
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
    await page.getByRole('tab', { name: 'Look up' }).click();
    await expect(page.getByText('3 of 4 found')).toBeVisible();
    await expect(page.getByRole('cell', { name: '10.0.0.64/26', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Split' }).click();
    await expect(page.getByRole('textbox', { name: 'Subnets' })).toContainText('2001:db8:85a3:1::/64');
    await expect(page.getByText('256 subnets')).toBeVisible();
    await page.getByRole('textbox', { name: 'Subnet prefix length' }).fill('x');
    await expect(page.locator('main [data-stale]').filter({ has: page.getByText('256 subnets') })).toBeVisible();
  });
  await test.step('takes private networks out, and writes AllowedIPs', async () => {
    await page.getByRole('tab', { name: 'Exclude' }).click();
    await page.getByRole('button', { name: '0.0.0.0/0 without RFC 1918' }).click();
    await expect(page.getByRole('textbox', { name: 'Remaining networks' })).toContainText('11.0.0.0/8');
    await page.getByRole('button', { name: 'Copy as AllowedIPs' }).click();
    await copied(page).toMatch(/^AllowedIPs = 0\.0\.0\.0\/5, 8\.0\.0\.0\/7, 11\.0\.0\.0\/8, /);
    // The bar shows networks of one address beside half of all.
    await page.getByRole('textbox', { name: 'Without' }).fill('192.168.0.1');
    await expect(page.getByRole('textbox', { name: 'Remaining networks' })).toContainText('128.0.0.0/2');
    const widths = await page
      .locator('svg[role=img] rect')
      .evaluateAll((rects) => rects.map((rect) => Number(rect.getAttribute('width'))));
    expect(widths).toHaveLength(32);
    expect(Math.min(...widths)).toBeGreaterThan(0);
  });
});

test('merges a list that is too large for the editor', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Merge and overlaps' }).click();
  const pane = page.getByRole('region', { name: 'Networks', exact: true });
  const openList = async (content: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      pane.getByRole('button', { name: 'Open', exact: true }).click(),
    ]);
    await chooser.setFiles({ name: 'blocklist.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
  };
  // Comments make the list long without making the work heavy.
  const comment = `# ${'x'.repeat(998)}\n`;
  await openList(`${comment.repeat(5100)}10.0.0.0/25\n10.0.0.128/25\n`);
  await expect(pane.getByText('blocklist.txt')).toBeVisible();
  await expect(pane.getByText('too large for the editor')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Merged networks' })).toContainText('10.0.0.0/24');
  await expect(page.getByText('2 → 1 network', { exact: true })).toBeVisible();
  await openList(`${comment.repeat(5100)}10.0.0.0/33\n`);
  await expect(page.getByRole('alert')).toContainText('Line 5,101');
  await expect(page.getByRole('button', { name: 'Go to' })).toHaveCount(0);
  await pane.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('textbox', { name: 'Networks', exact: true })).toBeVisible();
});
