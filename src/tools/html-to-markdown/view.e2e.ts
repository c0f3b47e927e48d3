import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/html-to-markdown';

test('writes Markdown', async ({ page }) => {
  await open(page, path);
  await test.step('writes the sample as Markdown, and as plain text', async () => {
    await expect(page.getByRole('textbox', { name: 'Markdown' })).toContainText('# Coffee');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toContain('| Filter |       4 |');
    await page.getByRole('radio', { name: 'Plain text' }).check();
    await expect(page.getByRole('textbox', { name: 'Plain text' })).toContainText('brew --filter');
  });
  await test.step('says what is wrong with a base address', async () => {
    await page.getByRole('radio', { name: 'Markdown' }).check();
    await page.getByText('More options').click();
    await page.getByRole('textbox', { name: 'Base address' }).fill('example');
    await expect(page.getByRole('alert')).toContainText('not an absolute address');
    await page.getByRole('textbox', { name: 'Base address' }).fill('');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('leaves the place for rich text again', async () => {
    await page.getByRole('button', { name: 'Paste rich text' }).click();
    await expect(page.getByRole('textbox', { name: 'Rich text' })).toBeFocused();
    await page.getByRole('button', { name: 'Type HTML' }).click();
    await expect(page.getByRole('textbox', { name: 'HTML' })).toContainText('Coffee');
    await expect(page.getByRole('textbox', { name: 'HTML' })).toBeFocused();
  });
  await test.step('takes rich text, and says what is left out', async () => {
    await page.getByRole('button', { name: 'Paste rich text' }).click();
    await page.getByRole('textbox', { name: 'Rich text' }).evaluate((box) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<p>a <b>b</b></p><script>1</script>');
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('textbox', { name: 'Markdown' })).toHaveText('a **b**');
    await expect(page.getByText('1 script left out')).toBeVisible();
  });
  await test.step('shows what the Markdown becomes, and loads nothing for it', async () => {
    const table = '<table><tr><th>a<th>b<tr><td>1<td>2</table>';
    const picture = '<img src="https://example.org/x.png" alt="far">';
    const html = `<h1>Hi</h1>${table}<script>document.title = 1</script>${picture}`;
    await page.getByRole('textbox', { name: 'HTML' }).fill(html);
    await page.getByRole('radio', { name: 'Preview' }).check();
    const frame = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(frame.getByRole('heading', { name: 'Hi' })).toBeVisible();
    await expect(frame.getByRole('cell', { name: '2' })).toBeVisible();
    await expect(frame.locator('[src], script')).toHaveCount(0);
    await expect(page.getByText('1 external picture was not loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toContain('# Hi');
  });
});

test('counts lines, says which characters are left out, and shows every output on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await expect(page.getByText('12 lines')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Plain text' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: 'HTML' }).fill('<p>a\0b');
  await expect(page.getByText('1 null character (U+0000) left out.')).toBeVisible();
});

test('keeps no password of a base address', async ({ page }) => {
  await open(page, path);
  await page.getByText('More options').click();
  await page.getByRole('textbox', { name: 'HTML' }).fill('<a href="/p">l</a>');
  const base = page.getByRole('textbox', { name: 'Base address' });
  await base.fill('https://me:canary-9d4e@example.com');
  await expect(base).toHaveValue('https://me:canary-9d4e@example.com');
  await expect(page.getByRole('textbox', { name: 'Markdown' })).toHaveText('[l](https://me:canary-9d4e@example.com/p)');
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('canary-9d4e');
});
