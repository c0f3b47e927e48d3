import { expect, open, test } from '#e2e/tool-test.ts';
import { plain, saved, signed, stream } from './engine/fixture.ts';

const path = '/pdf-signature-checker';

test('says that a file is not signed, and what is not a PDF', async ({ page }) => {
  await open(page, path);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(plain()) });
  await expect(page.getByText('This PDF is not signed.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await input.setInputFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hello') });
  await expect(page.getByRole('alert')).toContainText('This is not a PDF file');
});

test('shows what it finds in a sample', async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'See a signed sample' }).click();
  await expect(page.getByText('Signed by Grace Hopper', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('sample.pdf')).toBeVisible();
});

test('draws what a signature covers', async ({ page }) => {
  await open(page, path);
  const bytes = saved(
    { 4: stream('0 g') },
    signed(plain(), () => new Uint8Array([0x30, 0x00])),
  );
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
  await page.locator('input[type=file]').setInputFiles(file);
  const figure = page.getByRole('figure');
  await expect(figure.getByText('Covered by the signature')).toBeVisible();
  await expect(figure.getByText('Saved afterwards')).toBeVisible();
  // Before the signature, the signature, after it, and the later revision.
  await expect(figure.locator('svg').first().locator('rect')).toHaveCount(4);
});
