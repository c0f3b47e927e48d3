import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/mime-types';
const field = 'Extension, file name or media type';

test('answers, and narrows the table of all types', async ({ page }) => {
  await open(page, path);
  const query = page.getByRole('textbox', { name: field });
  const table = page.getByRole('table', { name: 'All types' });

  await test.step('answers for extensions, file names and types', async () => {
    await expect(query).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('svg');
    await expect(page.getByText('Content-Type: image/svg+xml')).toBeVisible();
    await query.fill('https://a.example/index.xml?v=2');
    await expect(page.getByText('Content-Type: application/xml')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Other types' })).toContainText('text/xml');
    await query.fill('text/html; charset="utf-8"');
    await page.getByRole('button', { name: 'Copy Header' }).click();
    await copied(page).toBe('Content-Type: text/html; charset=utf-8');
    await page.getByRole('button', { name: '.htm', exact: true }).click();
    await expect(query).toHaveValue('htm');
    await query.fill('ts');
    await expect(page.getByText('mostly TypeScript')).toBeVisible();
    await query.fill('zzz');
    await expect(page.getByText('No known type has the extension “zzz”.')).toBeVisible();
    await query.fill('z'.repeat(5000));
    await expect(page.getByText(`the extension “${'z'.repeat(39)}…”.`)).toBeVisible();
    await query.fill('image/');
    await expect(page.getByText('“image/” is not a media type.')).toBeVisible();
  });

  await test.step('says once what the type of an extension is', async () => {
    await reset(page);
    await expect(table.getByRole('row', { name: /vnd\.oipf\.dae\.svg/ })).toBeVisible();
    await expect(table.getByText('image/svg+xml', { exact: true })).toHaveCount(0);
    await expect(page.getByText('1 other match', { exact: true })).toBeVisible();
    await query.fill('woff2');
    await expect(page.getByText('No other match.')).toBeVisible();
  });

  await test.step('says once that nothing is found, and offers all types', async () => {
    await query.fill('svg');
    await expect(page.getByText('Content-Type: image/svg+xml')).toBeVisible();
    await expect(page.getByText('1 other match', { exact: true })).toBeVisible();
    const before = await table.boundingBox();
    await query.fill('zzz');
    await expect(page.getByText('No known type has the extension “zzz”.')).toBeVisible();
    // What the last query found stays, dimmed.
    await expect(page.locator('[data-stale]').getByText('image/svg+xml', { exact: true }).first()).toBeVisible();
    await expect(page.locator('[data-stale]').getByRole('table', { name: 'All types' })).toBeVisible();
    await expect(page.getByText('1 other match', { exact: true })).toHaveAttribute('data-stale', 'true');
    await query.fill('<b> & more');
    await expect(page.getByText('Enter a single extension, file name or media type.')).toBeVisible();
    expect((await table.boundingBox())?.y).toBe(before?.y);
    await page.getByRole('button', { name: 'Show all types' }).click();
    await expect(page.getByText('2,539 types')).toBeVisible();
    await expect(query).toBeFocused();
  });

  await test.step('narrows the table', async () => {
    await query.fill('');
    await expect(page.getByText('2,539 types')).toBeVisible();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('font');
    await page.getByRole('switch', { name: 'With extensions' }).check();
    await expect(table.getByRole('cell', { name: /font\/woff2/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Source' }).selectOption('nginx');
    await expect(page.getByText('No such type.')).toBeVisible();
  });
});

test('tells what files really are, and puts them away', async ({ page }) => {
  await open(page, path);

  await test.step('tells what files really are', async () => {
    await page.locator('input[type=file]').setInputFiles([
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('89504e470d0a1a0a', 'hex') },
      { name: 'data.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') },
      { name: 'report.docx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004') },
      { name: 'nothing.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
      { name: '<img src=x onerror=alert(1)>.pdf', mimeType: 'application/pdf', buffer: Buffer.from('text') },
    ]);
    const table = page.getByRole('table', { name: 'Check files' });
    await expect(table.getByRole('row', { name: /photo\.jpg/ })).toContainText('Does not match its name');
    await expect(table.getByRole('row', { name: /data\.json/ })).toContainText('application/json');
    await expect(table.getByRole('row', { name: /report\.docx/ })).toContainText('application/zip');
    await expect(table.getByRole('row', { name: /nothing\.txt/ })).toContainText('Empty file');
    await expect(table.getByRole('row', { name: '<img src=x onerror=alert(1)>.pdf' })).toContainText(
      'Does not match its name',
    );
    await expect(page.getByText('Does not match its name')).toHaveCount(2);
  });

  await test.step('Reset brings the defaults back and puts the files away, until Undo', async () => {
    const query = page.getByRole('textbox', { name: field });
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('font');
    await page.getByRole('switch', { name: 'With extensions' }).check();
    // Beside a query that finds nothing, too.
    await query.fill('zzz');
    await expect(page.getByRole('button', { name: 'Show all types' })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles([{ name: 'a.txt', mimeType: '', buffer: Buffer.from('a') }]);
    await expect(page.getByRole('table', { name: 'Check files' }).getByRole('row', { name: /a\.txt/ })).toBeVisible();
    await reset(page);
    await expect(query).toHaveValue('svg');
    await expect(page.locator('main [data-stale]')).toHaveCount(0);
    await expect(page.getByText('Content-Type: image/svg+xml')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('all');
    await expect(page.getByRole('switch', { name: 'With extensions' })).not.toBeChecked();
    await expect(page.getByRole('table', { name: 'Check files' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(query).toHaveValue('zzz');
    await expect(page.getByRole('table', { name: 'Check files' }).getByRole('row', { name: /a\.txt/ })).toBeVisible();
  });
});

test('says which of the files cannot be read', async ({ page }) => {
  await page.addInitScript(() => {
    const { slice } = Blob.prototype;
    Blob.prototype.slice = function (this: Blob, ...bounds) {
      const part = slice.apply(this, bounds);
      if (this instanceof File && this.name === 'locked.bin') {
        part.arrayBuffer = () => Promise.reject(new DOMException('locked', 'NotReadableError'));
      }
      return part;
    };
  });
  await open(page, path);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'locked.bin', mimeType: '', buffer: Buffer.from('a') },
    { name: 'data.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') },
  ]);
  await expect(page.getByRole('alert')).toHaveText(/^locked\.bin\s*It could not be read/);
  await expect(page.getByRole('table', { name: 'Check files' }).getByRole('row')).toHaveCount(2);
});
