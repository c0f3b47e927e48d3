import { expect, open, test } from '#e2e/tool-test.ts';

test('says that the first run was canceled, and starts it again', async ({ page }) => {
  await open(page, '/yaml-to-json-converter');
  const input = page.getByRole('textbox', { name: 'YAML' });
  await input.fill('');
  await expect(page.getByText(/^Type or paste a document/)).toBeVisible();
  // What the page asks of its workers is lost until it is woken: the run would be over too soon on a fast machine.
  await page.evaluate(() => {
    const { prototype } = Worker;
    // oxlint-disable-next-line typescript/unbound-method -- put back below
    const { postMessage } = prototype;
    prototype.postMessage = () => undefined;
    addEventListener('wake', () => {
      prototype.postMessage = postMessage;
    });
  });
  const buffer = Buffer.from('- words\n'.repeat(6000));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.yaml', mimeType: 'application/yaml', buffer });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Canceled.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('wake')));
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('textbox', { name: 'JSON' })).toContainText('"words"');
  await expect(page.getByText('Canceled.')).toHaveCount(0);
});
