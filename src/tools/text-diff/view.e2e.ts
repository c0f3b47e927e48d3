import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clipboard, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/text-diff';
const side = (page: Page, name: 'Original' | 'Modified') => page.locator(`.cm-content[aria-label="${name}"]`);

test('compares two texts', async ({ page }) => {
  await open(page, path);

  await test.step('has the names and actions of both texts in one row', async () => {
    await expect(page.getByText('+2 lines −2 lines')).toBeVisible();
    const tops = await Promise.all(
      ['Open original', 'Swap', 'Open modified', 'Copy patch'].map(async (name) => {
        const box = await page.getByRole('button', { name }).boundingBox();
        return box?.y;
      }),
    );
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByRole('heading', { name: 'Modified' })).toBeVisible();
  });

  await test.step('compares while typing and copies the patch', async () => {
    await side(page, 'Original').fill('a\nb\nc\n');
    await side(page, 'Modified').fill('a\nx\nc\n');
    await expect(page.getByText('+1 line −1 line')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy patch' })).toBeEnabled();
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Copy patch' }).click();
        return clipboard(page);
      })
      .toBe('--- original\n+++ modified\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n');
  });

  await test.step('swaps the texts, and clears one', async () => {
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect(side(page, 'Original')).toHaveText(/a\s*x\s*c/);
    await expect(page.getByRole('heading', { name: 'Original', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Modified', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear original' }).click();
    await expect(side(page, 'Original')).toHaveText('');
  });

  await test.step('takes one side of a change and says when nothing differs', async () => {
    await side(page, 'Original').fill('one\ntwo\nthree');
    await side(page, 'Modified').fill('one\nTWO\nthree');
    await expect(page.getByText('+1 line −1 line')).toBeVisible();
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Ignore case' }).check();
    await expect(page.getByText('Identical except for what is ignored')).toBeVisible();
    await page.getByRole('switch', { name: 'Ignore case' }).uncheck();
    await expect(page.getByText('+1 line −1 line')).toBeVisible();
    await side(page, 'Modified').fill('one\nt w o\nthree');
    await page.getByRole('combobox', { name: 'White space' }).selectOption('Ignored');
    await expect(page.getByText('Identical except for what is ignored')).toBeVisible();
    await page.getByRole('combobox', { name: 'White space' }).selectOption('Compared');
    await page.getByRole('button', { name: 'Next change' }).click();
    await page.getByRole('button', { name: 'Merge or download' }).click();
    await page.getByRole('menuitem', { name: 'Use original for this change' }).click();
    await expect(page.getByText('Identical', { exact: true })).toBeVisible();
    await expect(side(page, 'Modified')).toHaveText(/one\s*two\s*three/);
    await expect(page.getByRole('button', { name: 'Copy patch' })).toBeDisabled();
  });
});

test('shows texts in one column and in two', async ({ page }) => {
  await open(page, path);
  const modified = side(page, 'Modified');

  await test.step('shows one column', async () => {
    await expect(page.getByText('+2 lines −2 lines')).toBeVisible();
    await page.getByRole('radio', { name: 'Unified' }).check();
    await expect(side(page, 'Original')).toHaveCount(0);
    await expect(page.locator('.cm-deletedChunk').first()).toContainText('2 kg of apples');
    await modified.fill('Shopping for Saturday\n');
    await expect(page.getByText('+0 lines −5 lines')).toBeVisible();
    await page.getByRole('radio', { name: 'Side by side' }).check();
    await expect(side(page, 'Original')).toHaveCount(1);
  });

  await test.step('stays in place while what is typed becomes JSON', async () => {
    await expect(modified).toHaveCount(1);
    await modified.fill('');
    await modified.focus();
    await page.keyboard.type('[1, true]');
    await expect(modified).toHaveText('[1, true]');
    await expect(modified).toBeFocused();
  });

  await test.step('highlights the language that both texts are written in', async () => {
    for (const [source, token] of [
      ['{"key": 1}', '"key"'],
      ['<box>text</box>', 'box'],
      ['select 1 from t', 'select'],
    ] as const) {
      await side(page, 'Original').fill(source);
      await modified.fill(source);
      await expect(modified.locator('.cm-line span').getByText(token, { exact: true }).first()).toBeVisible();
    }
    await modified.fill('box');
    await expect(modified.locator('.cm-line span:not([class*="cm-changed"])')).toHaveCount(0);
  });

  await test.step('frames what is seen of a long text that has the focus', async () => {
    await side(page, 'Original').fill('line\n'.repeat(200));
    const editor = page.locator('.cm-merge-a');
    await expect.poll(() => editor.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(1000);
    const frame = await editor.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::before').height));
    const box = await page.locator('[data-main] > :last-child').boundingBox();
    expect(frame).toBeCloseTo(box?.height ?? 0, 0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has room for both texts', async ({ page }) => {
    await page.addInitScript(() => {
      const scope = globalThis as unknown as { shifted: number };
      scope.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) scope.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path);

    await test.step('stands still while it starts', async () => {
      await expect(page.getByText('+2 lines −2 lines')).toBeVisible();
      expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
    });

    await test.step('has two rows of controls, and the rest behind its options', async () => {
      const shown = await page.getByRole('radiogroup', { name: 'Show' }).boundingBox();
      const options = await page.getByText('More options').boundingBox();
      expect(options?.y).toBeLessThan((shown?.y ?? 0) + (shown?.height ?? 0));
      await expect(page.getByRole('radio', { name: 'Characters' })).toBeHidden();
      await page.getByText('More options').click();
      await page.getByRole('radio', { name: 'Characters' }).check();
      await expect(page.getByText('More options · 1 changed')).toBeVisible();
    });

    await test.step('takes both texts by hand', async () => {
      await page.getByRole('radio', { name: 'Original' }).check();
      await page.getByRole('textbox', { name: 'Original' }).fill('a\n');
      await page.getByRole('radio', { name: 'Modified' }).check();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('textbox', { name: 'Modified' }).fill('a\nb\n');
      await page.getByRole('radio', { name: 'Changes' }).check();
      await expect(page.getByText('+1 line −0 lines')).toBeVisible();
      const height = (await page.getByRole('button', { name: 'Swap' }).boundingBox())?.y;
      expect((await page.getByRole('button', { name: 'Copy patch' }).boundingBox())?.y).toBe(height);
    });
  });
});

test('takes files', async ({ page }) => {
  await open(page, path);

  await test.step('says which of two dropped files is too large, until a text is changed', async () => {
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'.repeat(10_000_001)], 'large.txt'));
      dataTransfer.items.add(new File(['small'], 'small.txt'));
      for (const type of ['dragover', 'drop'])
        document
          .querySelector('main')
          ?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    });
    const refusal = page.getByText('large.txt');
    await expect(refusal).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Modified' })).toHaveText('small');
    await page.getByRole('textbox', { name: 'Modified' }).fill('other');
    await expect(refusal).toHaveCount(0);
  });

  await test.step('opens files, names them in the patch and speaks of line endings', async () => {
    const files = page.locator('input[type=file]');
    const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await files.nth(0).setInputFiles(file('old.txt', 'a\r\nb\r\n'));
    await files.nth(1).setInputFiles(file('new.txt', 'a\nb\n'));
    await expect(page.getByText('Identical except for line endings')).toBeVisible();
    await files.nth(1).setInputFiles(file('new.txt', 'a\nb\nc\n'));
    await expect(page.getByText('+1 line −0 lines')).toBeVisible();
    await page.getByRole('button', { name: 'Merge or download' }).click();
    const [patch] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download .patch' }).click(),
    ]);
    expect(patch.suggestedFilename()).toBe('new.txt.patch');
    expect(await readFile(await patch.path(), 'utf8')).toContain('--- old.txt\n+++ new.txt\n');
    await files.nth(0).setInputFiles(file('old.txt', 'a\r\nb\n'));
    await files.nth(1).setInputFiles(file('new.txt', 'a\nc\r\n'));
    await expect(page.getByText('Original mixes CR LF and LF line endings.')).toBeVisible();
    await expect(page.getByText('Modified mixes CR LF and LF line endings.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'old.txt' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear original' }).click();
    await expect(page.getByRole('heading', { name: 'Original', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'new.txt' })).toBeVisible();
  });
});

