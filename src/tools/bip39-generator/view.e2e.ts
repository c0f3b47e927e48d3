import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/bip39-generator';
const letter = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';

test('draws phrases, which typing replaces', async ({ page }) => {
  await open(page, path);
  const mnemonic = page.getByLabel('Mnemonic', { exact: true });
  const words = page.getByRole('region', { name: 'The words' }).getByRole('listitem');

  await test.step('replaces the phrase that it begins with by what is typed, and makes others', async () => {
    await expect(words).toHaveCount(12);
    await expect(page.getByText('Valid checksum')).toBeVisible();
    await expect(mnemonic).toBeFocused();
    await expect(mnemonic).not.toHaveValue('');
    const first = await mnemonic.inputValue();
    await page.keyboard.type('zoo');
    await expect(mnemonic).toHaveValue('zoo');
    await page.getByRole('radio', { name: '24' }).check();
    await expect(words).toHaveCount(24);
    await page.getByRole('button', { name: 'Copy phrase' }).click();
    await copied(page).toMatch(/^([a-z]+ ){23}[a-z]+$/);
    await copied(page).not.toContain(first);
    const second = await mnemonic.inputValue();
    await page.getByRole('button', { name: 'New phrase' }).click();
    await expect(mnemonic).not.toHaveValue(second);
  });

  await test.step('hides and checks a typed phrase that Undo brings back after Reset', async () => {
    await expect(words).toHaveCount(24);
    const wrong = letter.replace('above', 'zoo');
    await mnemonic.fill(wrong);
    await expect(page.getByText('Valid checksum')).toBeHidden();
    await reset(page);
    await expect(page.getByText('Valid checksum')).toBeVisible();
    await expect(words).toHaveCount(12);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(mnemonic).toHaveValue(wrong);
    await expect(page.getByText('Valid checksum')).toBeHidden();
    await expect(words).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy phrase' })).toBeDisabled();
  });

  await test.step('hides the words of a phrase that somebody typed until they are asked for', async () => {
    await page.getByRole('button', { name: 'New phrase' }).click();
    await expect(words).not.toHaveCount(0);
    await mnemonic.fill(letter);
    await expect(words).toHaveCount(0);
    await page.getByRole('button', { name: 'Show words' }).click();
    await expect(words).toHaveCount(12);
    await page.getByRole('button', { name: 'Hide words' }).click();
    await expect(words).toHaveCount(0);
  });

  await test.step('points at the wrong word and offers others', async () => {
    const entropy = page.getByLabel('Entropy', { exact: true });
    await expect(entropy).toHaveValue('80'.repeat(16));
    await page.getByRole('button', { name: 'Show words' }).click();
    await mnemonic.fill(letter.replace('doctor', 'docter'));
    await expect(page.getByText('Word 6, “docter”, is not in the word list.')).toBeVisible();
    await expect(page.locator('[data-stale]').filter({ has: entropy })).toBeVisible();
    await expect(entropy).toHaveValue('80'.repeat(16));
    await expect(page.getByRole('button', { name: 'Copy entropy' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Copy phrase' })).toBeDisabled();
    await page.getByRole('button', { name: 'doctor', exact: true }).click();
    await expect(mnemonic).toHaveValue(letter);
    await expect(page.getByText('Valid checksum')).toBeVisible();
    await mnemonic.fill('zoo '.repeat(11));
    await expect(page.getByRole('button', { name: 'wrong', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'wrong', exact: true }).click();
    await expect(page.getByText('Valid checksum')).toBeVisible();
  });
});

test('has phrase, entropy and seed in the first screen and in step, beside what is wrong too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const mnemonic = page.getByLabel('Mnemonic', { exact: true });
  const entropy = page.getByLabel('Entropy', { exact: true });
  const seed = page.getByRole('region', { name: 'Seed' });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await test.step(`has phrase, copy, entropy and seed above the words at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      const output = seed.locator('output');
      await expect(output).toHaveText(/^[\da-f]{128}$/);
      for (const label of ['Mnemonic', 'Entropy', 'Passphrase']) {
        await expect(page.getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByRole('button', { name: 'Copy phrase' })).toBeInViewport({ ratio: 1 });
      await expect(output).toBeInViewport({ ratio: 1 });
      const below = await page.getByRole('region', { name: 'The words' }).boundingBox();
      expect(below?.y).toBeGreaterThan((await output.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    });
  }

  await test.step('dims the last phrase and its seed beside invalid words, with the message in sight', async () => {
    await mnemonic.fill(letter);
    await page.getByRole('button', { name: 'Show words' }).click();
    await expect(page.getByText('Valid checksum')).toBeVisible();
    const grid = page.getByRole('region', { name: 'The words' });
    await expect(seed.getByText('From an invalid phrase')).toBeHidden();
    await expect(seed.getByRole('button', { name: 'Copy' })).toBeEnabled();
    // The seed of the phrase, not of the one that the page began with.
    const known = /^77d6be9708c8218738934f84bbbb78a2/;
    await expect(seed.locator('output')).toHaveText(known);
    await mnemonic.fill('zoo '.repeat(4000));
    await expect(page.getByText('This phrase has 4,000.')).toBeInViewport();
    await expect(grid.getByRole('list')).toHaveAttribute('data-stale', 'true');
    await expect(grid.getByRole('listitem').first()).toContainText('letter');
    await expect(page.getByText('Valid checksum')).toBeHidden();
    await expect(seed.locator('output')).toHaveAttribute('data-stale', 'true');
    await expect(seed.locator('output')).toHaveText(known);
    await expect(seed.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await mnemonic.fill(letter.replace('above', 'zoo'));
    await expect(seed.getByText('From an invalid phrase')).toBeVisible();
    await expect(seed.getByRole('button', { name: 'Copy' })).toBeEnabled();
    await expect(seed.locator('output')).not.toHaveText(known);
  });

  await test.step('keeps entropy and phrase in step, and derives the seed', async () => {
    await entropy.fill('ff'.repeat(32));
    await expect(page.getByRole('radio', { name: '24' })).toBeChecked();
    await entropy.fill('ff'.repeat(16));
    await expect(mnemonic).toHaveValue(/^zoo zoo /);
    await entropy.fill('80'.repeat(16));
    await expect(mnemonic).toHaveValue(letter);
    await page.getByLabel('Passphrase').fill('TREZOR');
    await seed.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toMatch(/^d71de856f81a8acc65e6fc851a38d4d7/);
    await mnemonic.fill(`${'abaisser '.repeat(11)}abeille`);
    await expect(page.getByText('The phrase is in another language; switched to French.')).toBeVisible();
    await expect(entropy).toHaveValue('00'.repeat(16));
  });
});

test('keeps phrases out of the address and of storage, and shows what dice and coins are entered as', async ({
  page,
}) => {
  await open(page, path);
  await expect(page.getByLabel('Mnemonic', { exact: true })).not.toHaveValue('');
  await page.getByLabel('Mnemonic', { exact: true }).fill(letter);
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('letter advice');

  await test.step('shows what dice and coins are entered as', async () => {
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.getByText('Entropy from dice or coins').click();
    const rolls = page.getByLabel('Rolls', { exact: true });
    await expect(rolls).toHaveAttribute('placeholder', '3 1 6 2 5 …');
    await page.getByLabel('Rolled with').selectOption('Coins (1 and 0, or H and T)');
    await expect(rolls).toHaveAttribute('placeholder', '1 0 0 1 1 …');
    await rolls.fill('1');
    await expect(page.getByText(/^Bits so far: 1 of /)).toBeVisible();
  });

  await test.step('begins again in the language and the length that were chosen', async () => {
    const mnemonic = page.getByLabel('Mnemonic', { exact: true });
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('Japanese');
    await page.getByRole('radio', { name: '24' }).check();
    await expect(mnemonic).toHaveValue(/^(?:\S+\u3000){23}\S+$/);
    const first = await mnemonic.inputValue();
    await page.reload();
    await expect(mnemonic).toHaveValue(/^(?:\S+\u3000){23}\S+$/);
    await expect(mnemonic).not.toHaveValue(first);
  });
});
