import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/bip39-generator';
const letter = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';

test('starts with a fresh phrase and makes others', async ({ page }) => {
  await open(page, path);
  const grid = page.getByRole('region', { name: 'The words' });
  await expect(grid.getByRole('listitem')).toHaveCount(12);
  await expect(page.getByText('Valid checksum')).toBeVisible();
  const first = await page.getByLabel('Mnemonic', { exact: true }).inputValue();
  await page.getByRole('radio', { name: '24' }).check();
  await expect(grid.getByRole('listitem')).toHaveCount(24);
  await page.getByRole('button', { name: 'Copy phrase' }).click();
  await copied(page).toMatch(/^([a-z]+ ){23}[a-z]+$/);
  await copied(page).not.toContain(first);
  await page.getByRole('button', { name: 'New phrase' }).click();
  await expect(page.getByLabel('Mnemonic', { exact: true })).not.toHaveValue(first);
});

test('hides the words of a phrase that somebody typed until they are asked for', async ({ page }) => {
  await open(page, path);
  const words = page.getByRole('region', { name: 'The words' }).getByRole('listitem');
  await expect(words).toHaveCount(12);
  await page.getByLabel('Mnemonic', { exact: true }).fill(letter);
  await expect(words).toHaveCount(0);
  await page.getByRole('button', { name: 'Show words' }).click();
  await expect(words).toHaveCount(12);
  await page.getByRole('button', { name: 'Hide words' }).click();
  await expect(words).toHaveCount(0);
});

test('keeps entropy and phrase in step, and derives the seed', async ({ page }) => {
  await open(page, path);
  const mnemonic = page.getByLabel('Mnemonic', { exact: true });
  await expect(mnemonic).not.toHaveValue('');
  await page.getByLabel('Entropy', { exact: true }).fill('80'.repeat(16));
  await expect(mnemonic).toHaveValue(letter);
  await page.getByLabel('Passphrase').fill('TREZOR');
  const seed = page.getByRole('region', { name: 'Seed' });
  await seed.getByRole('button', { name: 'Copy' }).click();
  await copied(page).toMatch(/^d71de856f81a8acc65e6fc851a38d4d7/);
  await mnemonic.fill(`${'abaisser '.repeat(11)}abeille`);
  await expect(page.getByText('The phrase is in another language; switched to French.')).toBeVisible();
  await expect(page.getByLabel('Entropy', { exact: true })).toHaveValue('00'.repeat(16));
});

test('points at the wrong word and offers others', async ({ page }) => {
  await open(page, path);
  const mnemonic = page.getByLabel('Mnemonic', { exact: true });
  await expect(mnemonic).not.toHaveValue('');
  const entropy = page.getByLabel('Entropy', { exact: true });
  await mnemonic.fill(letter);
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

test('hides and checks a typed phrase that Undo brings back after Reset', async ({ page }) => {
  await open(page, path);
  const mnemonic = page.getByLabel('Mnemonic', { exact: true });
  const words = page.getByRole('region', { name: 'The words' }).getByRole('listitem');
  await expect(words).toHaveCount(12);
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

test('keeps phrases out of the address and of storage', async ({ page }) => {
  await open(page, path);
  await expect(page.getByLabel('Mnemonic', { exact: true })).not.toHaveValue('');
  await page.getByLabel('Mnemonic', { exact: true }).fill(letter);
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('letter advice');
});

test('replaces the phrase that it begins with by what is typed', async ({ page }) => {
  await open(page, path);
  const mnemonic = page.getByLabel('Mnemonic', { exact: true });
  await expect(mnemonic).toBeFocused();
  await expect(mnemonic).not.toHaveValue('');
  await page.keyboard.type('zoo');
  await expect(mnemonic).toHaveValue('zoo');
});

test('keeps the last phrase and its seed, dimmed, beside words that are none, and its message in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const mnemonic = page.getByLabel('Mnemonic', { exact: true });
  await expect(mnemonic).not.toHaveValue('');
  await mnemonic.fill(letter);
  await page.getByRole('button', { name: 'Show words' }).click();
  await expect(page.getByText('Valid checksum')).toBeVisible();
  const grid = page.getByRole('region', { name: 'The words' });
  const seed = page.getByRole('region', { name: 'Seed' });
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

test('shows what dice and coins are entered as', async ({ page }) => {
  await open(page, path);
  await page.getByText('Entropy from dice or coins').click();
  const rolls = page.getByLabel('Rolls', { exact: true });
  await expect(rolls).toHaveAttribute('placeholder', '3 1 6 2 5 …');
  await page.getByLabel('Rolled with').selectOption('Coins (1 and 0, or H and T)');
  await expect(rolls).toHaveAttribute('placeholder', '1 0 0 1 1 …');
  await rolls.fill('1');
  await expect(page.getByText(/^Bits so far: 1 of /)).toBeVisible();
});

for (const [screen, size] of Object.entries({
  wide: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
})) {
  test(`has phrase, copy, entropy and seed in the first screen, the words below (${screen})`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, path);
    const seed = page.getByRole('region', { name: 'Seed' }).locator('output');
    await expect(seed).toHaveText(/^[\da-f]{128}$/);
    for (const label of ['Mnemonic', 'Entropy', 'Passphrase']) {
      await expect(page.getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('button', { name: 'Copy phrase' })).toBeInViewport({ ratio: 1 });
    await expect(seed).toBeInViewport({ ratio: 1 });
    const below = await page.getByRole('region', { name: 'The words' }).boundingBox();
    expect(below?.y).toBeGreaterThan((await seed.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  });
}
