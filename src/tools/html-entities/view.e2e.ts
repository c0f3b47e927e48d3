import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/html-entities';

test('escapes and decodes', async ({ page }) => {
  await open(page, path);
  const text = page.getByRole('textbox', { name: 'Text' });
  const escaped = page.getByRole('textbox', { name: 'Escaped' });
  await test.step('escapes while typing and decodes what is typed on the other side', async () => {
    await expect(escaped).toContainText('&lt;a href=&quot;/?a=1&amp;b=2&quot;&gt;Café');
    await page.getByRole('combobox', { name: 'Escape' }).selectOption('non-ascii');
    await expect(escaped).toContainText('Caf&eacute; &mdash; it&#39;s &ldquo;fine&rdquo;');
    await page.getByRole('radio', { name: 'Decimal', exact: true }).check();
    await expect(escaped).toContainText('Caf&#233;');
    await escaped.fill('&lt;img src=x onerror=alert(1)&gt; &copy 2024');
    await expect(text).toContainText('<img src=x onerror=alert(1)> © 2024');
    await page.getByRole('combobox', { name: 'Escape' }).selectOption('special');
    await page.getByRole('radio', { name: 'Names', exact: true }).check();
  });
  await test.step('takes the answer as the next text, and clears both where one types', async () => {
    const panes = (name: string) => page.getByRole('region', { name, exact: true });
    await text.fill('&lt;');
    await expect(escaped).toHaveText('&amp;lt;');
    await expect(panes('Escaped').getByRole('button', { name: 'Clear' })).toHaveCount(0);
    await expect(panes('Escaped').getByRole('button', { name: 'Escape this text' })).toHaveCount(0);
    await panes('Text').getByRole('button', { name: 'Decode this text' }).click();
    await expect(text).toHaveText('<');
    await expect(escaped).toBeFocused();
    await panes('Escaped').getByRole('button', { name: 'Clear' }).click();
    await expect(panes('Text').getByRole('button', { name: 'Copy' })).toBeDisabled();
  });
  await test.step('offers to decode once more', async () => {
    await escaped.fill('&amp;lt;');
    await expect(page.getByText('Escaped twice')).toBeVisible();
    await page.getByRole('button', { name: 'Decode again' }).click();
    await expect(text).toContainText('<');
    await expect(page.getByText('Escaped twice')).toHaveCount(0);
  });
  await test.step('says which character no reference gives back', async () => {
    await text.fill('a\u0085<');
    await expect(page.getByText('U+0085 on line 1 stays as it is')).toBeVisible();
    await text.fill('a<');
    await expect(page.getByText('stays as it is')).toHaveCount(0);
  });
  await test.step('shows what cannot be seen', async () => {
    await page.getByRole('switch', { name: 'Show invisibles' }).check();
    await escaped.fill('a&nbsp;b&#x200B;c&shy;d');
    const shown = page.getByRole('region', { name: 'Invisible characters' });
    await expect(shown).toContainText('3 invisible characters');
    await expect(shown).toContainText('aNBSPbZWSPcSHYd');
    // Counted to the end, though the end is not shown.
    await text.fill(`${'a'.repeat(25_000)}\u00a0`);
    await expect(shown).toContainText('1 invisible character');
    await expect(shown).toContainText('Only the first 20,000 characters are shown here.');
  });
  await test.step('decodes an attribute by its own rules', async () => {
    await escaped.fill('?x=1&copy=2');
    await expect(text).toContainText('?x=1©=2');
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Decode as an attribute value' }).check();
    await expect(text).toContainText('?x=1&copy=2');
  });
});

test('lists all entities', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, path);
  const table = page.getByRole('table', { name: 'All entities' });
  await test.step('shows the rows of the table on a small screen', async () => {
    await expect(table.getByRole('button', { name: 'Copy &amp;', exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Mathematics' }).check();
    await expect(table.getByRole('button', { name: 'Copy &plus;' })).toBeVisible();
  });
  await test.step('finds entities and copies any cell', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    await page.getByRole('radio', { name: 'All', exact: true }).check();
    await expect(table).toBeVisible();
    await page.getByRole('textbox', { name: 'Find an entity' }).fill('hellip');
    await expect(table.getByRole('row')).toHaveCount(2);
    await table.getByRole('button', { name: 'Copy &mldr;' }).click();
    await copied(page).toBe('&mldr;');
    await table.getByRole('button', { name: 'Copy U+2026' }).click();
    await copied(page).toBe('U+2026');
    await page.getByRole('textbox', { name: 'Find an entity' }).fill('');
    await page.getByRole('radio', { name: 'Greek' }).check();
    await expect(page.getByText(/^\d+ entities$/)).toBeVisible();
    await expect(table.getByRole('button', { name: 'Copy &Alpha;', exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Find an entity' }).fill('zzz');
    await expect(page.getByText('No such entity.')).toBeVisible();
  });
});
