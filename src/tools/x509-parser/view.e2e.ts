import { generateKeyPairSync } from 'node:crypto';
import { copied, expect, open, test } from '#e2e/tool-test.ts';
import { der } from '#lib/keys/der.ts';
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

/** With an empty subject, for `nameless.example`; for a hundred years. */
const nameless = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBMzCB5qADAgECAhRGvVT3WO50C4Dt75hWcxwBdcRIlzAFBgMrZXAwADAgFw0y',
  'NjExMzAwNDA4NDZaGA8yMTI2MTEwNjA0MDg0NlowADAqMAUGAytlcAMhAECgcL4k',
  'CqiPL3nwjpnWZgs9X9Jwm3Jop0Fl/3CY86sFo3AwbjAdBgNVHQ4EFgQUtbNRssyX',
  'yHDff9cTC9CdHckqnuswHwYDVR0jBBgwFoAUtbNRssyXyHDff9cTC9CdHckqnusw',
  'DwYDVR0TAQH/BAUwAwEB/zAbBgNVHREEFDASghBuYW1lbGVzcy5leGFtcGxlMAUG',
  'AytlcANBALDaXhQMDj39j6yPDK2e1G2s4JgOzz8G6pbhRSkGpGaVswYvyA6TfuNu',
  'UxK42Dw7iCUH2GTMBOZhZ4zruFKieAU=',
  '-----END CERTIFICATE-----',
].join('\n');

/** A list of a thousand and one revoked certificates; its signature is not checked. */
function longList(): string {
  const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
  const algorithm = der(0x30, der(0x06, Uint8Array.of(0x2b, 0x65, 0x70)));
  const time = der(0x17, ascii('260101000000Z'));
  const name = der(0x30, der(0x06, Uint8Array.of(0x55, 0x04, 0x03)), der(0x0c, ascii('Many')));
  const entries = Array.from({ length: 1001 }, (_, index) => {
    const serial = 256 + index;
    return der(0x30, der(0x02, Uint8Array.of(serial >> 8, serial & 255)), time);
  });
  const signed = [der(0x02, Uint8Array.of(1)), algorithm, der(0x30, der(0x31, name)), time, der(0x30, ...entries)];
  const list = der(0x30, der(0x30, ...signed), algorithm, der(0x03, new Uint8Array(65)));
  return Buffer.from(list).toString('base64');
}

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

  await test.step('has the cards in the order of the chain, whatever the order of the text', async () => {
    await input.fill(`${root}\n${issued}`);
    await expect(page.getByText('The certificates are not in the order of the chain.')).toBeVisible();
    const cards = page.getByRole('region', { name: /^(?:leaf\.example|Example Root)$/ });
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toHaveAccessibleName('leaf.example');
    await expect(cards.last()).toHaveAccessibleName('Example Root');
    await input.fill(`${issued}\n${root}`);
    await expect(page.getByText('The certificates are not in the order of the chain.')).toBeHidden();
    await expect(cards.first()).toHaveAccessibleName('leaf.example');
  });

  await test.step('says in its empty fields what to paste', async () => {
    await expect(page.getByRole('textbox', { name: 'Does this key match?' })).toHaveAttribute('placeholder', /PEM/);
    await expect(page.getByRole('textbox', { name: 'Trusted roots' })).toHaveAttribute('placeholder', /as PEM$/);
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

test('names a certificate without a subject by its host, and says when a list is cut', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: 'Certificates, requests, keys' });
  await input.fill(nameless);
  await expect(page.getByRole('region', { name: 'nameless.example', exact: true })).toBeVisible();
  await input.fill(longList());
  const list = page.getByRole('region', { name: 'Many', exact: true });
  await list.locator('summary', { hasText: 'Revoked certificates' }).click();
  await expect(list.getByText('Only the first 1,000 of 1,001 are listed.')).toBeVisible();
});

test('says what is wrong with the trusted roots, and checks a host and a key', async ({ page }) => {
  await open(page, path);
  await expect(page.getByText('One self-signed certificate.')).toBeVisible();
  const roots = page.getByRole('textbox', { name: 'Trusted roots' });
  await roots.fill(root);
  await expect(page.getByText('None of your roots vouches for it.')).toBeVisible();
  await roots.fill('not a root');
  await expect(roots).toHaveAccessibleDescription(/This contains no certificate/);
  await expect(page.locator('[data-stale]').getByText('None of your roots vouches for it.')).toBeVisible();
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

  await test.step('asks for the password of the key', async () => {
    const { privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'canary' },
    });
    await second.fill(privateKey);
    await expect(second).toHaveAccessibleDescription(/This is encrypted\. Enter its password\./);
    await page.getByLabel('Password', { exact: true }).fill('canary');
    await expect(page.getByText('No: the keys are different.')).toBeVisible();
  });

  await test.step('keeps nothing of the roots, which may have a key beside them', async () => {
    await roots.fill('canary-5d1c');
    await expect(roots).toHaveAccessibleDescription(/This contains no certificate/);
    await page.reload();
    const kept = await page.evaluate(
      () => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain('canary-5d1c');
  });
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
