import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/base-encodings';

test('encodes and decodes', async ({ page }) => {
  await open(page, path);
  const plain = page.getByRole('textbox', { name: 'Plain' });
  const encoded = page.getByRole('textbox', { name: 'Encoded' });
  const format = page.getByRole('combobox', { name: 'Format' });
  await test.step('encodes while typing, and decodes what is pasted on the other side', async () => {
    await expect(encoded).toHaveText('JBSWY3DPFQQFO33SNRSCC===');
    await format.selectOption('base58');
    await expect(encoded).toHaveText('72k1xXWG59fYdzSNoA');
    await page.getByRole('button', { name: 'Copy', exact: true }).last().click();
    await copied(page).toBe('72k1xXWG59fYdzSNoA');
    await encoded.fill('JxF12TrwUP45BMd');
    await expect(plain).toHaveText('Hello World');
  });
  await test.step('points at a character that does not belong there', async () => {
    await encoded.fill('72k0');
    await expect(page.getByText('“0” at position 4')).toBeVisible();
  });
  await test.step('refuses a large file until something else is typed', async () => {
    await format.selectOption('base32');
    const pane = page.getByRole('region', { name: 'Plain', exact: true });
    const file = { name: 'large.txt', mimeType: '', buffer: Buffer.alloc(5_000_001, 'a') };
    await pane.locator('input[type=file]').setInputFiles(file);
    const refusal = page.getByText('This file is larger than 5 MB.');
    await expect(refusal).toBeVisible();
    await encoded.fill('JBSW!');
    await expect(page.getByText('“!” at position 5')).toBeVisible();
    await expect(refusal).toBeHidden();
  });
  await test.step('says which format a text is, and decodes it with one click', async () => {
    await encoded.fill('48656c6c6f2c20576f726c6421');
    await page.getByRole('button', { name: 'Base16: Hello, World!' }).click();
    await expect(plain).toHaveText('Hello, World!');
    await expect(encoded).toBeFocused();
  });
  await test.step('converts names of domains', async () => {
    await format.selectOption('idn');
    // The answer to the text on the other side would take the selection away that is typed over.
    await expect(plain).toHaveText('48656c6c6f2c20576f726c6421');
    await plain.fill('faß.de');
    await expect(encoded).toHaveText('xn--fa-hia.de');
  });
});

/** Holds the content of `slow.txt` back until the answer is called, which waits until it has been read. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype;
    const held = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    Object.assign(globalThis, {
      release: () => {
        held.resolve();
        return read.promise;
      },
    });
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      if (!(this instanceof File) || this.name !== 'slow.txt') return arrayBuffer.call(this);
      await held.promise;
      const bytes = await arrayBuffer.call(this);
      setTimeout(() => read.resolve());
      return bytes;
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { release: () => Promise<void> }).release());
}

for (const later of ['Plain', 'Encoded']) {
  test(`of two files, the later one stays: ${later}`, async ({ page }) => {
    const release = await holdBack(page);
    await open(page, path);
    const choose = (pane: string, name: string): Promise<void> =>
      page
        .getByRole('region', { name: pane, exact: true })
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`text of ${name}`) });
    await choose('Plain', 'slow.txt');
    await choose(later, 'fast.txt');
    const text = page.getByRole('textbox', { name: later });
    await expect(text).toHaveText('text of fast.txt');
    await release();
    await expect(text).toHaveText('text of fast.txt');
  });
}

test('says when a file cannot be read, until Reset', async ({ page }) => {
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('locked', 'NotReadableError'));
  });
  await open(page, path);
  await page
    .getByRole('region', { name: 'Plain', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: 'locked.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByRole('alert')).toContainText('“locked.txt” could not be read');
  await reset(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 1366, height: 768 } });

  test('has its options in one row, Strict behind More options', async ({ page }) => {
    await open(page, path);
    await expect(page.getByText(/^Base32\s: secrets de mots de passe/)).toBeVisible();
    const more = page.getByText('Plus d’options');
    const first = await page.getByRole('combobox', { name: 'Format' }).boundingBox();
    expect(Math.abs(((await more.boundingBox())?.y ?? 0) - (first?.y ?? 0))).toBeLessThan(12);
    await more.click();
    await page.getByRole('switch', { name: 'Strict' }).check();
    await expect(page.getByText('Plus d’options · 1')).toBeVisible();
  });
});
