import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clipboard, copied, expect, open, reset, test } from '#e2e/tool-test.ts';
import { examples } from './examples.ts';

const path = '/encryption';
const lockOf = (page: Page) => page.getByRole('region', { name: 'Encrypt', exact: true });
const unlockOf = (page: Page) => page.getByRole('region', { name: 'Decrypt', exact: true });

/** The key of a public example. */
const keyOf = (wanted: string): string => String(examples.find(({ op }) => op === wanted)?.input['key']);
const rsaPrivateKey = keyOf('decrypt-rsa');
const rsaPublicKey = keyOf('encrypt-rsa');

test('encrypts and decrypts a text', async ({ page }) => {
  await open(page, path);
  const lock = lockOf(page);
  const unlock = unlockOf(page);
  const weak = unlock.getByText('Detected: AES-256-CBC, MD5');
  await expect(weak).toBeVisible();
  const amber = await weak.evaluate((badge) => getComputedStyle(badge).color);
  await expect(unlock).toContainText('Lorem ipsum dolor sit amet');

  await test.step('says that a password is wrong and keeps the last result', async () => {
    await unlock.getByLabel('Password').fill('wrong');
    await expect(unlock.getByRole('alert')).toContainText('Decryption failed');
    await expect(unlock).toContainText('Lorem ipsum dolor sit amet');
    await unlock.getByLabel('Password').fill('my secret key');
    await expect(weak).toBeVisible();
  });

  await test.step('decrypts what it wrote', async () => {
    const text = lock.getByLabel('Text', { exact: true });
    // The result of the example is not to be copied.
    await text.fill('');
    await expect(lock.getByText('Enter text and a password.')).toBeVisible();
    await text.fill('héllo');
    await lock.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toMatch(/^eyJ/);
    await unlock.getByLabel('Text to decrypt', { exact: true }).fill(await clipboard(page));
    // What is authenticated is not marked as weak.
    await expect(unlock.getByText('Detected: AES-256-GCM (JWE)')).not.toHaveCSS('color', amber);
    await unlock.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('héllo');
  });

  await test.step('breaks what is encrypted anywhere, so that lines are full', async () => {
    await expect(page.locator('[data-answer] .cm-line').first()).toHaveCSS('line-break', 'anywhere');
  });
});

test('follows the algorithm and its iterations', async ({ page }) => {
  await open(page, path);
  const lock = lockOf(page);
  const algorithm = lock.getByLabel('Algorithm');
  const rounds = lock.getByRole('textbox', { name: 'Iterations' });

  await test.step('shows the iterations in force, and goes back to them', async () => {
    await expect(rounds).toHaveValue('210000');
    await rounds.fill('5000');
    await rounds.fill('210000');
    await algorithm.selectOption('AES-256-CBC, PBKDF2');
    await expect(rounds).toHaveValue('10000');
  });

  await test.step('prints the command, and dims what was made with other iterations than the field holds', async () => {
    await expect(lock.getByText('openssl enc -d -aes-256-cbc -pbkdf2 -iter 10000 -a -A -in file')).toBeVisible();
    const copy = lock.getByRole('button', { name: 'Copy', exact: true });
    const command = lock.getByRole('button', { name: /openssl enc/ });
    const old = lock.locator('[data-answer][data-stale]');
    await expect(old).toHaveCount(0);
    await rounds.fill('5');
    await expect(old).toBeVisible();
    await expect(copy).toBeDisabled();
    await expect(command).toBeDisabled();
    await rounds.fill('5000');
    await expect(copy).toBeEnabled();
    await expect(command).toContainText('-iter 5000');
  });

  await test.step('warns of weak algorithms', async () => {
    await algorithm.selectOption('RC4, MD5');
    await expect(lock.getByText('RC4 is broken')).toBeVisible();
  });

  await test.step('detects with the usual iterations after others were entered', async () => {
    const unlock = unlockOf(page);
    await unlock.getByLabel('Algorithm').selectOption('AES-256-CBC, PBKDF2');
    await unlock.getByRole('textbox', { name: 'Iterations' }).fill('5000');
    await unlock.getByLabel('Algorithm').selectOption('Automatic');
    await unlock.getByLabel('Password').fill('pw');
    await unlock.getByLabel('Text to decrypt', { exact: true }).fill('U2FsdGVkX18BAgMEBQYHCEy8SDH7c3aAJUP5WWDsGhU=');
    await expect(unlock.getByText('Detected: AES-256-CBC, PBKDF2')).toBeVisible();
  });

  await test.step('says that it works, not that something is missing', async () => {
    const text = lock.getByLabel('Text', { exact: true });
    await algorithm.selectOption('AES-256-GCM (JWE)');
    await text.fill('');
    await expect(lock.getByText('Enter text and a password.')).toBeVisible();
    await rounds.fill('10000000');
    await text.fill('a');
    await expect(lock.getByRole('progressbar')).toBeVisible();
    await expect(lock.getByText('Enter text and a password.')).toHaveCount(0);
    await lock.getByRole('button', { name: 'Cancel' }).click();
  });
});

