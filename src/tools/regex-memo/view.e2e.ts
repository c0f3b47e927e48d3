import { copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/regex-memo';

test('lists all syntax', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const sections = page.getByRole('radiogroup').getByRole('radio');
  const rows = async (): Promise<number> => {
    const boxes = await Promise.all((await sections.all()).map((section) => section.boundingBox()));
    return new Set(boxes.map((box) => box?.y)).size;
  };
  await test.step('shows its sections in one row, and signs that every font has', async () => {
    await expect(page.getByText('a[CR]⏎')).toBeVisible();
    await expect(page.getByText('a[NUL]b')).toBeVisible();
    expect(await rows()).toBe(1);
  });
  await test.step('finds syntax by a sign and by a word, and copies it', async () => {
    const query = page.getByRole('textbox', { name: 'Symbol or word' });
    const found = page.getByRole('list', { name: 'Syntax' }).getByRole('listitem');
    await expect(found.getByRole('heading')).toHaveCount(10);
    await query.fill('\\d');
    await expect(found.first()).toContainText('digit');
    await expect(found.getByRole('heading')).toHaveCount(0);
    // What the example matches with stands beside it.
    await query.fill('any character except');
    await expect(found.first().getByRole('code')).toHaveText(['.', 'c.t', 'cat cot ct']);
    await query.fill('(?i:ab)');
    await expect(found.first()).toContainText('since ES2025');
    await query.fill('any case');
    await expect(found.first()).toContainText(/\/.+\/gi/);
    await query.fill('chiffre');
    await page.getByRole('button', { name: 'Copy \\d' }).first().click();
    await copied(page).toBe('\\d');
    await query.fill('zzzz');
    await expect(page.getByText('No results for “zzzz”')).toBeVisible();
    await expect(page.locator('ul[data-stale]')).toContainText('digit');
    await query.fill('z'.repeat(100));
    await expect(page.getByText(`No results for “${'z'.repeat(39)}…”`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByText('any character except for a line break')).toBeVisible();
    await expect(query).toBeFocused();
    await query.blur();
    await page.keyboard.press('/');
    await expect(query).toBeFocused();
    await expect(query).toHaveValue('');
  });
  await test.step('prints the rows alone, on one sheet', async () => {
    await page.emulateMedia({ media: 'print' });
    const list = page.getByRole('list', { name: 'Syntax' });
    await expect(list).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Symbol or word' })).toBeHidden();
    await expect(page.getByRole('radio').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Try digit', exact: true })).toBeHidden();
    const size = page.viewportSize();
    // US Letter, lower than A4, within margins of 1 cm.
    await page.setViewportSize({ width: 740, height: 980 });
    const { y, height } = (await list.boundingBox()) ?? { y: 0, height: Infinity };
    expect(y + height).toBeLessThan(980);
    if (size) await page.setViewportSize(size);
    await page.emulateMedia({ media: null });
  });
  await test.step('shows its sections in one row in French too', async () => {
    await speakFrench(page);
    expect(await rows()).toBe(1);
  });
});

test('lets an example be changed and opened in the tester', async ({ page }) => {
  await open(page, path);
  await page.getByRole('radio', { name: 'Anchors' }).check();
  await page.getByRole('button', { name: 'Try start of the text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('one two');
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Pattern' }).fill('(');
  await expect(page.getByRole('alert')).toContainText('A group is not closed. Add “)”.');
  await page.getByRole('textbox', { name: 'Pattern' }).fill('o');
  // What was changed is there again when the search finds the row again.
  await page.getByRole('radio', { name: 'Quantifiers' }).check();
  await expect(page.getByRole('textbox', { name: 'Pattern' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Anchors' }).check();
  await expect(page.getByRole('textbox', { name: 'Pattern' })).toHaveValue('o');
  await page.getByRole('link', { name: 'Open in the tester' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regex tester');
  await expect(page.getByRole('textbox', { name: 'Test text' })).toContainText('one two');
  // And after a visit to another tool.
  await page.goBack();
  await page.getByRole('button', { name: 'Try start of the text' }).click();
  await expect(page.getByRole('textbox', { name: 'Pattern' })).toHaveValue('o');
});
