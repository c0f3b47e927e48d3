import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/string-escaper';

test('escapes a text', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);

  await test.step('escapes while typing and reads what is typed on the other side', async () => {
    const text = page.getByRole('textbox', { name: 'Text' });
    const literal = page.getByRole('textbox', { name: 'Literal' });
    await text.fill('a"b');
    await expect(literal).toContainText('"a\\"b"');
    await literal.fill('"caf\\u00e9"');
    await expect(text).toContainText('café');
    await expect(page.getByText('4 characters', { exact: true })).toBeVisible();
  });

  await test.step('shows the text in all languages', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('a\nb');
    const table = page.getByRole('table', { name: 'In all languages' });
    await expect(table.getByText('A line break cannot be written here.')).toBeVisible();
    await table.getByRole('button', { name: /^Copy JSON, JavaScript, .*Rust/ }).click();
    await copied(page).toBe('"a\\nb"');
  });

  await test.step('follows language and quotes', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill("it's");
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('shell');
    const literal = page.getByRole('region', { name: 'Literal' });
    await expect(literal.getByRole('textbox')).toContainText("'it'\\''s'");
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('python');
    await page.getByRole('main').getByRole('combobox', { name: 'Quotes' }).selectOption('single');
    await literal.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe("'it\\'s'");
  });

  await test.step('gives a text that is too long for the table its room', async () => {
    const height = async () => (await page.getByRole('region', { name: 'Literal' }).boundingBox())?.height;
    await expect.poll(height).toBeLessThan(250);
    await page.getByRole('textbox', { name: 'Text' }).fill('a'.repeat(5001));
    await expect.poll(height).toBeGreaterThan(350);
  });
});

test('deals with a wrong literal', async ({ page }) => {
  await open(page, path);
  const literal = page.getByRole('textbox', { name: 'Literal' });

  await test.step('says which escape a language does not have, and unescapes twice', async () => {
    await literal.fill('"\\q"');
    await expect(page.getByRole('alert')).toContainText('no escape “\\q”');
    await literal.fill('"\\"a\\\\nb\\""');
    await page.getByRole('button', { name: 'Escaped twice: unescape again' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('a');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('copies nothing in other languages while the literal is wrong', async () => {
    await literal.fill('"abc"');
    const copy = page.getByRole('table', { name: 'In all languages' }).getByRole('button', { name: /^Copy JSON/ });
    await expect(copy).toBeEnabled();
    await literal.fill(String.raw`"abc\q`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(copy).toBeDisabled();
  });
});
