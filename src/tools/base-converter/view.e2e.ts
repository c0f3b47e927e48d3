import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/base-converter';

test('converts a number between bases', async ({ page }) => {
  await open(page, path);
  const number = page.getByRole('textbox', { name: 'Number' });
  const decimal = page.getByRole('textbox', { name: 'Decimal (10)' });

  await test.step('converts what is typed, and names the base it found', async () => {
    await expect(page.getByRole('textbox', { name: 'Binary (2)' })).toHaveValue('101010');
    await number.fill('0xFF.8');
    await expect(decimal).toHaveValue('255.5');
    await expect(page.getByRole('combobox', { name: 'Read as' })).toContainText('Automatic: hexadecimal');
    await page.getByRole('button', { name: 'Copy Decimal (10)' }).click();
    await copied(page).toBe('255.5');
  });

  await test.step('says which digit is wrong and keeps the last rows', async () => {
    await number.fill('42');
    await expect(decimal).toHaveValue('42');
    await number.fill('0b12');
    await expect(page.getByRole('alert')).toHaveText(/^“2” at character 4 is not a valid base-2 digit\. Remove it/);
    await expect(decimal).toHaveValue('42');
    await expect(page.getByRole('region', { name: 'Fixed-width integer' })).toContainText('00 00 00 2a');
    await number.fill('');
    await expect(decimal).toHaveValue('');
  });

  await test.step('says that a list is one number, and offers the base whose digits are there', async () => {
    const note = page.getByText('Read as one number: spaces only group its digits.');
    await number.fill('42 42 42');
    await expect(note).toBeVisible();
    await number.fill('4 294 967 296');
    await expect(decimal).toHaveValue('4294967296');
    await expect(note).toBeHidden();
    await number.fill('- 42');
    await expect(decimal).toHaveValue('-42');
    await expect(note).toBeHidden();
    await number.fill('0b12');
    await expect(page.getByRole('alert')).toContainText('base-2');
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
    await number.fill('ff');
    await page.getByRole('button', { name: 'Read as hexadecimal' }).click();
    await expect(decimal).toHaveValue('255');
  });

  await test.step('takes any row as the source', async () => {
    await reset(page);
    await expect(decimal).toHaveValue('42');
    const hexadecimal = page.getByRole('textbox', { name: 'Hexadecimal (16)' });
    await hexadecimal.fill('DEADbeef');
    await expect(decimal).toHaveValue('3735928559');
    await expect(hexadecimal).toHaveValue('DEADbeef');
    await page.getByRole('switch', { name: 'Prefix' }).check();
    await page.getByRole('switch', { name: 'Group by 4' }).check();
    await expect(hexadecimal).toHaveValue('0xdead_beef');
    await page.getByRole('button', { name: 'Base58' }).click();
    await expect(page.getByRole('button', { name: 'Base58' })).toHaveAttribute('aria-pressed', 'true');
    const own = page.getByRole('textbox', { name: 'Base 58 with your alphabet' });
    await own.fill('2g');
    await expect(decimal).toHaveValue('97');
  });
});

test('shows the bits of an integer, and the start of a long number', async ({ page }) => {
  await open(page, path);
  const number = page.getByRole('textbox', { name: 'Number' });

  await test.step('shows the bits of an integer and lets them be toggled', async () => {
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

  await test.step('offers a width that a number in groups fits', async () => {
    const card = page.getByRole('region', { name: 'Fixed-width integer' });
    await page.getByRole('switch', { name: 'Group by 4' }).check();
    await number.fill('70000');
    await expect(card).toContainText('does not fit in 16 bits');
    await card.getByRole('button', { name: 'Use 32 bits' }).click();
    await expect(card).toContainText('00 01 11 70');
  });

  await test.step('toggles no bit of an older number, and writes a toggled one in the base that is shown', async () => {
    const decimal = page.getByRole('textbox', { name: 'Decimal (10)' });
    const bit = page.getByRole('button', { name: 'Bit 0', exact: true });
    await number.fill('19');
    await expect(decimal).toHaveValue('19');
    await page.getByRole('combobox', { name: 'Read as' }).selectOption({ label: 'octal' });
    await expect(page.getByRole('alert')).toContainText('base-8');
    await expect(bit).toBeDisabled();
    await number.fill('17');
    await expect(decimal).toHaveValue('15');
    await bit.click();
    await expect(number).toHaveValue('16');
    await expect(decimal).toHaveValue('14');
    await reset(page);
  });

  await test.step('converts 100,000 digits', async () => {
    await number.fill('9'.repeat(100_000));
    await expect(page.getByText('332,193 characters')).toBeVisible();
    await expect(page.getByText('Only the start of a long value is shown; Copy copies all of it.')).toHaveCount(1);
  });
});

test('keeps everything in its place', async ({ page }) => {
  const desktop = { width: 1366, height: 768 };
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(desktop);
  await open(page, path);
  const number = page.getByRole('textbox', { name: 'Number' });
  const binary = page.getByRole('textbox', { name: 'Binary (2)' });

  await test.step('keeps the alphabet in its place when a longer name stands above it', async () => {
    const alphabet = page.getByRole('textbox', { name: 'Alphabet', exact: true });
    const top = (await alphabet.boundingBox())?.y;
    await page.getByRole('button', { name: 'Base58', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Base 58 with your alphabet' })).toHaveValue('j');
    expect((await alphabet.boundingBox())?.y).toBe(top);
    await page.getByRole('button', { name: 'Default', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Base 36', exact: true })).toHaveValue('16');
  });

  for (const viewport of [desktop, phone]) {
    await test.step(`keeps rows and switches in their place beside a mistake at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      const more = page.getByText('Read as', { exact: true });
      const before = [await binary.boundingBox(), await more.boundingBox()];
      await number.fill('4!');
      await expect(page.getByRole('alert')).toBeVisible();
      expect([await binary.boundingBox(), await more.boundingBox()]).toEqual(before);
      await number.fill('42');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  await test.step('has numbers beside their bases on a phone, and only a long binary one below', async () => {
    const short = await binary.boundingBox();
    await number.fill('0xDEADBEEF');
    const octal = page.getByRole('textbox', { name: 'Octal (8)' });
    await expect(octal).toHaveValue('33653337357');
    const [long, beside, label] = await Promise.all([
      binary.boundingBox(),
      octal.boundingBox(),
      page.getByText('Octal (8)', { exact: true }).boundingBox(),
    ]);
    expect(beside?.y).toBeLessThan((label?.y ?? 0) + (label?.height ?? 0));
    expect(short?.x).toBe(beside?.x);
    expect(long?.x).toBeLessThan(beside?.x ?? 0);
  });
});
