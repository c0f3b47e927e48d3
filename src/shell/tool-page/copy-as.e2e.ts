import type { Page } from '@playwright/test';
import { expect, open, test } from '#e2e/tool-test.ts';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('copies what the page has done, as a command and in other forms', async ({ page }) => {
  await open(page, '/base64-string-converter');
  await page.getByRole('textbox', { name: 'Text' }).fill("it's é");
  await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('aXQncyDDqQ==');
  await choose(page, 'Copy as');
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Text to copy' });
  await expect(text).toHaveValue(`printf '%s' 'it'\\''s é' | npx toolcrib base64-string-converter encode`);
  await dialog.getByRole('radio', { name: 'Request' }).check();
  await expect(text).toHaveValue(`{"op":"base64-string-converter/encode","input":{"text":"it's é"}}`);
  await dialog.getByRole('radio', { name: 'Pipe step' }).check();
  await expect(text).toHaveValue('base64-string-converter/encode');
  await dialog.getByRole('radio', { name: 'JavaScript' }).check();
  await expect(text).toHaveValue(/import \{ encode \} from 'toolcrib\/base64-string-converter';/);
});

test('copies no secret', async ({ page }) => {
  await open(page, '/hmac-generator');
  await page.getByRole('textbox', { name: 'Key', exact: true }).first().fill('hush-hush');
  await choose(page, 'Copy as');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/"\$SECRET"/);
  await expect(dialog).not.toContainText('hush');
  await expect(dialog.getByText('SECRET replaces')).toBeVisible();
});

test('continues with the result in a pipe', async ({ page }) => {
  await open(page, '/base64-string-converter');
  await page.getByRole('textbox', { name: 'Text' }).fill('{"a":1}');
  await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('eyJhIjoxfQ==');
  await choose(page, 'Continue with…');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('region', { name: 'For this value' })
    .getByRole('button', { name: /^Decode Base64/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipes');
  await expect(page.getByLabel('Value after step 1')).toHaveText('eyJhIjoxfQ==');
  await expect(page.getByLabel('Value after step 2')).toHaveText('{"a":1}');
});

test('continues with the text of a result that has facts beside it', async ({ page }) => {
  await open(page, '/json-to-yaml-converter');
  await page.getByRole('textbox', { name: 'JSON' }).fill('{"a":[1]}');
  await expect(page.getByRole('textbox', { name: 'YAML' })).toContainText('- 1');
  await choose(page, 'Continue with…');
  await page.getByRole('dialog').getByRole('textbox').fill('yaml to json');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^YAML to JSON/ })
    .first()
    .click();
  await expect(page.getByLabel('Value after step 1')).toContainText('- 1');
  await expect(page.getByLabel('Value after step 2')).toContainText('"a"');
});
