import { rm, writeFile } from 'node:fs/promises';
import { copied, expect, open, test } from '#e2e/tool-test.ts';
import { plain, saved, signed, stream } from './engine/fixture.ts';
import { sampleFile } from './view/sample.ts';

const path = '/pdf-signature-checker';

test('shows what it finds in a sample until a file is opened', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const input = page.locator('input[type=file]');
  const verdict = page.getByText('Signed by Grace Hopper', { exact: false });

  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ])
    await test.step(`and says that a file is not signed, at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await expect(verdict.first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('region', { name: /^Signed by Grace Hopper/ })).toContainText('for a signed sample');
      await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(plain()) });
      await expect(page.getByText('This PDF is not signed.')).toBeVisible();
      await expect(verdict).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove the file' }).click();
      await expect(verdict.first()).toBeVisible();
    });

  for (const [name, mimeType] of [
    ['b.pdf', 'application/pdf'],
    ['notes.txt', 'text/plain'],
  ] as const)
    await test.step(`says nothing of it beside ${name}, which is no PDF`, async () => {
      await input.setInputFiles({ name, mimeType, buffer: Buffer.from('hello') });
      await expect(page.getByRole('alert')).toContainText('This is not a PDF file');
      await expect(verdict).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove the file' }).click();
      await expect(verdict.first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});

test('describes a signature', async ({ page }, info) => {
  await open(page, path);
  const input = page.locator('input[type=file]');
  const answer = page.getByRole('region', { name: /^Signed by Grace Hopper/ });

  await test.step('refuses roots without a certificate at their field, and keeps what holds without them', async () => {
    const stale = page.locator('[data-stale]').filter({ has: answer });
    await expect(answer).toBeVisible();
    await expect(stale).toHaveCount(0);
    const roots = page.getByLabel('Trusted roots');
    await answer.getByRole('button', { name: 'Trusted roots' }).click();
    await expect(roots).toBeFocused();
    await expect(roots).toHaveAttribute('placeholder', '-----BEGIN CERTIFICATE-----');
    await roots.fill('not a root');
    await expect(roots).toHaveAccessibleDescription(/This contains no certificate/);
    await expect(stale).toHaveCount(0);
    await expect(answer).toContainText('The signer’s identity is not verified yet');
    await expect(roots).toBeFocused();
    await answer.getByRole('button', { name: 'Copy the verdict' }).click();
    await copied(page).toMatch(/^Signed by Grace Hopper on .+ UTC/);
    await roots.fill('');
    await expect(roots).not.toHaveAccessibleDescription(/This contains no certificate/);
  });

  await test.step('keeps nothing of the roots, which may have a key beside them', async () => {
    const roots = page.getByLabel('Trusted roots');
    await roots.fill('canary-5d1c');
    await expect(roots).toHaveAccessibleDescription(/This contains no certificate/);
    await page.reload();
    await expect(answer).toBeVisible();
    await expect(roots).toHaveValue('');
    const kept = await page.evaluate(
      () => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain('canary-5d1c');
  });

  await test.step('draws what it covers', async () => {
    const bytes = saved(
      { 4: stream('0 g') },
      signed(plain(), () => new Uint8Array([0x30, 0x00])),
    );
    await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
    const figure = page.getByRole('figure');
    // The sample has nothing of this.
    await expect(figure.getByText('Saved afterwards')).toBeVisible();
    await expect(figure.getByText('Covered by the signature')).toBeVisible();
    await expect(figure.getByText('The signature itself')).toBeVisible();
    // Before the signature, the signature, after it, and the later revision.
    await expect(figure.locator('svg').first().locator('rect')).toHaveCount(4);
    await page.getByRole('button', { name: 'Remove the file' }).click();
    await expect(answer).toContainText('for a signed sample');
  });

  await test.step('saves a part of it, and says so when the file is gone', async () => {
    const file = info.outputPath('signed.pdf');
    await writeFile(file, Buffer.from(await sampleFile().arrayBuffer()));
    await input.setInputFiles(file);
    await expect(answer).not.toContainText('for a signed sample');
    const save = answer.getByRole('button', { name: 'Download the signature (CMS)' });
    const [part] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(part.suggestedFilename()).toBe('signature.p7s');
    await rm(file);
    await save.click();
    await expect(answer.getByRole('alert')).toContainText('The file was changed, moved or locked');
  });
});

test('opens the certificates of a signature in the certificate decoder', async ({ page }) => {
  await open(page, path);
  const answer = page.getByRole('region', { name: /^Signed by Grace Hopper/ });
  await answer.getByRole('link', { name: 'Open in the certificate decoder' }).click();
  await expect(page).toHaveURL(/\/x509-parser$/);
  await expect(page.getByRole('region', { name: 'Grace Hopper', exact: true })).toBeVisible();
  await expect(page.getByText('The chain is complete: 2 certificates, all with valid signatures.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Certificates, requests, keys' })).toContainText('BEGIN CERTIFICATE');
});
