import { cancelAtOnce, copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/rsa-key-pair-generator';
// RFC 8410 §10.3
const key =
  '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n';
const publicLine = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh';

test('makes a pair', async ({ page }) => {
  await open(page, path);
  const secret = page.getByRole('region', { name: 'Private key' });
  const shared = page.getByRole('region', { name: 'Public key' });
  const format = page.getByRole('combobox', { name: 'Format' });

  await test.step('shows it in every format without making another', async () => {
    const fingerprint = shared.getByRole('button', { name: /SHA256:/ });
    await expect(fingerprint).toBeVisible();
    await expect(shared).toContainText('BEGIN PUBLIC KEY');
    const first = await fingerprint.textContent();
    await secret.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    await format.selectOption('OpenSSH');
    await expect(shared).toContainText('ssh-rsa AAAA');
    await page.getByText('Comment and passphrase').click();
    await page.getByLabel('Comment').fill('me@here');
    await expect(shared).toContainText('me@here');
    await page.getByRole('button', { name: 'Copy command for authorized_keys' }).click();
    await copied(page).toMatch(/^echo 'ssh-rsa \S+ me@here' >> /);
    await format.selectOption('PKCS#1 / SEC1');
    await expect(shared).toContainText('BEGIN RSA PUBLIC KEY');
    expect(await fingerprint.textContent()).toBe(first);
    await page.getByRole('radio', { name: 'Ed25519' }).check();
    const generate = page.getByRole('button', { name: 'Generate' });
    await expect(generate).toHaveAccessibleDescription('Ctrl+Enter or ⌘ Enter');
    await generate.click();
    await expect(fingerprint).not.toHaveText(first ?? '');
    await expect(page.getByRole('alert').first()).toContainText('This format does not exist for ed25519 keys.');
  });

  await test.step('asks for the passphrase twice', async () => {
    await format.selectOption('PEM (PKCS#8)');
    await expect(secret).toContainText('BEGIN PRIVATE KEY');
    await page.getByLabel('Passphrase', { exact: true }).fill('one');
    await expect(secret.getByText('Repeat passphrase')).toBeVisible();
    await expect(secret.getByRole('button', { name: 'Reveal' })).toBeDisabled();
    await page.getByLabel('Repeat passphrase').fill('two');
    await expect(page.getByText('The two passphrases differ.')).toBeVisible();
    await page.getByLabel('Repeat passphrase').fill('one');
    await expect(secret).toContainText('BEGIN ENCRYPTED PRIVATE KEY');
  });
});

test('begins with the kind that a link asks for, and keeps the pair until there is another', async ({ page }) => {
  await open(page, `${path}#type=ed25519&format=openssh`);
  const shared = page.getByRole('region', { name: 'Public key' });
  const authorize = shared.getByRole('button', { name: 'Copy command for authorized_keys' });
  const copy = shared.getByRole('button', { name: 'Copy', exact: true });
  const old = page.locator('pre[data-stale]');
  await expect(shared).toContainText('ssh-ed25519 AAAA');
  await expect(old).toHaveCount(0);

  await test.step('dims a pair of another kind', async () => {
    await page.getByRole('radio', { name: 'ECDSA' }).check();
    await expect(old).toHaveCount(2);
    await expect(copy).toBeDisabled();
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

  await test.step('keeps the pair when another one is canceled', async () => {
    await page.getByRole('radio', { name: 'RSA' }).check();
    await expect(old).toHaveCount(0);
    const size = page.getByRole('combobox', { name: 'Size' });
    await size.selectOption('8,192 bits');
    await expect(old).toHaveCount(2);
    await cancelAtOnce(page);
    await page.getByRole('button', { name: 'Generate' }).click();
    await size.selectOption('2,048 bits');
    await expect(old).toHaveCount(0);
    await expect(copy).toBeEnabled();
  });

  await test.step('groups the digits of the sizes, in French too', async () => {
    await speakFrench(page);
    await expect(page.getByRole('option', { name: /^8\s192 bits$/ })).toBeAttached();
    await expect(page.getByRole('option', { name: /^1\s024 bits \(non sûr/ })).toBeAttached();
  });
});

test('takes a key, and keeps it out of the address and of storage', async ({ page }) => {
  await open(page, path);
  const field = page.getByLabel('Key', { exact: true });
  await page.getByRole('tab', { name: 'Convert / inspect' }).click();
  await field.fill(key);
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('PRIVATE KEY');
  await expect(page.locator('html[data-ready]')).toBeAttached();

  await test.step('inspects and converts it', async () => {
    await page.getByRole('tab', { name: 'Convert / inspect' }).click();
    await field.fill(key);
    await expect(page.getByText('SHA256:ebCT4wkJOqO5AIlHG03cHvn3Cr3ZZEEh8m81duHhR3Q')).toBeVisible();
    const result = page.getByRole('region', { name: 'Converted key' });
    await expect(result).toContainText(publicLine);
    await page.getByLabel('Convert to').selectOption('PuTTY (.ppk)');
    await expect(result).toContainText('PuTTY-User-Key-File-3: ssh-ed25519');
    const downloading = page.waitForEvent('download');
    await result.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe('id_ed25519.ppk');
    await field.fill('nonsense');
    await expect(page.getByRole('paragraph').filter({ hasText: 'This key cannot be read.' })).toBeVisible();
  });

  const result = page.getByRole('region', { name: 'Signature' });
  await test.step('signs a text and verifies the signature', async () => {
    await page.getByRole('tab', { name: 'Sign / verify' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('hello');
    await field.fill(key);
    const signature = 'etRhp5qguj1MARyAoWZnALHhJ2kHr9csLAIwo3ATPLoM+IHmnwPkhgvXGtbgveMXNRzVZnKscXcjo4qDpmaoCQ==';
    await expect(result).toContainText(signature);
    await expect(result).toContainText(
      'openssl pkeyutl -sign -inkey key.pem -rawin -in message.txt | openssl base64 -A',
    );
    await result.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe(signature);
    await page.getByRole('radio', { name: 'Verify' }).check();
    await field.fill(publicLine);
    await page.getByRole('textbox', { name: 'Signature' }).fill(signature);
    await expect(result).toContainText('The signature is valid (Ed25519).');
    await page.getByRole('textbox', { name: 'Text' }).fill('hello!');
    await expect(result).toContainText('The signature is not valid (Ed25519)');
  });

  await test.step('signs a file, and says what a key lacks', async () => {
    await page.getByRole('radio', { name: 'Sign' }).check();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).click();
    await (await choosing).setFiles({ name: 'it’s.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await field.fill(key);
    await expect(result).toContainText('etRhp5qguj1MARyAoWZnALHhJ2kHr9csLAIwo3ATPLoM');
    const lack = page.getByRole('paragraph').filter({ hasText: 'This is a public key' });
    await expect(lack).toHaveCount(0);
    await field.fill(publicLine);
    await expect(lack).toBeVisible();
    await expect(page.getByText('it’s.txt', { exact: true })).toBeVisible();
  });
});

test('fits on a desktop and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const shared = page.getByRole('region', { name: 'Public key' });

  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ])
    await test.step(`shows both keys without scrolling at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await expect(shared.locator('pre')).toBeInViewport({ ratio: 1 });
      await expect(shared.getByRole('button', { name: /SHA256:/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('region', { name: 'Private key' }).locator('pre')).toBeInViewport({ ratio: 1 });
    });

  await test.step('has its options in two lines on a phone', async () => {
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

  await test.step('opens a file on a phone, where options are left out', async () => {
    await page.getByRole('tab', { name: 'Sign / verify' }).click();
    await expect(page.getByText('More options')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Signature as' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open a file' })).toBeVisible();
  });
});
