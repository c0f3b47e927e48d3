import { copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/text-to-binary';

test('converts text and bytes while typing', async ({ page }) => {
  await open(page, path);
  await test.step('writes bytes while typing and reads what is typed on the other side', async () => {
    const text = page.getByRole('textbox', { name: 'Text' });
    const digits = page.getByRole('textbox', { name: 'Bytes' });
    await text.fill('Aé');
    await expect(digits).toContainText('01000001 11000011 10101001');
    await digits.fill('48 69');
    await expect(text).toContainText('Hi');
  });
  await test.step('names what leaves no ink', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill(' \n\t\u007F');
    const table = page.getByRole('table');
    for (const sign of ['␣', 'LF', 'HT', 'DEL']) {
      await expect(table.getByRole('cell', { name: sign, exact: true })).toBeVisible();
    }
  });
  await test.step('names the sets in which bytes are text', async () => {
    await page.getByRole('textbox', { name: 'Bytes' }).fill('93 fa 96 7b');
    await page.getByRole('alert').getByRole('button', { name: 'Show as replacement characters' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('\uFFFD');
  });
  await test.step('wraps what long text gives', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('Hi '.repeat(5000));
    const start = page.getByRole('group', { name: 'Bytes', exact: true });
    await expect(page.getByText('Only the first 10,000 of 134,999 characters')).toBeInViewport();
    await expect(start).toContainText('01001000 01101001');
    await expect(page.getByText('Only the first 1,000 are listed.')).toBeVisible();
    // Whole lines, and no higher than the pane.
    expect(
      await start.evaluate((box) => (box.clientHeight - 10) % Number.parseFloat(getComputedStyle(box).lineHeight)),
    ).toBeLessThan(1);
    expect(await start.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
  await test.step('offers UTF-8 for a character that a set lacks', async () => {
    await page.getByRole('main').getByRole('combobox', { name: 'Character set' }).selectOption('ascii');
    await page.getByRole('textbox', { name: 'Text' }).fill('é');
    await page.getByRole('alert').getByRole('button', { name: 'Use UTF-8' }).click();
    await expect(page.getByRole('textbox', { name: 'Bytes' })).toContainText('11000011 10101001');
  });
  await test.step('follows base, separator and character set', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('é€');
    await page.getByRole('main').getByRole('combobox', { name: 'Character set' }).selectOption('windows-1252');
    await page.getByRole('radio', { name: 'Hex' }).check();
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Prefix' }).check();
    await page.getByRole('main').getByRole('combobox', { name: 'Separator' }).selectOption(', ');
    const digits = page.getByRole('region', { name: 'Bytes', exact: true });
    await expect(digits.getByRole('textbox')).toContainText('0xe9, 0x80');
    await digits.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('0xe9, 0x80');
    await expect(page.getByRole('table').getByRole('cell', { name: 'E9', exact: true })).toBeVisible();
  });
  await test.step('copies as a request what the panes show', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Content' }).selectOption('text-to-binary/encode');
    await dialog.getByRole('radio', { name: 'Request' }).check();
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/"separator":", ","prefix":true/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('keeps the base in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await expect(page.getByRole('radio', { name: 'Hex' })).toBeInViewport();
  // 72 and not 072, which looks octal.
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(5)).toHaveText('72');
  const values = page.getByRole('row').nth(1).getByRole('cell');
  await expect(values.nth(3)).toHaveText('01001000');
  const height = async (cell: number) => (await values.nth(cell).boundingBox())?.height;
  expect(await height(3)).toBe(await height(2));
  await page.setViewportSize({ width: 1366, height: 768 });
  await speakFrench(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const bases = page.getByRole('radiogroup', { name: 'Base' });
  await expect(bases).toBeVisible();
  expect(await bases.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
