import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/email-normalizer';

test('normalizes a list', async ({ page }) => {
  await open(page, path);

  await test.step('while typing, and removes duplicates', async () => {
    await page.getByRole('textbox', { name: 'Addresses' }).fill('a.b@gmail.com, ab@gmail.com; AB@gmail.com');
    const result = page.getByRole('region', { name: 'Normalized' });
    await page.getByRole('button', { name: 'Remove 2 duplicates' }).click();
    await expect(page.getByText('ab@gmail.com').first()).toBeVisible();
    await expect(page.getByText('3 addresses')).toBeVisible();
    await result.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('ab@gmail.com');
  });

  await test.step('removes duplicates by the first option of the row', async () => {
    await reset(page);
    await expect(page.getByRole('button', { name: 'Remove 3 duplicates' })).toBeVisible();
    await page.getByRole('switch', { name: 'Remove duplicates' }).check();
    await expect(page.getByRole('button', { name: 'Remove 3 duplicates' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Normalized' })).toContainText('bob@yahoo.fr');
    await page.getByRole('region', { name: 'Normalized' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toMatch(/^annlee@gmail\.com\nbob@yahoo\.fr\n/);
  });

  await test.step('says what changed, and shows only what is not valid', async () => {
    await page.getByRole('textbox', { name: 'Addresses' }).fill('J.Doe+x@googlemail.com\nnobody@localhost');
    const table = page.getByRole('table', { name: 'What changed' });
    await expect(table.getByRole('row', { name: /J\.Doe/ })).toContainText(
      'lower case, tag removed, dots removed, domain merged',
    );
    await page.getByRole('button', { name: 'Show 1 invalid' }).click();
    await expect(page.getByRole('radio', { name: 'Invalid' })).toBeChecked();
    await expect(table.getByText('Invalid: the domain has no dot')).toBeVisible();
    await expect(table.getByText('googlemail')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Addresses' }).fill('J.Doe+x@googlemail.com');
    await expect(page.getByText('No address of this kind.')).toBeVisible();
  });

  await test.step('stops at the first that is not valid', async () => {
    await page.getByText('More options').click();
    await page.getByRole('main').getByRole('combobox', { name: 'Invalid' }).selectOption('error');
    await page.getByRole('textbox', { name: 'Addresses' }).fill('a@b.fr\nnobody');
    await expect(page.getByRole('alert')).toContainText('“nobody” is not a valid address');
  });
});

test('stays in its place and keeps the last good list when nothing is an address', async ({ page }) => {
  await open(page, path);
  for (const width of [1366, 390]) {
    await test.step(`moves nothing beside an error at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const filters = page.getByRole('radiogroup', { name: 'Show' });
      await expect(page.getByRole('button', { name: 'Show 1 invalid' })).toBeVisible();
      const before = await filters.boundingBox();
      await page.getByRole('textbox', { name: 'Addresses' }).fill('nobody');
      await expect(page.getByRole('alert')).toHaveText('No valid email address. The table says why.');
      expect((await filters.boundingBox())?.y).toBe(before?.y);
      await page.getByRole('textbox', { name: 'Addresses' }).fill('ann@example.com');
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect((await filters.boundingBox())?.y).toBe(before?.y);
      await page.setViewportSize({ width: 1366, height: 860 });
      await reset(page);
    });
  }

  await test.step('keeps the last good list, dimmed', async () => {
    const result = page.getByRole('region', { name: 'Normalized' });
    await expect(result).toContainText('bob@yahoo.fr');
    await page.getByRole('textbox', { name: 'Addresses' }).fill('{"a": [1, 2');
    await expect(page.getByRole('alert')).toHaveText('No valid email address. The table says why.');
    await expect(result).toContainText('bob@yahoo.fr');
    await expect(result.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await expect(page.getByRole('table', { name: 'What changed' })).toContainText('Invalid: no @');
    await page.getByRole('textbox', { name: 'Addresses' }).fill('A@b.fr, nobody');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(result).toContainText('a@b.fr');
  });

  await test.step('does not bring a list back that was cleared', async () => {
    const result = page.getByRole('region', { name: 'Normalized' });
    await page.getByRole('textbox', { name: 'Addresses' }).fill('');
    await expect(page.getByText('0 addresses')).toBeVisible();
    await page.getByRole('textbox', { name: 'Addresses' }).fill('a');
    await expect(page.getByRole('alert')).toHaveText('No valid email address. The table says why.');
    await expect(result).not.toContainText('a@b.fr');
  });
});
