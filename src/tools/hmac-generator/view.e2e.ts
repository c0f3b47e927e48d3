import { rm, writeFile } from 'node:fs/promises';
import { copied, dropLargeFile, expect, open, test } from '#e2e/tool-test.ts';

const path = '/hmac-generator';

test('computes and compares', async ({ page }) => {
  await open(page, path);
  await test.step('says where a key is wrong and keeps the last good result', async () => {
    const mac = page.getByText('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
    await expect(mac).toBeVisible();
    await page.getByLabel('Key encoding').selectOption('Hexadecimal');
    await expect(page.getByText('Not hexadecimal: “J” at character 1.')).toBeVisible();
    await expect(mac).toBeVisible();
    await page.getByRole('button', { name: 'Read as text' }).click();
    await expect(page.getByText('4 bytes')).toBeVisible();
    await page.getByLabel('Key', { exact: true }).fill('');
    await expect(page.getByText('The key is empty')).toBeVisible();
  });
  await test.step('computes while typing and copies', async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Text' }).fill('Hi There');
    await page.getByLabel('Key', { exact: true }).fill('0b'.repeat(20));
    await expect(page.getByText('40 hexadecimal digits: did you mean hexadecimal?')).toBeVisible();
    await page.getByRole('button', { name: 'Read as hexadecimal' }).click();
    const mac = 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7';
    await expect(page.getByText(mac)).toBeVisible();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe(mac);
  });
  await test.step('compares a webhook signature, and finds the algorithm that was used', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('what do ya want for nothing?');
    await page.getByLabel('Key encoding').selectOption('Text (UTF-8)');
    await page.getByLabel('Key', { exact: true }).fill('Jefe');
    const expected = page.getByLabel('Compare with');
    await expected.fill('sha256=5BDCC146BF60754E6A042426089575C75A003F089D2739839DEC58B964EC3843');
    await expect(page.getByText('The signatures match.')).toBeVisible();
    await expected.fill('750c783e6ab0b503eaa86e310a5db738');
    await expect(page.getByRole('alert')).toContainText('The signatures differ');
    await page.getByText('All algorithms').click();
    await expect(page.getByText('This matches the HMAC with MD5.')).toBeVisible();
    await page.getByRole('button', { name: 'Use MD5' }).click();
    await expect(page.getByText('The signatures match.')).toBeVisible();
    await expect(page.getByText('MD5 is broken as a hash.')).toBeVisible();
    await expected.fill('nonsense!');
    await expect(page.getByText('This is not a signature that can be compared.')).toBeVisible();
  });
});

test('reads a file', async ({ page }, info) => {
  await open(page, path);
  await test.step('says so when the file is gone, and computes again from the text', async () => {
    const file = info.outputPath('event.json');
    await writeFile(file, 'Hi There');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open', exact: true }).click(),
    ]);
    await chooser.setFiles(file);
    await expect(page.getByText('event.json')).toBeVisible();
    await rm(file);
    await page.getByLabel('Key', { exact: true }).fill('other');
    await expect(page.getByText(/^The file was changed, moved or locked/)).toBeVisible();
    await page.getByRole('button', { name: 'Use the text instead' }).click();
    await expect(page.getByText(/^The file was changed, moved or locked/)).toBeHidden();
  });
  await test.step('reads a file and goes back to the text', async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open', exact: true }).click(),
    ]);
    await chooser.setFiles({ name: 'event.json', mimeType: 'application/json', buffer: Buffer.from('Hi There') });
    await page.getByLabel('Key', { exact: true }).fill('0b'.repeat(20));
    await page.getByRole('button', { name: 'Read as hexadecimal' }).click();
    await expect(page.getByText('b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7')).toBeVisible();
    await page.getByRole('button', { name: 'Use the text instead' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('what do ya want');
  });
});

test('says that the run over a file was canceled, and starts it again', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('Algorithm', { exact: true }).selectOption('SHA3-512');
  await dropLargeFile(page);
  const result = page.getByRole('region', { name: 'HMAC', exact: true });
  await result.getByRole('button', { name: 'Cancel' }).click();
  await expect(result.getByText('Canceled.')).toBeVisible();
  await expect(result.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('Enter text or a key to see the HMAC.')).toHaveCount(0);
  await result.getByRole('button', { name: 'Compute again' }).click();
  await expect(result.getByRole('progressbar')).toBeVisible();
  await expect(result.getByText('Canceled.')).toHaveCount(0);
});

test('forgets the key, and shows the comparison on a phone without scrolling', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('Key', { exact: true }).fill('canary-6b1f');
  await expect(page.getByText('11 bytes')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('canary-6b1f');
  await expect(page.getByRole('button', { name: 'OpenSSL command' })).toBeVisible();
  await expect(page.getByLabel('Compare with')).toBeInViewport({ ratio: 1 });
});
