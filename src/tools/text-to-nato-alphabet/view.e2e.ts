import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/text-to-nato-alphabet';

test('spells a text, and reads it back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const text = page.getByRole('textbox', { name: 'Text to spell' });
  const region = page.getByRole('region', { name: 'Spelled out' });
  await test.step('has the read-back in the first screen', async () => {
    await expect(page.getByRole('textbox', { name: 'NATO alphabet words' })).toBeInViewport({ ratio: 1 });
  });
  await test.step('reads words back and names the one it does not know', async () => {
    const coded = page.getByRole('region', { name: 'Read it back' });
    await expect(coded.getByRole('status')).toHaveText('AB+9');
    await coded.getByRole('textbox').fill('Tango Banana');
    await expect(coded.getByRole('alert')).toContainText('“Banana” (word 2)');
    await expect(coded.getByRole('status')).toHaveText('AB+9');
  });
  await test.step('spells what is typed, as cards and as text', async () => {
    await text.fill('Ab1!');
    await expect(region.getByRole('listitem')).toHaveText(['AAlfa', 'bBravo', '1One', '!exclamation mark']);
    await region.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('Alfa Bravo One (exclamation mark)');
  });
  await test.step('shows the start of a long text and copies all of it', async () => {
    await text.fill('x'.repeat(40_000));
    await expect(page.getByText('Only the first 200 of 40,000 characters are shown here.')).toBeVisible();
    await region.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toHaveLength(40_000 * 6 - 1);
    await text.fill('x'.repeat(120_001));
    await expect(text).toHaveAccessibleDescription('This is too long: the limit is 120,000 characters.');
    await expect(region.getByRole('button', { name: 'Copy' })).toBeDisabled();
  });
  await test.step('follows the options', async () => {
    await text.fill('Ab-9');
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Distinguish upper and lower case' }).check();
    await page.getByRole('combobox', { name: 'Digits' }).selectOption('Radio (Niner)');
    await page.getByRole('combobox', { name: 'Symbols' }).selectOption('Left out');
    await page.getByRole('combobox', { name: 'Between words' }).selectOption('Comma');
    await expect(region).toContainText('ALFA, bravo, Niner');
    await page.getByRole('combobox', { name: 'Alphabet' }).selectOption('German');
    await expect(region).toContainText('AACHEN, berlin, Neun');
  });
  await test.step('names symbols in the language of the page', async () => {
    await reset(page);
    await speakFrench(page);
    const french = page.getByRole('region', { name: 'Texte épelé' });
    await expect(french.getByRole('listitem').last()).toHaveText('!point d’exclamation');
    await french.getByRole('button', { name: 'Copier' }).click();
    await copied(page).toContain('Bravo (espace) Four Two (point d’exclamation)');
  });
});

test('says that no voice is available', async ({ page }) => {
  await test.step('not before the browser was asked', async () => {
    const prerendered = await (await page.request.get(path)).text();
    expect(prerendered).toContain('Spelled out');
    expect(prerendered).not.toContain('No voice for this language');
  });
  await test.step('replaces Speak with a note, and names control characters by their code', async () => {
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
});
