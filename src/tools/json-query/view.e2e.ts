import type { Page } from '@playwright/test';
import { copied, expect, open, reset, speakFrench, test, wakeEditors } from '#e2e/tool-test.ts';

const path = '/json-query';
const expression = (page: Page) => page.getByRole('textbox', { name: 'Expression' });
const input = (page: Page) => page.getByRole('textbox', { name: 'JSON', exact: true });
const output = (page: Page) => page.getByRole('textbox', { name: 'Results' });

test('finds values, and mends expressions', async ({ page }) => {
  await open(page, path);
  await test.step('finds values with their paths and lines', async () => {
    await expect(output(page)).toContainText('Moby Dick');
    await page.locator('summary', { hasText: 'Examples' }).click();
    await page.getByRole('button', { name: '$.store.book[-1]' }).click();
    await expect(output(page)).toContainText('"fiction"');
    await input(page).fill('{"a":[{"b":1},\n{"b":12345678901234567890}]}');
    await expression(page).fill('$.a[?@.b>1].b');
    await expect(output(page)).toContainText('12345678901234567890');
    const list = page.getByRole('list', { name: 'Locations' });
    await list.getByRole('button', { name: "Line 2 $['a'][1]['b'] 12345678901234567890", exact: true }).click();
    await expect(input(page)).toBeFocused();
    for (const [language, written] of [
      ['JSONPath', "$['a'][1]['b']"],
      ['JMESPath', 'a[1].b'],
      ['JSON Pointer', '/a/1/b'],
    ] as const) {
      await list.getByRole('button', { name: "Copy $['a'][1]['b']" }).click();
      await page.getByRole('menuitem', { name: `Copy as ${language}` }).click();
      await copied(page).toBe(written);
    }
    await expression(page).fill('a[*].b');
    await expect(page.getByText('read as JMESPath')).toBeVisible();
    await expect(list).toHaveCount(0);
    await page.getByRole('region', { name: 'Results' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('[\n  1,\n  12345678901234567890\n]');
  });
  await test.step('highlights the matches in the document, and moves them with what is typed', async () => {
    await reset(page);
    await expect(output(page)).toContainText('Moby Dick');
    await wakeEditors(page);
    const marks = input(page).locator('.cm-mark-match');
    await expect(marks).toHaveText(['"Sayings of the Century"', '"Moby Dick"']);
    await expression(page).fill('$.store.book[*].price');
    await expect(marks).toHaveText(['8.95', '12.99', '8.99']);
    await expect(marks.first()).toHaveAttribute('title', "$['store']['book'][0]['price']");
    await input(page).press('ControlOrMeta+Home');
    await page.keyboard.type('\n\n');
    await expect(marks).toHaveText(['8.95', '12.99', '8.99']);
    await expression(page).fill('$.store.');
    await expect(marks).toHaveCount(0);
    // What an expression computes stands nowhere.
    await expression(page).fill('length(store.book)');
    await expect(output(page)).toHaveText('3');
    await expect(marks).toHaveCount(0);
  });
  await test.step('explains what is wrong with the expression and mends other dialects', async () => {
    await expression(page).fill('.store.bicycle.color');
    await page.getByRole('button', { name: 'Use $.store.bicycle.color' }).click();
    await expect(output(page)).toContainText('"red"');
    await expression(page).fill('$..book[(@.length-1)].title');
    await expect(page.getByRole('alert')).toContainText('Column');
    await page.getByRole('button', { name: 'Use [-1]' }).click();
    await expect(output(page)).toContainText('Moby Dick');
    await expression(page).fill('$.store.book.length');
    await expect(page.getByText('.length is only a member')).toBeVisible();
    await expect(expression(page)).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Use length(store.book)' }).click();
    await expect(output(page)).toHaveText('3');
    await expression(page).fill('store.book[?price <');
    await expect(expression(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toContainText('Read as JMESPath.');
    await expression(page).fill('store..bicycle.color');
    await expect(page.getByRole('alert')).toContainText('Column 7');
    await input(page).focus();
    await page.getByRole('alert').getByRole('button', { name: 'Go to' }).click();
    await page.keyboard.press('Delete');
    await expect(expression(page)).toHaveValue('store.bicycle.color');
    await expect(expression(page)).not.toHaveAttribute('aria-invalid');
  });
});

test('queries what is pasted, and each of several documents', async ({ page }) => {
  await open(page, path);
  await test.step('opens in the expression, which passes a pasted document on', async () => {
    await expect(expression(page)).toBeFocused();
    const paste = async (text: string) => {
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await page.keyboard.press('ControlOrMeta+v');
    };
    await paste('{\n  "store": { "book": [{ "title": "Emma", "price": 1 }] }\n}');
    await expect(output(page)).toHaveText('[  "Emma"]');
    await expect(expression(page)).toBeFocused();
    await expression(page).press('ControlOrMeta+a');
    await paste('$..price');
    await expect(output(page)).toHaveText('[  1]');
  });
  await test.step('offers to query each of several documents', async () => {
    await expression(page).fill('$.a');
    await input(page).fill('{"a":1}\n{"a":2}');
    await expect(page.getByText('Nothing matches: the document is an array')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Content' }).selectOption('json-query/query');
    await dialog.getByRole('radio', { name: 'Request' }).check();
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/"expression":"\$\.a"\}/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Query each element' }).click();
    await expect(expression(page)).toHaveValue('$[*].a');
    await expect(output(page)).toHaveText('[  1,  2]');
    await expression(page).fill('$.b');
    await expect(page.getByText('Nothing in the document matches.')).toBeVisible();
  });
  await test.step('highlights the first of many matches', async () => {
    await expression(page).fill('$[*]');
    await input(page).fill(`[${'1,'.repeat(600)}2]`);
    await expect(page.getByText('the first 500 are highlighted')).toBeVisible();
    await expect(input(page).locator('.cm-mark-match')).toHaveCount(500);
  });
});

test('keeps everything in its place', async ({ page }) => {
  await open(page, path);
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await test.step(`the results beside a fault at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await expression(page).fill('$..book[?@.price < 10].title');
      await expect(output(page)).toContainText('Moby Dick');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('[data-stale]').getByRole('list', { name: 'Locations' })).toHaveCount(0);
      const title = page.getByRole('heading', { name: 'Results' });
      const before = await title.boundingBox();
      await expression(page).fill('$.store[');
      await expect(page.getByRole('alert')).toContainText('Column');
      expect(await title.boundingBox()).toEqual(before);
      await expect(page.locator('[data-stale]').getByRole('list', { name: 'Locations' })).toBeVisible();
    });
  }
  await test.step('the language and the examples in one row of a French phone', async () => {
    await expression(page).fill('$..book[?@.price < 10].title');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.setViewportSize({ width: 1366, height: 768 });
    await speakFrench(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const language = await page.getByRole('combobox', { name: 'Langage' }).boundingBox();
    const examples = await page.locator('summary', { hasText: 'Exemples' }).boundingBox();
    expect(Math.abs((language?.y ?? 0) - (examples?.y ?? 0))).toBeLessThan(12);
    const box = page.getByRole('textbox', { name: 'Expression' });
    await box.locator('..').getByRole('button', { name: 'Effacer' }).click();
    await expect(box).toHaveValue('');
  });
});
