import { copied, expect, open, test } from '#e2e/tool-test.ts';
import { selfSigned } from './engine/sample.ts';
import { leaf } from './examples.ts';

const path = '/x509-parser';
/** Example Root, and `leaf.example` that it issued; both for a hundred years. */
const root = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBRDCB96ADAgECAhRe7YI55esbUAYg3/ls07XEMEQjgTAFBgMrZXAwFzEVMBMG',
  'A1UEAwwMRXhhbXBsZSBSb290MCAXDTI2MTEyNzExNTA0NloYDzIxMjYxMTAzMTE1',
  'MDQ2WjAXMRUwEwYDVQQDDAxFeGFtcGxlIFJvb3QwKjAFBgMrZXADIQDOXztu9mmu',
  'h5D3poHuGKIi9lamLWQJAD7Y4inNpl6AnaNTMFEwHQYDVR0OBBYEFAb6+NdJhmga',
  '4FV2++hscJLEoWnbMB8GA1UdIwQYMBaAFAb6+NdJhmga4FV2++hscJLEoWnbMA8G',
  'A1UdEwEB/wQFMAMBAf8wBQYDK2VwA0EApf03tm+1cboIHBX4U5cteTP86FDYy66W',
  'D1tztLGSD9Gfdnv66bOudmKnzjqUpRl08jmLhcc+T/VyTNAXFXYHDw==',
  '-----END CERTIFICATE-----',
].join('\n');
const issued = [
  '-----BEGIN CERTIFICATE-----',
  'MIHqMIGdAhRkbtHWvSlASuE+SibuF9tp4S+NljAFBgMrZXAwFzEVMBMGA1UEAwwM',
  'RXhhbXBsZSBSb290MCAXDTI2MTEyNzExNTA0NloYDzIxMjUwNjIxMTE1MDQ2WjAX',
  'MRUwEwYDVQQDDAxsZWFmLmV4YW1wbGUwKjAFBgMrZXADIQAMZ671ByVMZvr6e/u/',
  'ejqjcVGJ9j7cwgeBvhgTJPtDAzAFBgMrZXADQQA2nvkXXn3mtgjkoBQPAidgsjSd',
  'qHJOujoEPv4GRygGO/j5opVdab4g2+OGFe+ui9JoZcG9qxtDe6t+gcDosXAK',
  '-----END CERTIFICATE-----',
].join('\n');

test('shows what a certificate says, and the chain it makes', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: 'Certificates, requests, keys' });
  const answer = page.getByRole('region', { name: 'www.example.com', exact: true });
  const state = answer.getByText(/^Valid, .* left$/);
  const verdict = page.getByText('One self-signed certificate.');
  await expect(page.getByText('www.example.com, example.com, 2001:db8::1')).toBeVisible();
  await expect(verdict).toBeVisible();
  await expect(answer.getByText('It is signed by its own key.')).toHaveCount(0);
  await page.getByRole('button', { name: 'openssl x509 -in certificate.pem -noout -text' }).click();
  await copied(page).toBe('openssl x509 -in certificate.pem -noout -text');

  await test.step('has no green word beside an error', async () => {
    const green = await state.evaluate((badge) => getComputedStyle(badge).color);
    await expect(verdict).not.toHaveCSS('color', green);
    await input.fill('hello');
    await expect(page.getByRole('alert')).toContainText('No certificate, request, list or key was found');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[data-stale]').getByText('Valid,').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy all' }).first()).toBeDisabled();
    await expect(state).not.toHaveCSS('color', green);
    await expect(verdict).toBeHidden();
  });

  await test.step('says what a chain lacks', async () => {
    await input.fill(`${leaf}\n${selfSigned}`);
    await expect(page.getByText('The chain is incomplete: the certificate of CN=Int is missing.')).toBeVisible();
    await expect(page.getByText('*.example.com').first()).toBeVisible();
  });

  await test.step('has no order for a single certificate', async () => {
    await input.fill(`${selfSigned}\n${selfSigned}`);
    await expect(page.getByText('1 certificate is repeated.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy in the right order' })).toHaveCount(0);
  });

  await test.step('does not call a certificate self-signed that a root issued', async () => {
    await input.fill(issued);
    await expect(
      page.getByText('The chain is incomplete: the certificate of CN=Example Root is missing.'),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Trusted roots' }).fill(root);
    await expect(page.getByText('One certificate, issued by one of your roots.')).toBeVisible();
  });
});

test('says what is wrong with the trusted roots, and checks a host and a key', async ({ page }) => {
  await open(page, path);
  await expect(page.getByText('One self-signed certificate.')).toBeVisible();
  const roots = page.getByRole('textbox', { name: 'Trusted roots' });
  await roots.fill('not a root');
  await expect(roots).toHaveAccessibleDescription(/This contains no certificate/);
  await expect(page.locator('[data-stale]').getByText('One self-signed certificate.')).toBeVisible();
  await roots.fill(root.split('\n').toSpliced(2, 1).join('\n'));
  await expect(roots).toHaveAccessibleDescription(/One of the blocks is damaged/);
  await roots.fill('');
  await expect(roots).toHaveAccessibleDescription(/Leave empty to skip the trust check/);

  await page.getByRole('textbox', { name: 'Certificates, requests, keys' }).fill(leaf);
  await page.getByRole('textbox', { name: 'Is it valid for this host?' }).fill('www.example.com');
  await expect(page.getByText('Yes, *.example.com covers it.')).toBeVisible();
  const second = page.getByRole('textbox', { name: 'Does this key match?' });
  await second.fill(selfSigned);
  await expect(page.getByText('No: the keys are different.')).toBeVisible();
  // Beside an error there is no answer.
  await second.fill('no key');
  await expect(second).toHaveAccessibleDescription(/No certificate, request, list or key was found/);
  await expect(page.getByText('No: the keys are different.')).toHaveCount(0);
});

test('says which file could not be read, and keeps what was there', async ({ page }) => {
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  await open(page, path);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open', exact: true }).click(),
  ]);
  await chooser.setFiles({ name: 'leaf.pem', mimeType: 'application/x-pem-file', buffer: Buffer.from(leaf) });
  await expect(page.getByText('“leaf.pem” could not be read')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Certificates, requests, keys' })).toContainText('BEGIN CERTIFICATE');
});
