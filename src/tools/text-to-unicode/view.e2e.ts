import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/text-to-unicode';

test('escapes, inspects and finds characters', async ({ page }) => {
  await open(page, path);

  await test.step('escapes while typing and reads what is typed on the other side', async () => {
    const text = page.getByRole('textbox', { name: 'Text' });
    const escaped = page.getByRole('textbox', { name: 'Escaped' });
    await text.fill('é😀');
    await expect(escaped).toContainText('\\u00E9\\uD83D\\uDE00');
    for (const fact of ['2 code points', '6 bytes in UTF-8'])
      await expect(page.getByText(fact, { exact: true })).toBeVisible();
    await escaped.fill('caf\\u00e9 &#x1F600;');
    await expect(text).toContainText('café 😀');
  });

  await test.step('inspects every character and copies a cell', async () => {
    await page.getByRole('tab', { name: 'Inspect' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('e\u0301');
    await page.getByRole('button', { name: 'Copy COMBINING ACUTE ACCENT' }).click();
    await copied(page).toBe('COMBINING ACUTE ACCENT');
    await page.getByRole('button', { name: 'NFC differs: use it' }).click();
    await expect(page.getByText('NFC: same')).toBeVisible();
  });

  await test.step('enlarges the character under the pointer', async () => {
    const cell = page.getByRole('button', { name: 'Copy é', exact: true });
    await cell.hover();
    const large = page.getByRole('tooltip').filter({ hasText: 'é' });
    await expect(large).toBeVisible();
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    expect(await large.evaluate(sizeOf)).toBeGreaterThan(2 * (await cell.evaluate(sizeOf)));
    await page.mouse.move(0, 0);
  });

  await test.step('finds a character and adds it to the text', async () => {
    await page.getByRole('tab', { name: 'Find' }).click();
    const query = page.getByRole('textbox', { name: 'Name, character or number' });
    await query.fill('letter');
    await expect(page.getByText('Only the first 500 are listed.')).toBeVisible();
    await query.fill('euro sign');
    await expect(page.getByText('Only the first 500 are listed.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add EURO SIGN to the text' }).click();
    await page.getByRole('tab', { name: 'Convert' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('€');
  });

  await test.step('has its options in one row on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const notation = await page.getByRole('combobox', { name: 'Notation' }).boundingBox();
    const panes = await page.getByRole('region', { name: 'Text', exact: true }).boundingBox();
    expect((panes?.y ?? Infinity) - (notation?.y ?? 0)).toBeLessThan(60);
  });
});

test('deals with escapes that cannot be read', async ({ page }) => {
  await open(page, path);
  const escaped = page.getByRole('textbox', { name: 'Escaped' });

  await test.step('says which escape is wrong and reads every notation then', async () => {
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Read every notation' }).uncheck();
    await escaped.fill('\\u12');
    await expect(page.getByRole('alert')).toContainText('is not a complete escape');
    await page.getByRole('alert').getByRole('button', { name: 'Read every notation' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('\\u12');
  });

  await test.step('writes nothing over them', async () => {
    await page.getByRole('switch', { name: 'Read every notation' }).uncheck();
    await escaped.fill('Caf\\u00E9');
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Café');
    await escaped.fill('Caf\\u00');
    await page.getByRole('tab', { name: 'Inspect' }).click();
    await expect(page.getByRole('alert')).toContainText('is not a complete escape');
    await expect(page.getByRole('textbox', { name: 'Text' })).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Copy LATIN SMALL LETTER F' })).toBeDisabled();
    await page.getByRole('tab', { name: 'Find' }).click();
    await page.getByRole('textbox', { name: 'Name, character or number' }).fill('euro sign');
    await expect(page.getByRole('button', { name: 'Add EURO SIGN to the text' })).toBeDisabled();
    await page.getByRole('tab', { name: 'Convert' }).click();
    await expect(escaped).toContainText('Caf\\u00');
  });
});

test('looks for hidden characters with another tool', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Inspect' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('a\u200Bb');
  await page.getByRole('link', { name: 'Look for hidden characters' }).click();
  await expect(page).toHaveURL(/\/invisible-characters$/);
  await expect(page.getByText('Look closer: 1 zero-width character.')).toBeVisible();
});
