import { clipboard, expect, open, test } from '../../../e2e/fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = '/base64-string-converter';

test('encodes while typing and decodes what is typed on the other side', async ({ page }) => {
  await open(page, path);
  const text = page.getByRole('textbox', { name: 'Text' });
  const base64 = page.getByRole('textbox', { name: 'Base64' });
  await text.fill('foobar');
  await expect(base64).toContainText('Zm9vYmFy');
  await base64.fill('Zm9vYg');
  await expect(text).toContainText('foob');
});

test('follows the options', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Text' }).fill('>>>???');
  await page.getByRole('switch', { name: 'URL-safe' }).check();
  await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('Pj4-Pz8_');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('switch', { name: 'URL-safe' })).not.toBeChecked();
});

test('says where the Base64 is wrong and keeps the last good text', async ({ page }) => {
  await open(page, path);
  const base64 = page.getByRole('textbox', { name: 'Base64' });
  await base64.fill('Zm9v');
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('foo');
  await base64.fill('Zm9v!');
  await expect(page.getByRole('alert')).toContainText('“!” at character 5');
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('foo');
  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(base64).toBeFocused();
});

test('copies the result', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Text' }).fill('é😀');
  await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('w6nwn5iA');
  await page.getByRole('region', { name: 'Base64' }).getByRole('button', { name: 'Copy' }).click();
  expect(await clipboard(page)).toBe('w6nwn5iA');
});

test('offers to open what was decoded', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Base64' }).fill('eyJhIjoxfQ==');
  await page.getByRole('link', { name: 'Open in JSON prettify' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON prettify and format');
});
