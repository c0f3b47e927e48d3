import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/curl-converter';
const input = (page: Page) => page.getByRole('textbox', { name: 'Command or request' });
const output = (page: Page) => page.getByRole('textbox', { name: 'Result' });

/** Chooses the first target that a search finds. */
async function write(page: Page, search: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Convert to' }).fill(search);
  await page.getByRole('combobox', { name: 'Convert to' }).press('Enter');
}

test('converts a command', async ({ page }) => {
  await open(page, path);

  await test.step('writes code in the chosen language, and takes secrets out', async () => {
    await expect(output(page)).toContainText('"Authorization": "Bearer t0p-s3cret"');
    await expect(page.getByText('read as curl, POSIX')).toBeVisible();
    await page.getByRole('button', { name: 'Redact', exact: true }).click();
    await expect(output(page)).toContainText('"Authorization": "Bearer REDACTED"');
    await write(page, 'python httpx');
    await expect(output(page)).toContainText('response = httpx.post(');
    await input(page).fill('curl -sX PUT https://ex.com/a');
    await page.getByRole('combobox', { name: 'Convert to' }).click();
    await page.getByRole('listbox', { name: 'Convert to' }).getByRole('option', { name: 'HTTP', exact: true }).click();
    await expect(output(page)).toContainText('PUT /a HTTP/1.1');
    await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('PUT /a HTTP/1.1\nHost: ex.com\n\n');
  });

  await test.step('shows the request and the fate of its flags', async () => {
    await input(page).fill('curl ^"https://ex.com/^" ^\n  -H ^"x-a: 1^" -s');
    await expect(page.getByText('read as curl, cmd.exe')).toBeVisible();
    await page.getByRole('tab', { name: 'Request' }).click();
    await expect(page.getByRole('row', { name: 'x-a 1' })).toBeVisible();
    await page.getByRole('tab', { name: 'Flags' }).click();
    await expect(page.getByRole('button', { name: 'Line 1 -H sets the header x-a.' })).toBeVisible();
    await page.getByRole('button', { name: 'Line 1 -s matters only on the command line.' }).click();
    await expect(input(page)).toBeFocused();
    await input(page).fill("curl 'x");
    await expect(page.getByRole('alert')).toContainText('never closed');
  });

  await test.step('keeps the tabs and Copy in one line on a phone', async () => {
    await page.getByRole('tab', { name: 'Code' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    const pane = page.getByRole('region', { name: 'Result' });
    const tab = await pane.getByRole('tab', { name: 'Code' }).boundingBox();
    const copy = await pane.getByRole('button', { name: 'Copy', exact: true }).boundingBox();
    expect(copy?.y).toBeLessThan((tab?.y ?? 0) + (tab?.height ?? 0));
  });
});

test('keeps no command with a password, read or not', async ({ page }) => {
  await open(page, path);
  await test.step('but the sample, whose token is none', async () => {
    await expect(output(page)).toContainText('Bearer t0p-s3cret');
    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(input(page)).toContainText('Bearer t0p-s3cret');
  });
  for (const [command, told] of [
    ['curl -U ada:t0p-proxy --cert c.pem:t0p-file https://ex.com', 'Contains secrets: -U, --cert.'],
    ["curl --pass t0p-key 'https://ex.com", 'never closed'],
    ["curl -x ada:t0p-proxy@p 'https://ex.com", 'never closed'],
  ] as const) {
    await expect(page.getByText(told)).toHaveCount(0);
    await input(page).fill(command);
    await expect(page.getByText(told).first()).toBeVisible();
    await page.reload();
    const kept = await page.evaluate(
      () => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain('t0p-');
    await expect(page.locator('html[data-ready]')).toBeAttached();
  }

  await test.step('says of a fault alone, below the panes', async () => {
    await reset(page);
    await expect(page.getByText('Contains secrets: Authorization.')).toBeVisible();
    await expect(page.locator('[data-stale]')).toHaveCount(0);
    await input(page).fill("curl 'https://example.com");
    await expect(page.getByRole('alert')).toContainText('never closed');
    // The editor marks what follows the quote.
    await expect(input(page).locator('.cm-mark-error')).toHaveText("'https://example.com");
    await expect(page.getByText('Contains secrets')).toHaveCount(0);
  });
});
