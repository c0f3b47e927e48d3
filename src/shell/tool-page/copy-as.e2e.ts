import type { Page } from '@playwright/test';
import { expect, open, test } from '#e2e/tool-test.ts';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** What "Copy as" begins with, in the form of a step. */
async function firstStep(page: Page, how: 'mouse' | 'keyboard' = 'mouse'): Promise<string> {
  if (how === 'mouse') await choose(page, 'Copy as');
  else {
    const more = page.getByRole('button', { name: 'More actions' });
    while (!(await more.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    const item = page.getByRole('menuitem', { name: 'Copy as' });
    while (!(await item.evaluate((one) => one === document.activeElement))) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Pipe step' }).check();
  const step = await dialog.getByRole('textbox', { name: 'Text to copy' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  return step;
}

/** Of two panes, "Copy as" begins with what made the one at the focus, and without a focus with what ran first. */
async function followsFocus(page: Page, tool: 'base64-string-converter' | 'url-encoder'): Promise<void> {
  const values = {
    'base64-string-converter': ['Base64', /^w6kgJiDDqA==/, 'Y2Fmw6k='],
    'url-encoder': ['Encoded', /^%C3%A9/, 'caf%C3%A9'],
  } as const;
  const [name, encoded, typed] = values[tool];
  const [plain, coded] = [page.getByRole('textbox', { name: 'Text' }), page.getByRole('textbox', { name })];
  await plain.fill('é & è');
  await expect(coded).toHaveText(encoded);
  await expect.poll(() => firstStep(page)).toBe(`${tool}/encode`);
  await coded.fill(typed);
  await expect(plain).toHaveText('café');
  await coded.blur();
  expect(await firstStep(page)).toBe(`${tool}/encode`);
  for (const how of ['mouse', 'keyboard'] as const) {
    await page.getByRole('region', { name: 'Text' }).getByRole('button', { name: 'Copy' }).focus();
    expect(await firstStep(page, how)).toBe(`${tool}/decode`);
  }
}

test('copies what the page of Base64 has done, and continues with it', async ({ page }) => {
  await open(page, '/base64-string-converter');
  const plain = page.getByRole('textbox', { name: 'Text' });
  const coded = page.getByRole('textbox', { name: 'Base64' });
  const dialog = page.getByRole('dialog');
  await test.step('copies a command, and other forms of it', async () => {
    await plain.fill("it's é");
    await expect(coded).toContainText('aXQncyDDqQ==');
    await choose(page, 'Copy as');
    const text = dialog.getByRole('textbox', { name: 'Text to copy' });
    await expect(text).toHaveValue(`printf '%s' 'it'\\''s é' | npx toolcrib base64-string-converter encode`);
    await dialog.getByRole('radio', { name: 'Request' }).check();
    await expect(text).toHaveValue(`{"op":"base64-string-converter/encode","input":{"text":"it's é"}}`);
    await dialog.getByRole('radio', { name: 'Pipe step' }).check();
    await expect(text).toHaveValue('base64-string-converter/encode');
    await dialog.getByRole('radio', { name: 'JavaScript' }).check();
    await expect(text).toHaveValue(/import \{ encode \} from 'toolcrib\/base64-string-converter';/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('offers nothing of a text that was emptied', async () => {
    const copyAs = page.getByRole('menuitem', { name: 'Copy as' });
    const goOn = page.getByRole('menuitem', { name: 'Continue with…' });
    const openMenu = async (): Promise<void> => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Full window' })).toBeVisible();
    };
    await plain.fill('abc');
    await expect(coded).toContainText('YWJj');
    await openMenu();
    await expect(copyAs).toBeVisible();
    await expect(goOn).toBeVisible();
    await page.keyboard.press('Escape');
    await plain.fill('');
    await openMenu();
    await expect(copyAs).toHaveCount(0);
    await expect(goOn).toHaveCount(0);
    await page.keyboard.press('Escape');
    await coded.fill('YWJj');
    await expect(plain).toHaveText('abc');
    await openMenu();
    await expect(copyAs).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
  await test.step('begins with the operation whose result has the focus', () =>
    followsFocus(page, 'base64-string-converter'));
  await test.step('continues with the result in a pipe', async () => {
    await plain.fill('{"a":1}');
    await expect(coded).toContainText('eyJhIjoxfQ==');
    await choose(page, 'Continue with…');
    await dialog
      .getByRole('region', { name: 'For this value' })
      .getByRole('button', { name: /^Decode Base64/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipes');
    await expect(page.getByLabel('Value after step 1')).toHaveText('eyJhIjoxfQ==');
    await expect(page.getByLabel('Value after step 2')).toHaveText('{"a":1}');
  });
});

test('begins with the operation whose result has the focus, in url-encoder', async ({ page }) => {
  await open(page, '/url-encoder');
  await followsFocus(page, 'url-encoder');
});

test('follows the focus in jwt-parser, and forgets a secret', async ({ page }) => {
  await open(page, '/jwt-parser');
  await page.getByText('Edit and sign').click();
  const secret = page.getByLabel('Secret or private key');
  const signed = page.getByRole('status', { name: 'Signed token' });
  await test.step('begins with the operation whose result has the focus', async () => {
    await secret.fill('your-256-bit-secret');
    await expect(signed).toContainText('.');

    expect(await firstStep(page)).toMatch(/^jwt-parser\/sign/);
    await page.getByRole('region', { name: 'Payload' }).getByRole('button', { name: 'Copy' }).focus();
    // The panel shows values of the decoded token too, and more of what explains it.
    expect(await firstStep(page)).toBe('jwt-parser/explain');
    await page.getByRole('button', { name: 'Use as token' }).focus();
    expect(await firstStep(page, 'keyboard')).toMatch(/^jwt-parser\/sign/);
  });
  await test.step('forgets what was run with a secret when the page is left', async () => {
    const before = (await signed.textContent()) ?? '';
    await secret.fill('hush-hush');
    await expect(signed).not.toHaveText(before);
    await expect(signed).toContainText('.');
    const dialog = page.getByRole('dialog');
    const signs = dialog.getByRole('option', { name: 'sign', exact: true });
    await choose(page, 'Copy as');
    await expect(signs).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await choose(page, 'Copy as');
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/jwt-parser/);
    await expect(signs).toHaveCount(0);
  });
});

test('begins with the operation whose result has the focus, in hash-text', async ({ page }) => {
  await open(page, '/hash-text');
  await page.getByRole('textbox', { name: 'Text' }).fill('abc');
  const compare = page.getByRole('textbox', { name: 'Compare with' });
  await compare.fill('900150983cd24fb0d6963f7d28e17f72');
  await page.getByRole('button', { name: 'Copy SHA-256' }).focus();
  expect(await firstStep(page)).toMatch(/^hash-text\/hash/);
  await compare.focus();
  expect(await firstStep(page)).toMatch(/^hash-text\/verify/);
});

test('copies what the page shows, not what it ran besides', async ({ page }) => {
  await open(page, '/text-to-binary');
  await page.getByRole('textbox', { name: 'Text' }).fill('Aé');
  await expect(page.getByRole('textbox', { name: 'Bytes' })).toContainText('01000001 11000011 10101001');
  await expect(page.getByText('3 bytes')).toBeVisible();
  expect(await firstStep(page)).toBe('text-to-binary/encode');
});

test('copies no secret of the page where its operation takes plain text', async ({ page }) => {
  await open(page, '/wifi-qr-code-generator');
  await page.getByLabel('Code text').fill('WIFI:T:WPA;S:Library;P:hush-hush;;');
  await expect(page.getByText(/“Library”/)).toBeVisible();
  await choose(page, 'Copy as');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('read');
  await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
    `printf '%s' "$SECRET" | npx toolcrib wifi-qr-code-generator read`,
  );
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

test('continues with one of the facts of a result: the one at the focus, or the whole', async ({ page }) => {
  for (const [tool, focus, fact, text] of [
    ['case-converter', /^Copy.*snake_case/, 'snake: lorem_ipsum_dolor_sit_amet', 'lorem_ipsum_dolor_sit_amet'],
    ['url-parser', /^Copy.*Host/, /^host/, ''],
    ['regex-tester', undefined, 'The whole result, as JSON', '"2026-11-22"'],
  ] as const) {
    await open(page, `/${tool}`);
    if (focus) await page.getByRole('button', { name: focus }).first().focus();
    await choose(page, 'Continue with…');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Continue with' }).locator('option:checked')).toHaveText(fact);
    await dialog.getByRole('textbox').fill('base64 encode');
    await dialog
      .getByRole('button', { name: /^Encode Base64/ })
      .first()
      .click();
    await expect(page.getByLabel('Value after step 1')).toContainText(text);
    await expect(page.getByLabel('Value after step 2')).toBeVisible();
  }
});
