import { copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/text-to-nato-alphabet';

test('spells what is typed, as cards and as text', async ({ page }) => {
  await open(page, path);
  const region = page.getByRole('region', { name: 'Spelled out' });
  await page.getByRole('textbox', { name: 'Text to spell' }).fill('Ab1!');
  await expect(region.getByRole('listitem')).toHaveText(['AAlfa', 'bBravo', '1One', '!exclamation mark']);
  await region.getByRole('button', { name: 'Copy' }).click();
  await copied(page).toBe('Alfa Bravo One (exclamation mark)');
});

test('names symbols in the language of the page', async ({ page }) => {
  await open(page, path);
  await speakFrench(page);
  const region = page.getByRole('region', { name: 'Texte épelé' });
  await expect(region.getByRole('listitem').last()).toHaveText('!point d’exclamation');
  await region.getByRole('button', { name: 'Copier' }).click();
  await copied(page).toContain('Bravo (espace) Four Two (point d’exclamation)');
});

test('follows the options', async ({ page }) => {
  await open(page, path);
  const region = page.getByRole('region', { name: 'Spelled out' });
  await page.getByRole('textbox', { name: 'Text to spell' }).fill('Ab-9');
  await page.getByText('More options').click();
  await page.getByRole('switch', { name: 'Distinguish upper and lower case' }).check();
  await page.getByRole('combobox', { name: 'Digits' }).selectOption('Radio (Niner)');
  await page.getByRole('combobox', { name: 'Symbols' }).selectOption('Left out');
  await page.getByRole('combobox', { name: 'Between words' }).selectOption('Comma');
  await expect(region).toContainText('ALFA, bravo, Niner');
  await page.getByRole('combobox', { name: 'Alphabet' }).selectOption('German');
  await expect(region).toContainText('AACHEN, berlin, Neun');
});

test('shows the start of a long text and copies all of it', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Text to spell' }).fill('x'.repeat(40_000));
  await expect(page.getByText('Only the first 200 of 40,000 characters are shown here.')).toBeVisible();
  await page.getByRole('region', { name: 'Spelled out' }).getByRole('button', { name: 'Copy' }).click();
  await copied(page).toHaveLength(40_000 * 6 - 1);
});

test('does not say that there is no voice before the browser was asked', async ({ page }) => {
  const prerendered = await (await page.request.get(path)).text();
  expect(prerendered).toContain('Spelled out');
  expect(prerendered).not.toContain('No voice for this language');
});

test('reads words back and names the one it does not know', async ({ page }) => {
  await open(page, path);
  const region = page.getByRole('region', { name: 'Read it back' });
  await expect(region.getByRole('status')).toHaveText('AB+9');
  await region.getByRole('textbox').fill('Tango Banana');
  await expect(region.getByRole('alert')).toContainText('“Banana” (word 2)');
  await expect(region.getByRole('status')).toHaveText('AB+9');
});

test('replaces Speak with a note when no voice is available, and names control characters by their code', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [] }));
  await open(page, path);
  const region = page.getByRole('region', { name: 'Spelled out' });
  await expect(region.getByRole('button', { name: 'No voice for this language' })).toBeDisabled();
  await expect(region.getByRole('button', { name: 'Speak' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Text to spell' }).fill('\na\0');
  await expect(region.getByRole('listitem').first()).toHaveText('⏎new line');
  await expect(region.getByRole('listitem').last()).toHaveText('U+0000');
  await region.getByRole('button', { name: 'Copy' }).click();
  await copied(page).toBe('(new line) Alfa \0');
});

test('has the read-back in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  await expect(page.getByRole('textbox', { name: 'NATO alphabet words' })).toBeInViewport({ ratio: 1 });
});
