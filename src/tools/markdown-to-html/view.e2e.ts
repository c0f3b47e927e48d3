import { readFile } from 'node:fs/promises';
import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/markdown-to-html';

test('shows the page and its HTML', async ({ page }) => {
  await open(page, path);
  const source = page.getByRole('textbox', { name: 'Markdown' });
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await test.step('offers no table of contents for a text without headings', async () => {
    await expect(page.locator('summary', { hasText: '4 headings' })).toBeVisible();
    await source.fill('plain');
    await expect(page.getByText('0 headings')).toBeVisible();
    await expect(page.locator('summary', { hasText: 'headings' })).toHaveCount(0);
  });
  await test.step('shows the page in a frame that runs nothing', async () => {
    await source.fill('# Hi\n\na <b onclick="x">b</b> ~~x~~\n\n<script>document.title = 1</script>');
    await expect(frame.getByRole('heading', { name: 'Hi' })).toBeVisible();
    await expect(frame.locator('del')).toHaveText('x');
    await expect(page.getByText('Removed: onclick ×1, script ×1')).toBeVisible();
  });
  await test.step('says what became of U+0000, and draws tables and code on a ground', async () => {
    await source.fill('a\0b');
    await expect(page.getByText('1 null character (U+0000) was replaced with \uFFFD.')).toBeVisible();
    await source.fill('|a|\n|-|\n|1|\n\n```\ncode <pre>\n```\n\n> said\n\n- [x] done\n- plain');
    await expect(page.getByText('U+0000')).toHaveCount(0);
    await expect(frame.getByRole('table')).toHaveCount(1);
    await expect(frame.getByRole('table')).toHaveCSS('border-collapse', 'collapse');
    await expect(frame.getByText('code <pre>')).toBeVisible();
    await expect(frame.locator('td[bgcolor] + td + td > [role=blockquote]')).toHaveText('said');
    await expect(frame.getByRole('listitem').first()).toHaveCSS('list-style-type', 'none');
    await expect(frame.getByRole('listitem').last()).toHaveCSS('list-style-type', 'disc');
    await expect(frame.locator('td:has(> pre)')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
  await test.step('loads no picture from elsewhere into the preview, and says how many there are', async () => {
    const markdown = '![remote](https://example.org/x.png) ![own](/favicon.svg)';
    await source.fill(markdown);
    await expect(frame.getByRole('img', { name: 'own' })).toBeAttached();
    await expect(frame.locator('[src]')).toHaveCount(0);
    await expect(page.getByText('2 external pictures were not loaded.')).toBeVisible();
  });
  await test.step('gives the HTML, as a document too', async () => {
    await source.fill('# A');
    await page.getByRole('tab', { name: 'HTML' }).click();
    await expect(page.getByRole('textbox', { name: 'HTML' })).toContainText('<h1 id="a">A</h1>');
    await page.getByRole('button', { name: 'Copy HTML' }).click();
    await copied(page).toBe('<h1 id="a">A</h1>');
  });
  await test.step('lists the headings', async () => {
    await source.fill('# A\n\n## B c');
    await page.getByText('2 headings').click();
    await expect(page.getByRole('list', { name: 'Headings' }).getByText('#b-c')).toBeVisible();
    await page.getByRole('button', { name: 'Copy the table of contents as Markdown' }).click();
    await copied(page).toBe('- [A](#a)\n  - [B c](#b-c)');
  });
});

test('says that the preview cannot show what is kept too deep, and gives nothing of an older one', async ({ page }) => {
  await open(page, path);
  await page.getByRole('main').getByRole('combobox', { name: 'Embedded HTML' }).selectOption('As is');
  await page.getByRole('textbox', { name: 'Markdown' }).fill('# Before');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Before' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Markdown' }).fill('<div>'.repeat(600));
  await expect(page.getByText('elements are nested more than 500 levels deep')).toBeVisible();
  await expect(page.locator('[data-stale] iframe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy HTML' })).toBeEnabled();
  await page.getByRole('button', { name: 'Rich text, download or print' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy as rich text' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Print or save as PDF' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Download as .html' })).toBeEnabled();
});

test('renders a long text when asked, and keeps what is rarely done in a menu', async ({ page }) => {
  await open(page, path);
  const source = page.getByRole('textbox', { name: 'Markdown' });
  await test.step('renders a long text when asked, and gives nothing of an older one', async () => {
    const copyHtml = page.getByRole('button', { name: 'Copy HTML' });
    await source.fill(`# Long\n\n${'word '.repeat(40_001)}`);
    await page.getByRole('button', { name: 'Render' }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Long' })).toBeVisible();
    await expect(copyHtml).toBeEnabled();
    await page.getByText('1 heading', { exact: true }).click();
    const copyContents = page.getByRole('button', { name: 'Copy the table of contents as Markdown' });
    await expect(copyContents).toBeEnabled();
    await source.press('ControlOrMeta+Home');
    await page.keyboard.type('# Another\n\n');
    await expect(copyHtml).toBeDisabled();
    await expect(copyContents).toBeDisabled();
    await page.getByRole('button', { name: 'Render' }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Another' })).toBeVisible();
    await expect(copyHtml).toBeEnabled();
  });
  await test.step('keeps what is rarely done in a menu beside Copy', async () => {
    await source.fill('# Short');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Short' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Rich text, download or print' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Copy as rich text',
      'Download as .html',
      'Print or save as PDF',
    ]);
    await expect(menu.getByRole('menuitem').first()).toHaveCSS('font-size', '14px');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      menu.getByRole('menuitem', { name: 'Download as .html' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('page.html');
    const saved = await readFile(await file.path(), 'utf8');
    expect(saved).toMatch(/^<!doctype html>[^]*<style>[^]*<h1[^>]*>Short<\/h1>/i);
  });
  await test.step('closes the menu with Escape where none of its items can be chosen', async () => {
    await source.fill('');
    await expect(page.getByRole('button', { name: 'Copy HTML' })).toBeDisabled();
    await page.getByRole('button', { name: 'Rich text, download or print' }).click();
    await expect(page.getByRole('menuitem', { name: 'Download as .html' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});