test('encrypts and decrypts files', async ({ page }) => {
  await open(page, path);
  const lock = lockOf(page);
  const unlock = unlockOf(page);
  const done = lock.getByText(/^Done: \d+/);
  const algorithm = lock.getByLabel('Algorithm for the file');
  const choose = async (button: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: button }).click(),
    ]);
    await chooser.setFiles(file);
  };
  const buffer = Buffer.from('hello');

  await test.step('encrypts a file', async () => {
    await choose('Encrypt a file', { name: 'a.txt', mimeType: 'text/plain', buffer });
    await expect(algorithm).toHaveValue('age');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(done).toBeVisible();
    await expect(lock.getByText('age -d -o file file.age')).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      lock.getByRole('button', { name: 'Download' }).last().click(),
    ]);
    expect(saved.suggestedFilename()).toBe('a.txt.age');
    expect(await readFile(await saved.path(), 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  });

  await test.step('shows the result of a file only with the choices that it was made with', async () => {
    await algorithm.selectOption('AES-256-CBC, SHA-256');
    await expect(done).toHaveCount(0);
    await lock.getByRole('button', { name: 'Start' }).click();
    await expect(done).toBeVisible();
    await algorithm.selectOption('RC4, MD5');
    await expect(done).toHaveCount(0);
    await algorithm.selectOption('AES-256-CBC, SHA-256');
    await expect(done).toBeVisible();
    await choose('Encrypt a file', { name: 'b.txt', mimeType: 'text/plain', buffer });
    await expect(lock.getByText('b.txt', { exact: true })).toBeVisible();
    await expect(done).toHaveCount(0);
  });

  await test.step('tells noise from a file', async () => {
    // RC4 has neither authentication nor padding: bytes come out whatever the password is.
    const noise = Buffer.concat([Buffer.from('Salted__12345678'), Buffer.alloc(16)]);
    await unlock.getByLabel('Algorithm').selectOption('RC4, MD5');
    await choose('Decrypt a file', { name: 'a.enc', mimeType: 'application/octet-stream', buffer: noise });
    await unlock.getByRole('button', { name: 'Start' }).click();
    await expect(unlock.getByText('The password is probably wrong')).toBeVisible();
    await unlock.getByRole('button', { name: 'Use the result anyway' }).click();
    await expect(unlock.getByText('Done: 16 B')).toBeVisible();
  });

  await test.step('keeps opened files beside another tab, and until Reset', async () => {
    const files = [lock.getByText('b.txt', { exact: true }), unlock.getByText('a.enc', { exact: true })];
    await page.getByRole('tab', { name: 'RSA' }).click();
    await expect(page.getByLabel('Public key')).toBeVisible();
    await page.getByRole('tab', { name: 'Password' }).click();
    for (const file of files) await expect(file).toBeVisible();
    await reset(page);
    for (const file of files) await expect(file).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const file of files) await expect(file).toBeVisible();
  });
});

test('encrypts and decrypts with a key', async ({ page }) => {
  await open(page, path);

  await test.step('decrypts with an RSA key what was encrypted for it', async () => {
    await page.getByRole('tab', { name: 'RSA' }).click();
    // The tab before has a field of the same name.
    await expect(page.getByLabel('Public key')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('hello');
    await page.getByLabel('Public key').fill(rsaPublicKey);
    await expect(page.locator('[data-answer]')).toContainText(/[\w+/]{100}/);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toMatch(/^[\w+/]{171}=$/);
    const encrypted = await clipboard(page);
    await page.getByRole('radio', { name: 'Decrypt' }).check();
    await page.getByRole('textbox', { name: 'Encrypted text', exact: true }).first().fill(encrypted);
    await page.getByLabel('Private key').fill(rsaPrivateKey);
    await expect(page.locator('[data-answer]')).toContainText('hello');
    await page.getByLabel('OAEP label').fill('other');
    await expect(page.getByRole('alert').first()).toContainText('the key, padding or label is wrong');
  });

  await test.step('encrypts with a raw key', async () => {
    await page.getByRole('tab', { name: 'Raw key' }).click();
    await page.getByLabel('Mode', { exact: true }).selectOption('AES-CTR');
    await page.getByRole('radio', { name: 'Encrypt' }).check();
    await page.getByLabel('Result as').selectOption('Hexadecimal');
    await page.getByRole('textbox', { name: 'Text' }).fill('6bc1bee22e409f96e93d7e117393172a');
    await page.getByLabel('Text is').selectOption('Hexadecimal');
    await page.getByLabel('Key', { exact: true }).fill('2b7e151628aed2a6abf7158809cf4f');
    await expect(page.getByText('This mode needs a key of 16 / 24 / 32 bytes; this one has 15.')).toBeVisible();
    await page.getByLabel('Key', { exact: true }).fill('2b7e151628aed2a6abf7158809cf4f3c');
    await expect(page.getByText('16 bytes = AES-128')).toBeVisible();
    await page.getByLabel('IV', { exact: true }).fill('f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('874d6191b620e3261bef6864990db6ce');
    await page.getByLabel('Mode', { exact: true }).selectOption('AES-ECB');
    await expect(page.getByText('ECB reveals repetition in the text.')).toBeVisible();
  });
});

test('keeps passwords and texts out of the address and of storage, and shows one half on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const lock = lockOf(page);
  const unlock = unlockOf(page);
  await lock.getByLabel('Password').fill('canary-77aa');
  await lock.getByLabel('Text', { exact: true }).fill('canary-text');
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('canary');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(lock.getByRole('button', { name: 'Copy', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(unlock).toBeHidden();
  await page.getByRole('radio', { name: 'Decrypt' }).check();
  await expect(lock).toBeHidden();
  await expect(unlock.getByText('Lorem ipsum dolor sit amet')).toBeInViewport({ ratio: 1 });
});
