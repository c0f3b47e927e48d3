import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/roman-numeral-converter';
const field = 'Number or Roman numeral';

test('converts numbers and numerals', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: field });
  await test.step('converts either kind and explains it', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'MMXXIV' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Step by step' })).toHaveText(/MM2,000XX20IV4/);
    await input.fill('mcmxciv');
    await expect(page.getByRole('status').filter({ hasText: '1994' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('1994');
  });
  await test.step('writes large numbers with overlines, in lower case too', async () => {
    await input.fill('4,001');
    await expect(page.getByRole('status').filter({ hasText: 'I\u0305V\u0305I' })).toBeVisible();
    await page.getByRole('switch', { name: 'Lower case' }).check();
    await expect(page.getByRole('status').filter({ hasText: 'i\u0305v\u0305i' })).toBeVisible();
  });
  await test.step('converts several lines into a table', async () => {
    await page.getByRole('switch', { name: 'Lower case' }).uncheck();
    await input.fill('1999\nXII\n1.5');
    const table = page.getByRole('table', { name: 'Converted lines' });
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table).toContainText('MCMXCIX');
    await expect(table).toContainText('1.5 is not a whole number');
    await expect(page.getByText('1 could not be read')).toBeVisible();
    await page.getByRole('button', { name: 'Copy the results' }).click();
    await copied(page).toBe('MCMXCIX\n12\n');
  });
});

test('reads what is not in the standard form', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: field });
  await test.step('offers the standard form, or reads what is not', async () => {
    await input.fill('IC');
    await expect(page.getByText('the symbols add up to 99')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'MMXXIV' })).toBeVisible();
    await page.getByRole('button', { name: 'Did you mean XCIX?' }).click();
    await expect(input).toHaveValue('XCIX');
    await input.fill('IC');
    await page.getByRole('switch', { name: 'Standard form only' }).uncheck();
    await expect(page.getByRole('status').filter({ hasText: '99' })).toBeVisible();
    await input.fill('');
    await expect(page.getByText('Enter a number such as 1994')).toBeVisible();
    // What was cleared does not come back.
    await input.fill('?');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('status').filter({ hasText: '99' })).toHaveCount(0);
  });
  await test.step('Reset brings the defaults back', async () => {
    await input.fill('IC');
    await page.getByRole('switch', { name: 'Lower case' }).check();
    await reset(page);
    await expect(input).toHaveValue('2024');
    await expect(page.getByRole('switch', { name: 'Standard form only' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Lower case' })).not.toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: 'MMXXIV' })).toBeVisible();
  });
  await test.step('marks the field, and copies nothing, when no line can be read', async () => {
    await input.fill('IC\n1.5');
    await expect(page.getByText('No line could be read. The first one: Not the standard form')).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[data-stale]').filter({ hasText: 'MMXXIV' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
    await input.fill('XC\n1.5');
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: 'Copy the results' })).toBeEnabled();
  });
});
