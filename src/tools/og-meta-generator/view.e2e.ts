import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/og-meta-generator';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8DA8J8BAAf/Af8Bf4mnAAAAAElFTkSuQmCC',
  'base64',
);

test('shows what becomes of a page', async ({ page }) => {
  await open(page, path);
  const title = page.getByLabel('Title', { exact: true });
  const html = page.getByRole('textbox', { name: 'HTML' });
  const preview = page.getByRole('region', { name: 'Preview' });

  await test.step('writes tags and cards while one types, and says what is missing', async () => {
    await expect(page.getByText('No problems found.')).toBeVisible();
    await title.fill('Tom & "Jerry" <3');
    await expect(html).toContainText('<title>Tom &amp; &quot;Jerry&quot; &lt;3</title>');
    // A tag's name is a piece of its own when the HTML is colored.
    await expect(html.getByText('meta', { exact: true }).first()).toBeVisible();
    await expect(preview.getByText('Tom & "Jerry" <3')).toBeVisible();
    await expect(preview.getByText('EXAMPLE.COM')).toBeVisible();
    await preview.getByRole('tab', { name: 'Discord' }).click();
    await expect(preview.getByText('Toolcrib', { exact: true })).toBeVisible();
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Basic tags' }).uncheck();
    await page.getByRole('region', { name: 'HTML' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toMatch(
      /^<meta property="og:type" content="website">\n<meta property="og:title" content="Tom &amp;/,
    );
    await page.getByLabel('Description', { exact: true }).fill('');
    await page.getByRole('tab', { name: 'X (Twitter)' }).click();
    await expect(page.getByLabel('Title on X')).toHaveAttribute('placeholder', 'Toolcrib: handy tools for developers');
    await page.getByRole('button', { name: 'There is no description' }).click();
    await expect(page.getByLabel('Description', { exact: true })).toBeFocused();
  });

  await test.step('names the field with a control character', async () => {
    await reset(page);
    await expect(page.getByText('No problems found.')).toBeVisible();
    await expect(html).toContainText('<title>Toolcrib: handy');
    await title.fill('a\0');
    await expect(title).toHaveAccessibleDescription('There is a control character at position 2. Delete it.');
    await expect(page.getByText('No problems found.')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'HTML' }).getByRole('button', { name: 'Copy' })).toBeDisabled();
    await expect(preview.locator('[data-stale]')).toContainText('Toolcrib: handy tools for developers');
    await expect(html).toContainText('<title>Toolcrib: handy');
    await page.getByRole('button', { name: /control character at position 2.*Title/ }).click();
    await expect(title).toBeFocused();
  });

  await test.step('shows a picture of this device, and fills in its size', async () => {
    await reset(page);
    await expect(page.getByText('No problems found.')).toBeVisible();
    await expect(page.getByText('Images from other sites are not loaded.')).toBeVisible();
    await page.getByRole('tab', { name: 'Images' }).click();
    await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByLabel('Width').first()).toHaveValue('2');
    await expect(page.getByLabel('MIME type').first()).toHaveValue('image/png');
    const shown = page.getByRole('img', { name: 'The home page of Toolcrib' });
    await expect(shown).toBeVisible();
    await expect(page.getByText('smaller than 600')).toBeVisible();
    // It is the picture of one image.
    await page.getByRole('button', { name: 'Add to “Images”' }).click();
    await page.getByRole('button', { name: 'Images: move row 2 up' }).click();
    await expect(page.getByRole('button', { name: 'Images: move row 1 down' })).toBeFocused();
    await expect(shown).toBeVisible();
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', { name: 'Images: remove row 2' }).click();
    await page.getByRole('button', { name: 'Images: remove row 1' }).click();
    await expect(page.getByRole('button', { name: 'Add to “Images”' })).toBeFocused();
  });
});

test('has room for the form and the tags', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);

  await test.step('has short fields in pairs', async () => {
    const type = await page.getByLabel('Type', { exact: true }).boundingBox();
    const site = await page.getByLabel('Site name', { exact: true }).boundingBox();
    expect(Math.abs((type?.y ?? 0) - (site?.y ?? 0))).toBeLessThan(8);
    await expect(page.getByLabel('Locale', { exact: true })).toBeInViewport({ ratio: 1 });
  });

  await test.step('has the card, the HTML, its Copy and the first field in the first screen of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const html = page.getByRole('region', { name: 'HTML' });
    await expect(html.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tab', { name: 'iMessage, WhatsApp' })).toBeInViewport({ ratio: 1 });
    await expect(html.getByRole('textbox', { name: 'HTML' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Title', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Description', { exact: true })).toBeInViewport({ ratio: 0.5 });
  });
});

test('has the fields of every type, and takes those of a page', async ({ page }) => {
  await open(page, path);
  const type = page.getByLabel('Type', { exact: true });
  const html = page.getByRole('textbox', { name: 'HTML' });
  const dialog = page.getByRole('dialog');

  await test.step('has the fields of the chosen type, and keeps what was typed for another', async () => {
    await type.selectOption('Music: album');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Add to “Songs”' }).click();
    const songs = page.getByRole('group', { name: 'Songs' });
    await songs.getByLabel('Address').fill('https://s/1');
    await songs.getByLabel('Disc').fill('2');
    await page.getByLabel('Released').fill('2024-05-01');
    await expect(html).toContainText('music:song:disc');
    await page.getByRole('tab', { name: 'General' }).click();
    await type.selectOption('Website');
    await expect(html).not.toContainText('music:song');
    await type.selectOption('Music: album');
    await expect(html).toContainText('music:song:disc');
  });

  await test.step('drops the tag of a detail that is emptied', async () => {
    await type.selectOption('Article');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByLabel('Section').fill('News');
    await expect(html).toContainText('article:section');
    await page.getByLabel('Section').fill('');
    await expect(html).not.toContainText('article:section');
  });

  await test.step('imports existing tags', async () => {
    await page.getByRole('tab', { name: 'General' }).click();
    await page.getByRole('button', { name: 'Import existing HTML' }).click();
    await dialog.getByLabel('Page HTML').fill('nothing');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByText('No title, meta or canonical link')).toBeVisible();
    await dialog
      .getByLabel('Page HTML')
      .fill('<title>Hé &amp; co</title><meta name="twitter:card" content="summary"><img src=x onerror="alert(1)">');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Hé & co');
    await expect(html).toContainText('content="summary"');
  });

  await test.step('has a wrong date of a page mended as text', async () => {
    await page.getByRole('button', { name: 'Import existing HTML' }).click();
    await dialog
      .getByLabel('Page HTML')
      .fill('<meta property="og:type" content="article"><meta property="article:published_time" content="2024-02-30">');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'Details' }).click();
    const date = page.getByLabel('Published');
    await expect(date).toHaveValue('2024-02-30');
    await date.fill('2024-02-28T12:00Z');
    await expect(html).toContainText('2024-02-28T12:00Z');
    await date.blur();
    await expect(date).toHaveAttribute('type', 'date');
  });
});
