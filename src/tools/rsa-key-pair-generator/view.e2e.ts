import { cancelAtOnce, copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/rsa-key-pair-generator';
// RFC 8410 §10.3
const key =
  '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n';

test('makes a pair and shows it in every format without making another', async ({ page }) => {
  await open(page, path);
  const secret = page.getByRole('region', { name: 'Private key' });
  const shared = page.getByRole('region', { name: 'Public key' });
  const fingerprint = shared.getByRole('button', { name: /SHA256:/ });
  await expect(fingerprint).toBeVisible();
  const first = await fingerprint.textContent();
  await secret.getByRole('button', { name: 'Copy', exact: true }).click();
  await copied(page).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  const format = page.getByRole('combobox', { name: 'Format' });
  await format.selectOption('OpenSSH');
  await expect(shared).toContainText('ssh-rsa AAAA');
  await page.getByText('Comment and passphrase').click();
  await page.getByLabel('Comment').fill('me@here');
  await expect(shared).toContainText('me@here');
  await page.getByRole('button', { name: 'Copy command for authorized_keys' }).click();
  await copied(page).toMatch(/^echo 'ssh-rsa \S+ me@here' >> /);
  await format.selectOption('PKCS#1 / SEC1');
  await expect(page.getByRole('region', { name: 'Public key' })).toContainText('BEGIN RSA PUBLIC KEY');
  expect(await fingerprint.textContent()).toBe(first);
  await page.getByRole('radio', { name: 'Ed25519' }).check();
  const generate = page.getByRole('button', { name: 'Generate' });
  await expect(generate).toHaveAccessibleDescription('Ctrl+Enter or ⌘ Enter');
  await generate.click();
  await expect(fingerprint).not.toHaveText(first ?? '');
  await expect(page.getByRole('alert').first()).toContainText('This format does not exist for ed25519 keys.');
});

test('begins with the kind that a link asks for, and dims a pair of another kind', async ({ page }) => {
  await open(page, `${path}#type=ed25519&format=openssh`);
  const shared = page.getByRole('region', { name: 'Public key' });
  const authorize = shared.getByRole('button', { name: 'Copy command for authorized_keys' });
  const old = page.locator('pre[data-stale]');
  await expect(shared).toContainText('ssh-ed25519 AAAA');
  await expect(old).toHaveCount(0);
  await page.getByRole('radio', { name: 'ECDSA' }).check();
  await expect(old).toHaveCount(2);
  await expect(shared.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await expect(authorize).toBeDisabled();
  await page.getByRole('radio', { name: 'Ed25519' }).check();
  await expect(old).toHaveCount(0);
  await expect(authorize).toBeEnabled();
  // Reset draws an RSA pair, and Undo brings only the choice back.
  await reset(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shared).toContainText('ssh-rsa AAAA');
  await expect(old).toHaveCount(2);
});

test('keeps the pair when another one is canceled', async ({ page }) => {
  await open(page, path);
  const shared = page.getByRole('region', { name: 'Public key' });
  await expect(shared).toContainText('BEGIN PUBLIC KEY');
  const size = page.getByRole('combobox', { name: 'Size' });
  await size.selectOption('8192 bits');
  await cancelAtOnce(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  await size.selectOption('2048 bits');
  await expect(page.locator('pre[data-stale]')).toHaveCount(0);
  await expect(shared.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
});

test('asks for the passphrase twice', async ({ page }) => {
  await open(page, path);
  await page.getByText('Comment and passphrase').click();
  await page.getByLabel('Passphrase', { exact: true }).fill('one');
  const secret = page.getByRole('region', { name: 'Private key' });
  await expect(secret.getByText('Repeat passphrase')).toBeVisible();
  await expect(secret.getByRole('button', { name: 'Reveal' })).toBeDisabled();
  await page.getByLabel('Repeat passphrase').fill('two');
  await expect(page.getByText('The two passphrases differ.')).toBeVisible();
  await page.getByLabel('Repeat passphrase').fill('one');
  await expect(secret).toContainText('BEGIN ENCRYPTED PRIVATE KEY');
});

test('inspects and converts a key', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Convert / inspect' }).click();
  await page.getByLabel('Key', { exact: true }).fill(key);
  await expect(page.getByText('SHA256:ebCT4wkJOqO5AIlHG03cHvn3Cr3ZZEEh8m81duHhR3Q')).toBeVisible();
  const result = page.getByRole('region', { name: 'Converted key' });
  await expect(result).toContainText(
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh',
  );
  await page.getByLabel('Convert to').selectOption('PuTTY (.ppk)');
  await expect(result).toContainText('PuTTY-User-Key-File-3: ssh-ed25519');
  const downloading = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('id_ed25519.ppk');
  await page.getByLabel('Key', { exact: true }).fill('nonsense');
  await expect(page.getByRole('paragraph').filter({ hasText: 'This key cannot be read.' })).toBeVisible();
});

test('keeps keys out of the address and of storage', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Convert / inspect' }).click();
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('PRIVATE KEY');
});

test('signs a text and verifies the signature', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Sign / verify' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('hello');
  await page.getByLabel('Key', { exact: true }).fill(key);
  const result = page.getByRole('region', { name: 'Signature' });
  const signature = 'etRhp5qguj1MARyAoWZnALHhJ2kHr9csLAIwo3ATPLoM+IHmnwPkhgvXGtbgveMXNRzVZnKscXcjo4qDpmaoCQ==';
  await expect(result).toContainText(signature);
  await expect(result).toContainText('openssl pkeyutl -sign -inkey key.pem -rawin -in message.txt | openssl base64 -A');
  await result.getByRole('button', { name: 'Copy', exact: true }).click();
  await copied(page).toBe(signature);
  await page.getByRole('radio', { name: 'Verify' }).check();
  await page
    .getByLabel('Key', { exact: true })
    .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh');
  await page.getByRole('textbox', { name: 'Signature' }).fill(signature);
  await expect(result).toContainText('The signature is valid (Ed25519).');
  await page.getByRole('textbox', { name: 'Text' }).fill('hello!');
  await expect(result).toContainText('The signature is not valid (Ed25519)');
});

test('signs a file, and says what a key lacks', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Sign / verify' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await choosing).setFiles({ name: 'it’s.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await page.getByLabel('Key', { exact: true }).fill(key);
  const result = page.getByRole('region', { name: 'Signature' });
  await expect(result).toContainText('etRhp5qguj1MARyAoWZnALHhJ2kHr9csLAIwo3ATPLoM');
  await page
    .getByLabel('Key', { exact: true })
    .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh');
  await expect(page.getByRole('paragraph').filter({ hasText: 'This is a public key' })).toBeVisible();
  await expect(page.getByText('it’s.txt', { exact: true })).toBeVisible();
});

test('opens a file on a phone, where options are left out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await page.getByRole('tab', { name: 'Sign / verify' }).click();
  await expect(page.getByText('More options')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Signature as' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open a file' })).toBeVisible();
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`shows both keys without scrolling at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, path);
    const shared = page.getByRole('region', { name: 'Public key' });
    await expect(shared.locator('pre')).toBeInViewport({ ratio: 1 });
    await expect(shared.getByRole('button', { name: /SHA256:/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Private key' }).locator('pre')).toBeInViewport({ ratio: 1 });
  });

test('has its options in two lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const [size, format, rarer] = await Promise.all(
    [
      page.getByRole('combobox', { name: 'Size' }),
      page.getByRole('combobox', { name: 'Format' }),
      page.locator('summary').filter({ hasText: 'Comment and passphrase' }),
    ].map((control) => control.boundingBox()),
  );
  expect(format?.y).toBe(size?.y);
  expect(rarer?.y).toBeCloseTo(size?.y ?? 0, -1);
});
