import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/xml-formatter';
const input = (page: Page) => page.getByRole('textbox', { name: 'XML' });
const output = (page: Page) => page.getByRole('textbox', { name: 'Result' });
const copy = (page: Page) => page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Copy' });

test('formats, minifies, and says what is wrong', async ({ page }) => {
  await open(page, path);
  await expect(output(page)).toContainText('<world>foo</world>');
  await expect(page.getByText('root hello')).toBeVisible();
  await expect(page.getByText('3 elements')).toBeVisible();
  await test.step('says where it is not well-formed and leads there', async () => {
    await expect(output(page)).toContainText('<world>');
    await input(page).fill('<a>\n<b>\n</a>');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Line 3, column 1');
    await expect(alert).toContainText('Expected </b>, opened on line 2, but found </a>.');
    await expect(output(page)).toContainText('<world>');
    await alert.getByRole('button', { name: 'Go to' }).click();
    await expect(input(page)).toBeFocused();
    await input(page).fill('<a/><b:c/>');
    await alert.getByRole('button', { name: 'Treat as fragment' }).click();
    await expect(output(page)).toContainText('<b:c/>');
    await expect(page.getByText('The prefix b is not bound to a namespace')).toBeVisible();
  });
  await test.step('says what was not checked', async () => {
    await reset(page);
    await expect(output(page)).toContainText('<world>');
    await input(page).fill('<!DOCTYPE html SYSTEM "xhtml1-strict.dtd"><html><p>a&nbsp;b</p></html>');
    await expect(output(page)).toContainText('a&nbsp;b');
    await expect(page.getByText('Not checked: external DTD.')).toBeVisible();
    await input(page).fill('<!DOCTYPE a [<!ENTITY e "&e;">]>\n<a>&e;</a>');
    await expect(page.getByRole('alert')).toContainText('Line 2, column 4');
    await expect(page.getByRole('alert')).toContainText('&e;, declared on line 1, refers to itself');
    await expect(page.getByText('Not checked')).toHaveCount(0);
  });
  await test.step('says that a downloaded file is not what the XML declares, and declares it', async () => {
    await input(page).fill('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>');
    await expect(page.getByText('The XML declares ISO-8859-1')).toBeVisible();
    await page.getByRole('button', { name: 'Declare UTF-8' }).click();
    await expect(output(page)).toContainText('encoding="UTF-8"');
    await expect(page.getByText('The XML declares')).toHaveCount(0);
  });
  await test.step('formats and minifies while typing', async () => {
    await input(page).fill(`<r><a x='1'  y="2"></a><!-- c --> <p>a <b>c</b></p></r>`);
    await page.getByRole('combobox', { name: 'Attributes' }).selectOption({ label: 'One per line' });
    await page.getByText('More options').click();
    await page.getByRole('combobox', { name: 'Empty elements' }).selectOption({ label: '<a/>' });
    await expect(output(page)).toContainText(`y="2"/>`);
    await copy(page).click();
    await copied(page).toBe(`<r>\n  <a\n    x='1'\n    y="2"/>\n  <!-- c -->\n  <p>a <b>c</b></p>\n</r>`);
    await page.getByRole('radio', { name: 'Minify' }).check();
    await expect(output(page)).toHaveText(`<r><a x='1' y="2"/><p>a <b>c</b></p></r>`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('minified.xml');
  });
});

test('formats a large file without the editor', async ({ page }, info) => {
  await open(page, path);
  const large = info.outputPath('large.xml');
  await writeFile(large, `<r>${'<row id="1"><name>x</name></row>\n'.repeat(180_000)}</r>`);
  await page.locator('input[type=file]').setInputFiles(large);
  await expect(page.getByText('too large for the editor')).toBeVisible();
  await expect(page.getByText('360,001 elements')).toBeVisible();
  await expect(page.locator('.cm-lineNumbers').getByText('3', { exact: true })).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).slice(0, 30)).toBe('<r>\n  <row id="1">\n    <name>x');
});
