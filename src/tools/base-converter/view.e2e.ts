import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/base-converter';

test('converts what is typed, and names the base it found', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('textbox', { name: 'Binary (2)' })).toHaveValue('101010');
  await page.getByRole('textbox', { name: 'Number' }).fill('0xFF.8');
  await expect(page.getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('255.5');
  await expect(page.getByRole('combobox', { name: 'Read as' })).toContainText('Automatic: hexadecimal');
  await page.getByRole('button', { name: 'Copy Decimal (10)' }).click();
  await copied(page).toBe('255.5');
});

test('takes any row as the source', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Hexadecimal (16)' }).fill('DEADbeef');
  await expect(page.getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('3735928559');
  await expect(page.getByRole('textbox', { name: 'Hexadecimal (16)' })).toHaveValue('DEADbeef');
  await page.getByRole('switch', { name: 'Prefix' }).check();
  await page.getByRole('switch', { name: 'Group by 4' }).check();
  await expect(page.getByRole('textbox', { name: 'Hexadecimal (16)' })).toHaveValue('0xdead_beef');
  await page.getByRole('button', { name: 'Base58' }).click();
  await expect(page.getByRole('button', { name: 'Base58' })).toHaveAttribute('aria-pressed', 'true');
  const own = page.getByRole('textbox', { name: 'Base 58 with your alphabet' });
  await own.fill('2g');
  await expect(page.getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('97');
});

test('says which digit is wrong and keeps the last rows', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('42');
  await page.getByRole('textbox', { name: 'Number' }).fill('0b12');
  await expect(page.getByRole('alert')).toHaveText(/^“2” at character 4 is not a valid base-2 digit\. Remove it/);
  await expect(page.getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('42');
  await expect(page.getByRole('region', { name: 'Fixed-width integer' })).toContainText('00 00 00 2a');
  await page.getByRole('textbox', { name: 'Number' }).fill('');
  await expect(page.getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('');
});

test('says that a list is one number, and offers the base whose digits are there', async ({ page }) => {
  await open(page, path);
  const number = page.getByRole('textbox', { name: 'Number' });
  const note = page.getByText('Read as one number: spaces only group its digits.');
  await number.fill('42 42 42');
  await expect(note).toBeVisible();
  await number.fill('4 294 967 296');
  await expect(page.getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('4294967296');
  await expect(note).toBeHidden();
  await number.fill('- 42');
  await expect(page.getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('-42');
  await expect(note).toBeHidden();
  await number.fill('0b12');
  await expect(page.getByRole('alert')).toContainText('base-2');
  await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
  await number.fill('ff');
  await page.getByRole('button', { name: 'Read as hexadecimal' }).click();
  await expect(page.getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('255');
});

test('shows the bits of an integer and lets them be toggled', async ({ page }) => {
  await open(page, path);
  const number = page.getByRole('textbox', { name: 'Number' });
  const card = page.getByRole('region', { name: 'Fixed-width integer' });
  await expect(card).toContainText('00 00 00 2a');
  await expect(card).toContainText('U+002A');
  await card.getByRole('button', { name: 'Bit 0', exact: true }).click();
  await expect(number).toHaveValue('43');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(number).toHaveValue('41');
  await number.fill('-300');
  await card.getByRole('radio', { name: '8', exact: true }).check();
  await expect(card).toContainText('does not fit in 8 bits');
  await card.getByRole('button', { name: 'Use 16 bits' }).click();
  await expect(card).toContainText('65236');
  await card.getByRole('button', { name: 'Bit 15' }).click();
  await expect(number).toHaveValue('32468');
});

test('converts 100,000 digits', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Number' }).fill('9'.repeat(100_000));
  await expect(page.getByText('332,193 characters')).toBeVisible();
  await expect(page.getByText('Only the start of a long value is shown; Copy copies all of it.')).toHaveCount(1);
});

test('has numbers beside their bases on a phone, and only a long binary one below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const short = await page.getByRole('textbox', { name: 'Binary (2)' }).boundingBox();
  await page.getByRole('textbox', { name: 'Number' }).fill('0xDEADBEEF');
  await expect(page.getByRole('textbox', { name: 'Octal (8)' })).toHaveValue('33653337357');
  const [binary, octal, label] = await Promise.all([
    page.getByRole('textbox', { name: 'Binary (2)' }).boundingBox(),
    page.getByRole('textbox', { name: 'Octal (8)' }).boundingBox(),
    page.getByText('Octal (8)', { exact: true }).boundingBox(),
  ]);
  expect(octal?.y).toBeLessThan((label?.y ?? 0) + (label?.height ?? 0));
  expect(short?.x).toBe(octal?.x);
  expect(binary?.x).toBeLessThan(octal?.x ?? 0);
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`keeps rows and switches in their place beside a mistake at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, path);
    const [row, more] = [page.getByRole('textbox', { name: 'Binary (2)' }), page.getByText('Read as', { exact: true })];
    const before = [await row.boundingBox(), await more.boundingBox()];
    await page.getByRole('textbox', { name: 'Number' }).fill('4!');
    await expect(page.getByRole('alert')).toBeVisible();
    expect([await row.boundingBox(), await more.boundingBox()]).toEqual(before);
  });
