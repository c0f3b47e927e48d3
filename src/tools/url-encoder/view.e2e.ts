import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/url-encoder';

test('encodes a text', async ({ page }) => {
  await open(page, path);
  const text = page.getByRole('textbox', { name: 'Text' });
  const encoded = page.getByRole('textbox', { name: 'Encoded' });

  await test.step('encodes while typing and decodes what is typed on the other side', async () => {
    await expect(encoded).toContainText('Hello%20world%20%3A)%20caf%C3%A9%20%26%20cr%C3%A8me');
    await expect(page.getByText('27 charactersEncoded: 51 characters')).toBeVisible();
    await encoded.fill('a+b%20c%2Fd');
    await expect(text).toContainText('a+b c/d');
    await page.getByRole('radio', { name: 'Form' }).check();
    await expect(text).toContainText('a b c/d');
  });

  await test.step('swaps, copies, clears and opens a file', async () => {
    await reset(page);
    await expect(encoded).toContainText('Hello%20world');
    const pane = page.getByRole('region', { name: 'Encoded' });
    await text.fill('é');
    await expect(encoded).toHaveText('%C3%A9');
    await pane.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('%C3%A9');
    await pane.getByRole('button', { name: 'Encode this text' }).click();
    await expect(encoded).toContainText('%25C3%25A9');
    await pane.getByRole('button', { name: 'Clear' }).click();
    await expect(pane.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const buffer = Buffer.from('a b');
    await page.locator('input[type=file]').first().setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
    await expect(encoded).toContainText('a%20b');
  });

  await test.step('follows the rule set and says what it leaves alone', async () => {
    await text.fill('https://ex.com/a b?q=é');
    await page.getByRole('button', { name: 'Use the URL rule set' }).click();
    await expect(encoded).toContainText('https://ex.com/a%20b?q=%C3%A9');
    await page.getByRole('radio', { name: 'RFC 3986' }).check();
    await expect(page.getByText('Keeps letters, digits, - . _ ~')).toBeVisible();
    await expect(encoded).toContainText('https%3A%2F%2Fex.com%2Fa%20b%3Fq%3D%C3%A9');
    await text.fill('a%20b\nc d');
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Keep existing %XX' }).check();
    await page.getByRole('switch', { name: 'Each line separately' }).check();
    await expect(encoded).toHaveText(/^a%20b\s*c%20d$/);
  });

  await test.step('has all rule sets in a list on a phone', async () => {
    await reset(page);
    await expect(encoded).toContainText('Hello%20world');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('radio', { name: 'Form' })).toBeHidden();
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('Form');
    await expect(encoded).toContainText('Hello+world');
  });
});

test('decodes a text', async ({ page }) => {
  await open(page, path);
  const text = page.getByRole('textbox', { name: 'Text' });
  const encoded = page.getByRole('textbox', { name: 'Encoded' });

  await test.step('says what is malformed, keeps the rest readable, and offers the remedies', async () => {
    await encoded.fill('caf%E9 cr%C3%A8me');
    await expect(page.getByRole('alert')).toContainText(/Line 1, column 4\s*%E9 is not UTF-8/);
    await expect(text).toContainText('caf%E9 crème');
    await page.getByText('More options').click();
    await page.getByRole('combobox', { name: 'Malformed sequences' }).selectOption('replace');
    await expect(text).toContainText('caf\uFFFD crème');
    await page.getByRole('combobox', { name: 'Malformed sequences' }).selectOption('error');
    await encoded.fill('caf%E9');
    await page.getByRole('button', { name: 'Use windows-1252' }).click();
    await expect(text).toContainText('café');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await encoded.fill('100%');
    await expect(page.getByRole('alert')).toContainText('Line 1, column 4');
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(encoded).toBeFocused();
  });

  await test.step('finds a text that is encoded twice', async () => {
    await reset(page);
    await expect(text).toContainText('Hello world');
    await encoded.fill('a%2520b');
    await expect(page.getByText('Encoded 2 times')).toBeVisible();
    await page.getByRole('button', { name: 'Decode again' }).click();
    await expect(text).toContainText('a b');
    await expect(page.getByText('Encoded 2 times')).toHaveCount(0);
  });

  await test.step('sees that a text is encoded already, and what a plus may mean', async () => {
    await text.fill('q=caf%C3%A9+cr%C3%A8me');
    await expect(page.getByText('This text looks encoded.')).toBeVisible();
    await page.getByRole('button', { name: 'Decode it' }).click();
    await expect(text).toContainText('q=café+crème');
    await page.getByRole('button', { name: 'Decode as form data' }).click();
    await expect(text).toContainText('q=café crème');
  });
});
