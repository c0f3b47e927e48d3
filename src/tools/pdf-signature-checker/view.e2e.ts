import { rm, writeFile } from 'node:fs/promises';
import { copied, expect, open, test } from '#e2e/tool-test.ts';
import { plain, saved, signed, stream } from './engine/fixture.ts';
import { sampleFile } from './view/sample.ts';

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

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`shows what it finds in a sample until a file is opened, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, path);
    const verdict = page.getByText('Signed by Grace Hopper', { exact: false }).first();
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: /^Signed by Grace Hopper/ })).toContainText('for a signed sample');
    const buffer = Buffer.from(plain());
    await page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByText('This PDF is not signed.')).toBeVisible();
    await expect(verdict).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove the file' }).click();
    await expect(verdict).toBeVisible();
  });

test('says nothing of a sample beside a file that is no PDF', async ({ page }) => {
  await open(page, path);
  const verdict = page.getByText('Signed by Grace Hopper', { exact: false });
  await expect(verdict.first()).toBeVisible();
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('This is not a PDF file');
  await expect(verdict).toHaveCount(0);
});

test('saves a part of a signature, and says so when the file is gone', async ({ page }, info) => {
  const file = info.outputPath('signed.pdf');
  await writeFile(file, Buffer.from(await sampleFile().arrayBuffer()));
  await open(page, path);
  await page.locator('input[type=file]').setInputFiles(file);
  const answer = page.getByRole('region', { name: /^Signed by Grace Hopper/ });
  await expect(answer).not.toContainText('for a signed sample');
  const save = answer.getByRole('button', { name: 'Download the signature (CMS)' });
  const [part] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(part.suggestedFilename()).toBe('signature.p7s');
  await rm(file);
  await save.click();
  await expect(answer.getByRole('alert')).toContainText('The file was changed, moved or locked');
});

test('refuses roots without a certificate at their field, and keeps what holds without them', async ({ page }) => {
  await open(page, path);
  const answer = page.getByRole('region', { name: /^Signed by Grace Hopper/ });
  const stale = page.locator('[data-stale]').filter({ has: answer });
  await expect(answer).toBeVisible();
  await expect(stale).toHaveCount(0);
  const roots = page.getByLabel('Trusted roots');
  await answer.getByRole('button', { name: 'Trusted roots' }).click();
  await expect(roots).toBeFocused();
  await roots.fill('not a root');
  await expect(roots).toHaveAccessibleDescription(/This contains no certificate/);
  await expect(stale).toHaveCount(0);
  await expect(answer).toContainText('The signer’s identity is not verified yet');
  await expect(roots).toBeFocused();
  await answer.getByRole('button', { name: 'Copy the verdict' }).click();
  await copied(page).toMatch(/^Signed by Grace Hopper on .+ UTC/);
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
  await expect(figure.getByText('The signature itself')).toBeVisible();
  await expect(figure.getByText('Saved afterwards')).toBeVisible();
  // Before the signature, the signature, after it, and the later revision.
  await expect(figure.locator('svg').first().locator('rect')).toHaveCount(4);
});
