import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/slugify-string';

test('makes a slug of every line', async ({ page }) => {
  await open(page, path);
  const titles = page.getByRole('textbox', { name: 'Titles' });
  const table = page.getByRole('table', { name: 'Slugs' });
  await test.step('in the language of the titles', async () => {
    await expect(table.getByRole('cell', { name: 'deja-vu-50-percent-off-and-more' }).first()).toBeVisible();
    await expect(table.getByRole('cell', { name: 'ni-hao-shi-jie' }).first()).toBeVisible();
    await titles.fill('Über Straße');
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect(table.getByRole('cell', { name: 'ueber-strasse' }).first()).toBeVisible();
    await expect(page.getByText('In a URL https://example.com/blog/ueber-strasse')).toBeVisible();
    await page.getByRole('switch', { name: 'Keep accents and scripts' }).check();
    await table.getByRole('button', { name: 'Copy über-straße' }).click();
    await copied(page).toBe('über-straße');
  });
  await test.step('shows a title that has no slug, and says why', async () => {
    await reset(page);
    await titles.fill('One\n???\nTwo');
    const row = table.getByRole('row').nth(2);
    await expect(row).toContainText('???');
    await expect(row).toContainText('No letters or digits');
    await expect(row.getByRole('button')).toHaveCount(0);
  });
  await test.step('follows presets and options', async () => {
    await titles.fill('Été à la plage.JPEG\nÉté à la plage.JPEG');
    await page.getByRole('button', { name: 'File name' }).click();
    await expect(table.getByRole('cell', { name: 'Ete-a-la-plage-2.JPEG' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Python identifier' }).click();
    await expect(table.getByRole('cell', { name: 'ete_a_la_plage_jpeg' }).first()).toBeVisible();
    await page.getByText('More options').click();
    await page.getByRole('textbox', { name: 'Replacements' }).fill('plage => mer');
    await expect(table.getByRole('cell', { name: 'ete_a_la_mer_jpeg' }).first()).toBeVisible();
    await page.getByLabel('Maximum length').fill('6');
    await page.getByLabel('Maximum length').press('Tab');
    await expect(table.getByRole('cell', { name: 'ete_a', exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy all' }).click();
    await copied(page).toBe('ete_a\nete_a');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Enter a title')).toBeVisible();
    await page.getByRole('button', { name: 'GitHub heading anchor' }).click();
    await titles.fill('Q & A');
    await expect(table.getByRole('cell', { name: 'q--a' }).first()).toBeVisible();
  });
  await test.step('has every slug beside its title, and numbers those that repeat', async () => {
    await reset(page);
    await titles.fill('A title\n\nA title!\nAnother');
    const slugs = page.getByRole('region', { name: 'Slugs' });
    await expect(table.getByRole('row').nth(2)).toContainText('A title!');
    await expect(table.getByRole('row').nth(2)).toContainText('a-title');
    await expect(slugs).toContainText('3 · 1 repeated');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Number repeated slugs' }).click();
    await expect(table.getByRole('row').nth(2)).toContainText('a-title-2');
    await expect(page.getByRole('button', { name: 'Number repeated slugs' })).toHaveCount(0);
  });
});
