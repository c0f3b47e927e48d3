import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test, wakeEditors } from '#e2e/tool-test.ts';
import { noteLongTasks } from '#e2e/main-thread.ts';

const path = '/json-prettify';
const input = (page: Page) => page.getByRole('textbox', { name: 'JSON', exact: true });
const output = (page: Page) => page.getByRole('textbox', { name: 'Formatted' });
const status = (page: Page) => page.getByText(/^Valid JSON/);

/** Records of about `size` bytes, always the same. */
function records(size: number): string[] {
  let state = 20261120;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  const rows: string[] = [];
  for (let length = 0; length < size; length += (rows.at(-1)?.length ?? 0) + 2) {
    rows.push(
      `{"id":${next()}${next()},"name":"user ${next()}","ratio":0.${next()},"tags":["a","b"],"more":{"ok":true}}`,
    );
  }
  return rows;
}

test('formats a text, and gives it back', async ({ page }) => {
  await open(page, path);

  await test.step('formats while typing, digit for digit, and follows the options', async () => {
    await expect(output(page)).toContainText('"hello": "world"');
    await input(page).fill('{"b":[1.0,2],"a":17478252242305210114}');
    await expect(output(page)).toContainText('"a": 17478252242305210114');
    await expect(page.getByText('depth 2')).toBeVisible();
    await page.getByRole('switch', { name: 'Compact arrays' }).check();
    await page.getByRole('combobox', { name: 'Sort keys' }).selectOption({ label: 'A–Z' });
    await page.getByRole('radio', { name: 'Tab' }).check();
    await page.getByRole('region', { name: 'Formatted' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('{ "a": 17478252242305210114, "b": [1.0, 2] }');
    await reset(page);
    await expect(page.getByRole('radio', { name: '2' })).toBeChecked();
  });

  await test.step('downloads the result and puts it in the place of the input', async () => {
    await input(page).fill('[1]');
    await expect(page.getByText('3 lines')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('formatted.json');
    expect(await readFile(await file.path(), 'utf8')).toBe('[\n  1\n]');
    await input(page).press('ControlOrMeta+Enter');
    await expect(page.getByRole('button', { name: 'Replace the input' })).toBeDisabled();
    await page.getByRole('region', { name: 'JSON', exact: true }).getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('The formatted JSON appears here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();
  });
});

test('deals with what is wrong or unusual', async ({ page }) => {
  await open(page, path);

  await test.step('says what is wrong and where, and keeps the last good output', async () => {
    await expect(output(page)).toContainText('"hello": "world"');
    await input(page).fill('{"a":1,\n "b":[1,,2]}');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Line 2, column 9');
    await expect(page.getByText('/b/1')).toBeVisible();
    await expect(output(page)).toContainText('"hello": "world"');
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    await alert.getByRole('button', { name: 'Go to' }).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(alert).toHaveCount(0);
    await expect(status(page)).toBeVisible();
    await input(page).fill('{"a":[1,2');
    await expect(alert).toContainText('Line 1, column 10');
    await page.getByRole('button', { name: 'Go to the opening [' }).click();
    await expect(input(page)).toBeFocused();
  });

  await test.step('repairs, after having shown what would change', async () => {
    await input(page).fill('0');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await input(page).fill("{'a': True, b: [1, 2");
    await page.getByRole('button', { name: 'Try to repair' }).click();
    const preview = page.getByRole('region', { name: 'Repaired text' });
    await expect(preview).toContainText('"a": true');
    await expect(input(page)).toContainText('True');
    await preview.getByRole('button', { name: 'Replace the input' }).click();
    await expect(preview).toHaveCount(0);
    await expect(output(page)).toContainText('"a": true');
  });

  await test.step('deals with comments, JSON lines, wrapped JSON and duplicate keys in one click', async () => {
    await input(page).fill('// one\n{"a":1}');
    await expect(page.getByText('JSONC: 1 comment left out')).toBeVisible();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect(output(page)).toContainText('// one');
    await expect(page.getByRole('switch', { name: 'Comments' })).toBeChecked();

    await input(page).fill('{"a":1}\n{"a":2}\n[3]');
    await expect(page.getByText('3 JSON documents, but JSON allows only one')).toBeVisible();
    await page.getByRole('button', { name: 'Format each' }).click();
    await expect(output(page)).toContainText('"a": 2');
    await reset(page);

    await input(page).fill(String.raw`"{\"a\":[1]}"`);
    await page.getByRole('button', { name: 'Unwrap' }).click();
    await expect(input(page)).toHaveText('{"a":[1]}');

    await input(page).fill('{"a":1,"b":2,"a":3}');
    await expect(page.getByText('1 duplicate key')).toBeVisible();
    await page.getByRole('button', { name: 'Jump to it' }).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.type(' ');
    await expect(input(page)).toHaveText('{"a":1,"b":2, "a":3}');
  });
});

test('shows the values as a tree', async ({ page }) => {
  await open(page, path);

  await test.step('walks the tree with the keyboard and copies values and paths', async () => {
    await input(page).fill('{"a b":[1.0,{"x":null}],"long":[' + '0,'.repeat(1500) + '0]}');
    await page.getByRole('tab', { name: 'Tree' }).click();
    const tree = page.getByRole('tree');
    await page.getByRole('combobox', { name: 'Expand' }).selectOption({ label: '1 level' });
    await expect(tree.getByRole('treeitem')).toHaveCount(3);
    await tree.press('ArrowDown');
    await tree.press('ArrowRight');
    await tree.press('ArrowRight');
    const active = tree.getByRole('treeitem', { selected: true });
    await expect(active).toContainText('1.0');
    await expect(active).toHaveAttribute('aria-level', '3');
    for (const [button, text] of [
      ['Copy value', '1.0'],
      ['Pointer', '/a b/0'],
      ['JSONPath', "$['a b'][0]"],
      ['jq', '.["a b"][0]'],
    ] as const) {
      await page
        .getByRole('group', { name: 'Copy from the selected row' })
        .getByRole('button', { name: button })
        .click();
      await copied(page).toBe(text);
    }
    await tree.press('ArrowLeft');
    await tree.press('ArrowLeft');
    await tree.press('ArrowDown');
    await tree.press('ArrowRight');
    await expect(tree.getByRole('treeitem', { name: '[1400 … 1499]' })).toHaveAttribute('aria-setsize', '16');
    await page.getByRole('textbox', { name: 'Filter keys and values' }).fill('X');
    await expect(tree.getByRole('treeitem')).toHaveCount(4);
    await page.getByRole('tab', { name: 'Tree' }).press('ArrowLeft');
    await expect(output(page)).toContainText('"a b"');
  });

  await test.step('keeps what is open while the text changes, and copies nothing of it beside an error', async () => {
    await input(page).fill('{"a":[1],"b":[2]}');
    await page.getByRole('tab', { name: 'Tree' }).click();
    const rows = page.getByRole('tree').getByRole('treeitem');
    await expect(rows).toHaveCount(5);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.getByRole('tree').press(key);
    await expect(rows).toHaveCount(4);
    await input(page).fill('{"x":[0],"a":[1],"b":[2]}');
    await expect(rows).toHaveCount(6);
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('b');
    const copyValue = page.getByRole('button', { name: 'Copy value' });
    await expect(copyValue).toBeEnabled();
    await input(page).fill('{"x":');
    await expect(copyValue).toBeDisabled();
  });
});

for (const [name, text] of [
  ['many lines', () => `[\n${records(1_000_000).join(',\n')}\n]`],
  ['one line', () => `[${records(1_000_000).join(',')}]`],
] as const) {
  test(`takes 1 MB in ${name}`, async ({ page }) => {
    await open(page, path);
    await page.evaluate((value) => navigator.clipboard.writeText(value), text());
    await wakeEditors(page);
    await input(page).press('ControlOrMeta+a');
    await noteLongTasks(page, 'while 1 MB is pasted', async () => {
      await page.keyboard.press('ControlOrMeta+v');
      await page.getByText(/^1\.\d\sMB$/).waitFor();
    });
    await noteLongTasks(page, 'while 1 MB is edited', async () => {
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.type('x');
      await page.getByRole('alert').filter({ hasText: 'Line 1, column 1' }).waitFor();
      await page.keyboard.press('Backspace');
      await status(page).waitFor();
    });
    await noteLongTasks(page, 'in the tree of 1 MB', async () => {
      await page.getByRole('tab', { name: 'Tree' }).click();
      await page.getByRole('tree').press('ArrowDown');
      await page.getByRole('textbox', { name: 'Filter keys and values' }).fill('no such text');
      await page.getByText('No key or value contains this.').waitFor();
    });
  });
}

test('formats a file of 50 MB, and stops when told', async ({ page }, info) => {
  test.slow();
  const file = info.outputPath('large.json');
  await writeFile(file, `[\n${records(50_000_000).join(',\n')}\n]`);
  await open(page, path);
  await noteLongTasks(page, 'while a file of 50 MB is formatted', async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('too large for the editor').waitFor();
    // At once: on a fast machine the work is soon done.
    await page.getByRole('button', { name: 'Cancel' }).dispatchEvent('click');
    await page.getByText('Canceled').waitFor();
    await page.getByText('Working…').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Start again' }).click();
    await status(page).waitFor();
  });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const formatted = await readFile(await saved.path(), 'utf8');
  expect(formatted.slice(0, 11)).toBe('[\n  {\n    "');
  await page.getByRole('button', { name: 'Close the file' }).click();
  await expect(output(page)).toContainText('"hello": "world"');
});
