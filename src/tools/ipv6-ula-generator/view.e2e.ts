import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/ipv6-ula-generator';
const prefixes = /^fd[\da-f:]+\/48$/;

test('makes prefixes', async ({ page }) => {
  await open(page, path);
  const prefix = page.locator('output').first();

  await test.step('has one at once, keeps it after a reload, makes another on request', async () => {
    await expect(prefix).toHaveText(prefixes);
    const first = await prefix.innerText();
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await copied(page).toBe(first);
    await page.reload();
    await expect(prefix).toHaveText(first);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(prefix).not.toHaveText(first);
    await expect(prefix).toHaveText(prefixes);
    const second = await prefix.innerText();
    await page.keyboard.press('Control+Enter');
    await expect(prefix).not.toHaveText(second);
  });

  await test.step('makes one from a MAC address, and never while typing', async () => {
    await page.getByRole('radio', { name: 'From a MAC address' }).check();
    await page.getByText('How it was derived').click();
    await expect(page.getByText('203706fffe123456')).toBeVisible();
    const kept = await prefix.innerText();
    const mac = page.getByRole('textbox', { name: 'MAC address' });
    await mac.fill('20:37:06:12:34');
    await expect(page.getByText('press Regenerate')).toBeVisible();
    await expect(prefix).toHaveText(kept);
    await mac.press('Enter');
    await expect(page.getByRole('alert')).toContainText('only 10 digits');
    await expect(prefix).toHaveText(kept);
  });

  await test.step('Reset brings the defaults back, with another prefix', async () => {
    const before = await prefix.innerText();
    await reset(page);
    await expect(page.getByRole('radio', { name: 'Random' })).toBeChecked();
    await expect(prefix).not.toHaveText(before);
    await expect(prefix).toHaveText(prefixes);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('keeps a random prefix when the one of a MAC address comes late', async ({ page }) => {
  const sha1 = /legacy-[^/]*\.js$/;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(sha1, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, path);
  const prefix = page.locator('output').first();
  await expect(prefix).toHaveText(prefixes);
  const first = await prefix.innerText();
  const late = page.waitForResponse(sha1);
  await page.getByRole('radio', { name: 'From a MAC address' }).check();
  await page.getByRole('radio', { name: 'Random' }).check();
  await expect(prefix).not.toHaveText(first);
  const random = await prefix.innerText();
  release();
  // Who imports it second goes on second: the late prefix is made by then, and drawn in the next frame.
  await page.evaluate((file) => import(file), (await late).url());
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(prefix).toHaveText(random);
});

test('reads a link, and shows its subnets', async ({ page }) => {
  const wide = { width: 1366, height: 768 };
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await open(page, `${path}#globalId=123456789a`);
  const subnet = page.getByRole('textbox', { name: 'Subnet, 0000 to ffff' });
  for (const viewport of [phone, wide]) {
    await test.step(`has a subnet in the first screen, at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await expect(page.getByText('fd12:3456:789a::1', { exact: true })).toBeInViewport({ ratio: 1 });
      // The prefix is there once, large.
      await expect(page.getByText('fd12:3456:789a::/48', { exact: true })).toHaveCount(1);
    });
  }
  for (const viewport of [phone, wide]) {
    await test.step(`keeps the facts in their place beside a wrong subnet at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      const row = page.getByText('Expanded', { exact: true });
      const before = await row.boundingBox();
      await subnet.fill('x');
      const fault = page.getByText('Enter one to four hexadecimal digits');
      await expect(fault).toBeVisible();
      expect(await row.boundingBox()).toEqual(before);
      await subnet.fill('0');
      await expect(fault).toBeHidden();
    });
  }

  await test.step('picks subnets and writes snippets', async () => {
    await expect(page.locator('output').first()).toHaveText('fd12:3456:789a::/48');
    await subnet.fill('0f');
    await page.getByRole('button', { name: 'Next subnet' }).click();
    await expect(page.getByText('fd12:3456:789a:10::1', { exact: true })).toBeVisible();
    await subnet.fill('x');
    await expect(page.getByText('Enter one to four hexadecimal digits')).toBeVisible();
    await expect(page.getByText('fd12:3456:789a:10::/64', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Kubernetes' }).check();
    await expect(page.getByText('podSubnet: fd12:3456:789a::/56')).toBeVisible();
  });
});
