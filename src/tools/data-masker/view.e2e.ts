import { cancelAtOnce, copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/data-masker';

test('masks the sample, and says what it does not search for, on a phone in one line', async ({ page }) => {
  await open(page, path);
  await test.step('masks the sample, and says what it does not search for', async () => {
    const masked = page.getByRole('textbox', { name: 'Masked' });
    await expect(masked).toContainText('login [EMAIL-1] from [IPV4-1]');
    await expect(page.getByText(/^Not searched: names of people/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Everything that is not searched' })).toBeHidden();
    await expect(
      page.getByText('Revoke these, because the original exposes them: 1 password in a URL, 1 secret value.'),
    ).toBeVisible();
    // Masking has not failed.
    await expect(page.getByRole('alert')).toHaveCount(0);
    const findings = page.getByRole('list', { name: 'Findings' });
    await expect(findings).toBeHidden();
    await expect(page.getByText(/^Findings · .* · 1 email address in 2 places/)).toBeVisible();
    await page.getByText(/^Findings · 1 password/).click();
    await expect(findings).toBeVisible();
    await expect(findings).not.toContainText('ann@corp.fr');
    await page.getByRole('switch', { name: 'Show original values' }).check();
    await expect(findings.getByRole('listitem').first()).toContainText('ann@corp.fr → [EMAIL-1]');
    await page.getByLabel('Style').selectOption('Realistic');
    await expect(masked).toContainText('login user1@example.com from 192.0.2.1');
    await page.getByLabel('Style').selectOption('Placeholders');
    await page.getByRole('textbox', { name: 'Original' }).fill('{"mail":"ann@corp.fr"}');
    await expect(masked).toContainText('{"mail":"[EMAIL-1]"}');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('{"mail":"[EMAIL-1]"}');
  });
  await test.step('says on a phone in one line what it does not search for, and the rest on demand', async () => {
    await reset(page);
    await expect(page.getByRole('textbox', { name: 'Masked' })).toContainText('login [EMAIL-1] from [IPV4-1]');
    await page.setViewportSize({ width: 390, height: 844 });
    const sentence = page.getByText(/^Not searched: names of people/);
    const tally = page.getByText(/^Findings · /);
    await expect.poll(async () => (await tally.boundingBox())?.height).toBeLessThan(48);
    const { height = 0 } = (await sentence.boundingBox()) ?? {};
    await page.getByRole('button', { name: 'Everything that is not searched' }).click();
    await expect.poll(async () => (await sentence.boundingBox())?.height).toBeGreaterThan(2 * height);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Original' })).toHaveText(/^Paste text, a log/);
  });
});

test('shows no progress while a run confirms the result that came with the page', async ({ page }) => {
  await page.clock.install();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  await open(page, path);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(2000);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toHaveCount(0);
  await page.getByLabel('Style').selectOption('Realistic');
  await page.clock.runFor(2000);
  await expect(cancel).toBeVisible();
  release();
  await expect(page.getByRole('textbox', { name: 'Masked' })).toContainText('login user1@example.com');
});

test('searches for own patterns, and leaves one value, and a whole kind, as they are', async ({ page }) => {
  await open(page, path);
  await test.step('searches for own patterns, and leads to what is wrong with one', async () => {
    const masked = page.getByRole('textbox', { name: 'Masked' });
    await page.getByRole('textbox', { name: 'Original' }).fill('customer C-1234');
    await page.getByText('More options').click();
    await page.getByRole('button', { name: 'Add a pattern' }).click();
    await page.getByRole('textbox', { name: 'Name 1' }).fill('customer no');
    const pattern = page.getByRole('textbox', { name: 'Pattern 1', exact: true });
    await pattern.fill(String.raw`c-\d+`);
    await expect(masked).toContainText('customer [CUSTOMER-NO-1]');
    await pattern.fill('c-(');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Pattern 1 is not a regular expression: see character 4.');
    await expect(pattern).toHaveAttribute('aria-invalid', 'true');
    // The last good result stays, dimmed.
    await expect(masked).toContainText('customer [CUSTOMER-NO-1]');
    await expect(page.getByRole('region', { name: 'Masked' }).locator('[data-stale]')).toBeVisible();
    // What it marks are the values of the older text: at their places in the result, nowhere in the text typed since.
    await page.getByRole('textbox', { name: 'Original' }).fill('to: customer C-1234');
    await expect(page.locator('[class*=cm-mark-]')).toHaveText(['[CUSTOMER-NO-1]']);
    await alert.getByRole('button', { name: 'Go to' }).click();
    await expect(pattern).toBeFocused();
    await page.getByRole('button', { name: 'Remove pattern 1' }).click();
    await expect(page.getByRole('button', { name: 'Add a pattern' })).toBeFocused();
    await expect(masked).toContainText('customer C-1234');
  });
  await test.step('leaves one value, and a whole kind, as they are', async () => {
    const masked = page.getByRole('textbox', { name: 'Masked' });
    const original = page.getByRole('textbox', { name: 'Original' });
    const pane = page.getByRole('region', { name: 'Original' });
    await original.fill('ann@corp.fr bob@corp.fr 10.1.2.3 Ada');
    await expect(masked).toContainText('[EMAIL-1] [EMAIL-2] [IPV4-1]');
    await pane.getByTitle('Email addresses: [EMAIL-1]').click();
    await pane.getByRole('button', { name: 'Keep this one' }).click();
    await expect(masked).toContainText('ann@corp.fr [EMAIL-1] [IPV4-1]');
    await expect(original).toBeFocused();
    await pane.getByTitle('IPv4 addresses: [IPV4-1]').click();
    await pane.getByRole('button', { name: 'Keep all of this kind' }).click();
    await expect(masked).toContainText('ann@corp.fr [EMAIL-1] 10.1.2.3 Ada');
    await page.getByText(/^Findings · /).click();
    await page.getByRole('list', { name: 'Findings' }).getByRole('button', { name: 'Keep all of this kind' }).click();
    await expect(masked).toContainText('ann@corp.fr bob@corp.fr 10.1.2.3 Ada');
    await original.press('ControlOrMeta+End');
    await original.press('Control+Shift+ArrowLeft');
    await pane.getByRole('button', { name: 'Mask the selection everywhere' }).click();
    await expect(masked).toContainText('bob@corp.fr 10.1.2.3 [CUSTOM-1]');
  });
});

test('keeps the focus in the list when its last row goes, and masks a file that is too large for the editor', async ({
  page,
}) => {
  await open(page, path);
  await test.step('keeps the focus in the list when its last row goes', async () => {
    await page.getByRole('textbox', { name: 'Original' }).fill('ann@corp.fr bob@corp.fr');
    const masked = page.getByRole('textbox', { name: 'Masked' });
    await expect(masked).toContainText('[EMAIL-1] [EMAIL-2]');
    await page.getByText(/^Findings · /).click();
    const findings = page.getByRole('list', { name: 'Findings' });
    await findings.getByRole('button', { name: 'Keep this one' }).last().click();
    await expect(masked).toContainText('[EMAIL-1] bob@corp.fr');
    await expect(findings.getByRole('button', { name: 'Keep all of this kind' })).toBeFocused();
  });
  await test.step('masks a file that is too large for the editor', async () => {
    const line = '2026-03-01 INFO login ann@corp.fr from 10.1.2.3\n';
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open', exact: true }).click(),
    ]);
    const buffer = Buffer.from(line.repeat(120_000));
    await chooser.setFiles({ name: 'app.log', mimeType: 'text/plain', buffer });
    await expect(page.getByText('too large for the editor')).toBeVisible();
    const masked = page.getByRole('textbox', { name: 'Masked' });
    await expect(masked).toContainText('login [EMAIL-1] from [IPV4-1]');
    await expect(page.getByText(/^Findings · .*email address/)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('app.masked.log');
    let size = 0;
    for await (const part of await download.createReadStream()) size += (part as Buffer).length;
    expect(size).toBe('2026-03-01 INFO login [EMAIL-1] from [IPV4-1]\n'.length * 120_000);
    await cancelAtOnce(page);
    await page.getByText(/^Findings · /).click();
    await page.getByRole('button', { name: 'Keep all of this kind' }).first().click();
    await expect(page.getByText('Canceled: there is no result with these options.')).toBeVisible();
    await page.getByRole('button', { name: 'Close the file' }).click();
    await expect(page.getByRole('textbox', { name: 'Original' })).toBeVisible();
  });
});