test('compares long texts', async ({ page }) => {
  await open(page, path);
  const lines = Array.from({ length: 20_000 }, (_, at) => `line ${at} of a long text`);
  const files = page.locator('input[type=file]');
  const file = (content: readonly string[]) => ({
    name: 'long.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(content.join('\n')),
  });
  await files.nth(0).setInputFiles(file(lines));
  await files.nth(1).setInputFiles(file(lines.map((line, at) => (at % 10 === 3 ? `${line}!` : line))));
  await expect(page.getByText('+2,000 lines −2,000 lines')).toBeVisible();
  await expect(page.locator('.cm-changedLine').first()).toHaveText('line 3 of a long text');
  const modified = side(page, 'Modified');
  await expect(modified).toHaveCount(1);
  await modified.press('ControlOrMeta+Home');
  await page.keyboard.type('a');
  await expect(page.getByText('+2,001 lines −2,001 lines')).toBeVisible();
  await expect(modified.locator('.cm-changedLine').nth(1)).toHaveText('line 3 of a long text!');
  await expect(modified).toBeFocused();
});

test('begins at the first change after a long paste', async ({ page }) => {
  await open(page, path);
  const modified = side(page, 'Modified');
  const paste = async () => {
    await modified.press('ControlOrMeta+a');
    const lines = Array.from({ length: 300 }, (_, at) => `line ${at}`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(modified.getByText('line 0', { exact: true })).toBeInViewport();
    await page.keyboard.press('ControlOrMeta+End');
    await expect(modified.getByText('line 299', { exact: true })).toBeInViewport();
  };

  await test.step('side by side', paste);

  await test.step('in one column', async () => {
    await reset(page);
    await expect(page.getByText('+2 lines −2 lines')).toBeVisible();
    await page.getByRole('radio', { name: 'Unified' }).check();
    await expect(side(page, 'Original')).toHaveCount(0);
    await expect(modified).toHaveCount(1);
    await paste();
  });
});

for (const view of ['Side by side', 'Unified']) {
  test(`keeps what can be undone when the answer to long texts comes (${view})`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('radio', { name: view }).check();
    const modified = side(page, 'Modified');
    await expect(modified).toHaveCount(1);
    const lines = Array.from({ length: 2400 }, (_, at) => `line ${at} of a long text`.padEnd(150, ' and on'));
    const files = page.locator('input[type=file]');
    const file = (name: string, content: readonly string[]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content.join('\n')),
    });
    const longer = lines.map((line, at) => (at % 3 === 1 ? `${line}!` : line));
    await files.nth(0).setInputFiles(file('old.txt', lines));
    await files.nth(1).setInputFiles(file('new.txt', longer));
    // Until the answer nearly all lines are one change.
    await expect(modified.locator('.cm-changedLine').nth(1)).toHaveText(/^line 4 /);
    await modified.press('ControlOrMeta+z');
    await expect(modified).toContainText('Shopping for Saturday');
  });
}
