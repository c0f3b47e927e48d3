import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/xml-to-json';
const input = (page: Page) => page.getByRole('textbox', { name: 'XML' });
const output = (page: Page) => page.getByRole('textbox', { name: 'JSON' });

test('converts XML as its options say', async ({ page }) => {
  await open(page, path);

  await test.step('converts while typing, by the chosen convention', async () => {
    await expect(output(page)).toContainText('"@_id": "1042"');
    await input(page).fill('<r a="1"><b>x</b><b>007</b></r>');
    await page.getByText('More options').filter({ visible: true }).click();
    await page.getByRole('combobox', { name: 'Indent' }).selectOption({ label: 'Compact' });
    await expect(output(page)).toHaveText('{"r":{"@_a":"1","b":["x","007"]}}');
    await expect(page.getByText('Nothing was lost')).toBeVisible();
    await page.getByLabel('Convention', { exact: true }).selectOption('BadgerFish');
    await expect(output(page)).toContainText('{"$":"007"}');
    await page.getByRole('region', { name: 'JSON' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('{"r":{"@a":"1","b":[{"$":"x"},{"$":"007"}]}}');
  });

  await test.step('takes names that are always arrays, as they are typed', async () => {
    await reset(page);
    await input(page).fill('<r><b>x</b></r>');
    await expect(output(page)).toContainText('"b": "x"');
    const names = page.getByRole('textbox', { name: 'Always an array' });
    await names.fill('b,');
    await expect(names).toHaveValue('b,');
    await expect(output(page)).toContainText('"b": [');
    await names.press('Backspace');
    await expect(names).toHaveValue('b');
  });
});

test('says what is wrong with the XML, and what is lost of it', async ({ page }) => {
  await open(page, path);

  await test.step('says where the XML is wrong', async () => {
    await input(page).fill('<a><b></a>');
    await expect(page.getByRole('alert')).toContainText('Line 1, column 7');
    await input(page).fill('<a>1</a>\n<a>2</a>\n');
    await page.getByRole('button', { name: 'Wrap in <root>' }).click();
    await expect(output(page)).toHaveText('{  "root": {    "a": [      "1",      "2"    ]  }}');
    // A second declaration cannot stand inside an element.
    await input(page).fill('<?xml version="1.0"?><a/>\n<b/>');
    await expect(page.getByRole('alert')).toContainText('second root element');
    await expect(page.getByRole('button', { name: 'Wrap in <root>' })).toHaveCount(0);
  });

  await test.step('lists what is lost with its line, and offers the lossless convention', async () => {
    await input(page).fill('<m>\n<!-- c -->hi <i>there</i></m>');
    await expect(page.getByText('2 items could not be kept').first()).toBeVisible();
    await expect(page.getByText('2 elements')).toHaveCount(0);
    await page.getByRole('button', { name: 'Line 2 A comment is dropped.' }).click();
    await expect(input(page)).toBeFocused();
    await page.getByRole('button', { name: 'Use the lossless convention' }).click();
    await expect(output(page)).toContainText('"comment": " c "');
    await expect(page.getByText('2 elements')).toBeVisible();
  });
});
