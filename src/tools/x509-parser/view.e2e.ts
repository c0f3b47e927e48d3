import { copied, expect, open, test } from '#e2e/tool-test.ts';
import { selfSigned } from './engine/sample.ts';
import { leaf } from './examples.ts';

const path = '/x509-parser';

test('shows what a certificate says, and the chain it makes', async ({ page }) => {
  await open(page, path);
  await expect(page.getByText('www.example.com, example.com, 2001:db8::1')).toBeVisible();
  const input = page.getByRole('textbox', { name: 'Certificates, requests, keys' });
  await expect(page.getByText('One self-signed certificate.')).toBeVisible();
  await page.getByRole('button', { name: 'openssl x509 -in certificate.pem -noout -text' }).click();
  await copied(page).toBe('openssl x509 -in certificate.pem -noout -text');
  await input.fill(`${leaf}\n${selfSigned}`);
  await expect(page.getByText('The chain is incomplete: the certificate of CN=Int is missing.')).toBeVisible();
  await expect(page.getByText('*.example.com').first()).toBeVisible();
  await input.fill('hello');
  await expect(page.getByRole('alert')).toContainText('No certificate, request, list or key was found');
});

test('checks a host and a key', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Certificates, requests, keys' }).fill(leaf);
  await page.getByRole('textbox', { name: 'Is it valid for this host?' }).fill('www.example.com');
  await expect(page.getByText('Yes, *.example.com covers it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Does this key match?' }).fill(selfSigned);
  await expect(page.getByText('No: the keys are different.')).toBeVisible();
});
