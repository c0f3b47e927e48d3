import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/case-converter';

test('writes a text in every style', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: 'Text' });
  const identifiers = page.getByRole('region', { name: 'Identifiers' });

  await test.step('writes the text in every style', async () => {
    await input.fill('XMLHttpRequest v2');
    await expect(identifiers).toContainText('xml_http_request_v2');
    await expect(page.getByRole('region', { name: 'Text cases' })).toContainText('XMLHTTPREQUEST V2');
    await identifiers.getByRole('button', { name: 'Copy camelCase' }).click();
    await copied(page).toBe('xmlHttpRequestV2');
  });

  await test.step('reads a file and clears the text', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('two words') });
    await expect(identifiers).toContainText('two_words');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Enter text or identifiers')).toBeVisible();
  });

  await test.step('follows the options and takes a result as input', async () => {
    await input.fill('titleId2');
    await page.getByRole('switch', { name: 'Split numbers' }).check();
    await expect(identifiers).toContainText('title-id-2');
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('Turkish');
    await expect(identifiers).toContainText('TİTLE_ID_2');
    await page.getByRole('button', { name: 'Use as input: kebab-case' }).click();
    await expect(input).toContainText('title-ıd-2');
    await input.fill('');
    await expect(page.getByText('Enter text or identifiers')).toBeVisible();
    await reset(page);
    await expect(input).toContainText('lorem ipsum');
  });

  await test.step('shows the start of a long text and copies all of it', async () => {
    await input.fill('one two\n'.repeat(30));
    const note = identifiers.getByText('Only the start is shown');
    await expect(note).toBeVisible();
    const box = identifiers.getByRole('group', { name: 'snake_case' });
    const lines = await box.evaluate((group) => group.clientHeight / parseFloat(getComputedStyle(group).lineHeight));
    expect(lines).toBeCloseTo(Math.round(lines), 1);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await note.boundingBox())?.height).toBeLessThan(20);
    await identifiers.getByRole('button', { name: 'Copy snake_case' }).click();
    await copied(page).toBe('one_two\n'.repeat(30));
  });
});

test('has what matters in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);

  await test.step('has titles and capitals', async () => {
    const cases = page.getByRole('region', { name: 'Text cases' });
    await expect(cases.getByText('Lorem Ipsum Dolor Sit Amet', { exact: true }).last()).toBeInViewport({ ratio: 1 });
    await expect(cases.getByText('LOREM IPSUM DOLOR SIT AMET', { exact: true }).last()).toBeInViewport({ ratio: 1 });
  });

  await test.step('begins with the cases of identifiers on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('loremIpsumDolorSitAmet', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('lorem-ipsum-dolor-sit-amet', { exact: true })).toBeInViewport({ ratio: 1 });
  });

  await test.step('has the name of the text and its actions in one row of a phone', async () => {
    const title = await page.getByRole('heading', { name: 'Text', exact: true }).boundingBox();
    const clear = await page.getByRole('button', { name: 'Clear' }).boundingBox();
    expect(clear?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  });

  await test.step('shows several styles of a long text in one window', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    // Not filled in: there each line is laid out on its own, for half a minute.
    const buffer = Buffer.from('one two\n'.repeat(2048));
    await page.locator('input[type=file]').setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer });
    await expect(page.getByText('one_two').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy snake_case' })).toBeInViewport();
  });
});
