import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/bcrypt';

test('hashes', async ({ page }) => {
  await open(page, path);
  const card = page.getByRole('region', { name: 'Hash', exact: true });
  await expect(card.getByText(/^\$2b\$10\$/)).toBeVisible();

  await test.step('dims the hash of the cost before while the cost is wrong', async () => {
    const copy = card.getByRole('button', { name: 'Copy', exact: true });
    await expect(copy).toBeEnabled();
    await page.getByRole('textbox', { name: 'Cost' }).fill('99');
    await expect(copy).toBeDisabled();
    await expect(card.locator('[data-stale]').getByText(/^\$2b\$10\$/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'New salt' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Cost' }).fill('10');
    await expect(copy).toBeEnabled();
  });

  await test.step('tells that only 72 bytes count', async () => {
    await page.getByLabel('Password', { exact: true }).fill('é'.repeat(49));
    await expect(page.getByText('98 bytes; bcrypt ignores everything after byte 72 (character 36).')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('e'.repeat(98));
    await expect(page.getByText('98 bytes; bcrypt ignores everything after byte 72.')).toBeVisible();
  });

  await test.step('hashes after a pause or on Enter, with a new salt on demand', async () => {
    await page.getByLabel('Password', { exact: true }).fill('');
    await expect(card.getByText('Enter a password to see its hash.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'New salt' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Cost' }).fill('4');
    await expect(page.getByText('A cost below 10 is weak today')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    const hash = card.getByText(/^\$2b\$04\$[./A-Za-z0-9]{53}$/);
    await expect(hash).toBeVisible();
    const first = (await hash.textContent()) ?? '';
    await card.getByRole('button', { name: 'New salt' }).click();
    await expect(hash).not.toHaveText(first);
    await card.getByText('More options', { exact: true }).click();
    await page.getByLabel('User name for an htpasswd line').fill('admin');
    await card.getByRole('button', { name: 'Copy as htpasswd line' }).click();
    await copied(page).toMatch(/^admin:\$2y\$04\$/);
  });

  await test.step('Reset brings the defaults back and clears the passwords', async () => {
    await page.getByLabel('Password to check').fill('b');
    await expect(page.getByText('No match')).toBeVisible();
    await reset(page);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse battery staple');
    await expect(page.getByRole('textbox', { name: 'Cost' })).toHaveValue('10');
    await expect(page.getByText('They match')).toBeVisible();
    await expect(page.getByText(/^\$2b\$04/)).toHaveCount(0);
    await expect(card.getByText(/^\$2b\$10\$/)).toBeVisible();
  });

  await test.step('has the hash above the rare options on a phone, and no salt for a password it refuses', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const made = await card.getByText(/^\$2b\$10\$/).boundingBox();
    const more = await card.getByText('More options', { exact: true }).boundingBox();
    expect(made?.y).toBeLessThan(more?.y ?? 0);
    await expect(card.getByRole('button', { name: 'New salt' })).toBeEnabled();
    await page.getByLabel('Password', { exact: true }).fill('a\0b');
    await expect(card.getByText('Remove the null character (U+0000) at position 2.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'New salt' })).toBeDisabled();
  });
});

test('compares, cancels what takes long, and stores no secret', async ({ page }) => {
  await open(page, path);

  await test.step('stores no secret', async () => {
    await page.getByLabel('Password', { exact: true }).fill('canary-72');
    await page.getByText('More options', { exact: true }).click();
    await page.getByLabel('User name for an htpasswd line').fill('me');
    await page.reload();
    const kept = await page.evaluate(
      () => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain('canary-72');
  });

  await test.step('compares, explains the hash and says what is wrong with it', async () => {
    await expect(page.getByText('They match')).toBeVisible();
    await expect(page.getByText('2b · cost 10 · 1,024 iterations')).toBeVisible();
    await page.getByLabel('Password to check').fill('b');
    await expect(page.getByText('No match')).toBeVisible();
    await page.getByLabel('Hash to check against').fill('hello');
    await expect(page.getByText('Not a bcrypt hash: it must begin with $2a$, $2b$ or $2y$.')).toBeVisible();
    await expect(page.getByText('No match')).toHaveCount(0);
    const field = page.getByLabel('Hash to check against');
    const line = 'a:$2b$04$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe';
    await field.fill(`${line}\n${line.replace('a:', 'b:')}\n`);
    await expect(page.getByText('These are 2 hashes. Only one is compared at a time.')).toBeVisible();
    await page.getByRole('button', { name: 'Use the first' }).click();
    await expect(field).toHaveValue(line);
    await expect(page.getByText('2b · cost 4 · 16 iterations')).toBeVisible();
  });

  await test.step('asks before a comparison of many minutes, and cancels a long hash', async () => {
    // On a busy machine the hash may be computed meanwhile, and be canceled too.
    const compare = page.getByRole('region', { name: 'Compare', exact: true });
    const hash = page.getByRole('region', { name: 'Hash', exact: true });
    await page.getByLabel('Hash to check against').fill('$2a$31$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe');
    await expect(page.getByText('This hash has cost 31')).toBeVisible();
    await expect(page.getByText('Enter a password and paste a hash to compare them.')).toHaveCount(0);
    await compare.getByRole('button', { name: 'Compare anyway' }).click();
    await compare.getByRole('button', { name: 'Cancel' }).click();
    await expect(compare.getByRole('button', { name: 'Compare anyway' })).toBeVisible();
    await page.getByLabel('Hash to check against').fill('');
    await page.getByRole('textbox', { name: 'Cost' }).fill('20');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await expect(page.getByRole('progressbar', { name: 'Computing the hash' })).toBeVisible();
    const running = page.workers().length;
    await hash.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText('Working…')).toHaveCount(0);
    await expect.poll(() => page.workers().length).toBeLessThan(running);
  });

  await test.step('says that a hash was canceled, and starts it again', async () => {
    const card = page.getByRole('region', { name: 'Hash', exact: true });
    await page.getByLabel('Password', { exact: true }).fill('');
    await page.getByRole('textbox', { name: 'Cost' }).fill('20');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect(card.getByText('Canceled.')).toBeVisible();
    await card.getByRole('button', { name: 'New salt' }).click();
    await expect(card.getByRole('progressbar')).toBeVisible();
    await expect(card.getByText('Canceled.')).toHaveCount(0);
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect(card.getByText('Canceled.')).toBeVisible();
  });
});
