import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/string-obfuscator';

test('masks texts and logs', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const masked = page.getByRole('textbox', { name: 'Masked' });

  await test.step('shows text, answer and every option without scrolling', async () => {
    await expect(masked).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('More options')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('switch', { name: 'One secret per line' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('masks while typing, follows the options and copies', async () => {
    await expect(masked).toContainText('GB82 **** **** **** **54 32');
    await expect(page.getByText('14 of 27 characters masked')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text' }).fill('1234567890');
    await expect(masked).toContainText('1234**7890');
    await page.getByRole('textbox', { name: 'Keep last' }).fill('0');
    await page.getByRole('radio', { name: 'x', exact: true }).check();
    await expect(masked).toContainText('1234xxxxxx');
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Hide the length' }).check();
    await page.getByLabel('Mask length').fill('3');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('1234xxx');
  });

  await test.step('has presets, and refuses a mask that is too long', async () => {
    await reset(page);
    await expect(masked).toContainText('GB82 **** **** **** **54 32');
    await page.getByRole('textbox', { name: 'Text' }).fill('alice@example.org');
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await expect(masked).toContainText('a****@example.org');
    await page.getByRole('radio', { name: 'Other' }).check();
    const custom = page.getByLabel('Custom mask');
    await custom.fill('');
    await custom.pressSequentially('xx');
    await expect(masked).toContainText('axxxxxxxx@example.org');
    await custom.fill('123456789');
    await expect(page.getByText('The mask must have 1 to 8 characters.')).toBeVisible();
    await reset(page);
    await expect(masked).toContainText('GB82 **** **** **** **54 32');
  });

  await test.step('finds the secrets of a log and leaves those in clear that are unticked', async () => {
    await page.getByRole('tab', { name: 'Log redaction' }).click();
    await expect(page.getByText('3 secrets found')).toBeVisible();
    await expect(masked).toContainText('4111 **** **** 1111');
    await page.getByRole('checkbox', { name: 'Mask the Card number on line 2' }).uncheck();
    await expect(masked).toContainText('4111 1111 1111 1111');
    await page.getByRole('tab', { name: 'Mask' }).click();
    await page.getByRole('tab', { name: 'Log redaction' }).click();
    await expect(masked).toContainText('4111 1111 1111 1111');
    await page.getByRole('textbox', { name: 'Text' }).fill('nothing to see');
    await expect(page.getByText('No secret was found.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text' }).fill('');
    await expect(page.getByText('No secret was found.')).toHaveCount(0);
  });
});

test('keeps the text out of the address and of storage', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Text' }).fill('canary-4f2a');
  await page.getByRole('button', { name: 'UUID' }).click();
  await page.reload();
  await page.getByText('More options · 1 changed').click();
  await expect(page.getByRole('textbox', { name: 'All kept characters' })).toHaveValue('-');
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('canary-4f2a');

  await test.step('and does not leave another log in clear where the one before was', async () => {
    const masked = page.getByRole('textbox', { name: 'Masked' });
    const card = page.getByRole('checkbox', { name: 'Mask the Card number on line 2' });
    await page.getByRole('tab', { name: 'Log redaction' }).click();
    await card.uncheck();
    await expect(masked).toContainText('4111 1111 1111 1111');
    await page.reload();
    await expect(card).toBeChecked();
    await expect(masked).not.toContainText('4111 1111 1111 1111');
  });
});
