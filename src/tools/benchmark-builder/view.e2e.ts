import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/benchmark-builder';
const rows = (page: Page) => page.getByRole('table', { name: 'Comparison' }).getByRole('row');
const values = (page: Page, title: string) => page.getByRole('textbox', { name: `Values of ${title}` });

/** What a paste puts into the focused field. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test('compares the suites, and copies and downloads the table', async ({ page }) => {
  await open(page, path);
  await expect(rows(page).nth(1)).toContainText('Suite 1');
  await expect(rows(page).nth(2)).toContainText('+2.5 · ×1.333 vs. the best');
  await expect(rows(page).nth(2)).toContainText('± 0.4907');
  await expect(rows(page).nth(2)).not.toContainText('noise');

  await test.step('chooses columns, copies a list and downloads CSV', async () => {
    await page.getByText('More options').click();
    await page.getByRole('checkbox', { name: 'P99' }).check();
    await expect(rows(page).first()).toContainText('P99');
    await page.getByRole('checkbox', { name: 'Variance' }).uncheck();
    await page.getByRole('button', { name: 'More formats' }).click();
    await page.getByRole('menuitem', { name: 'Copy as bullet list' }).click();
    await copied(page).toContain('- Suite 1\n  - Position: 1\n  - Mean: 7.5\n  - Samples: 5\n  - P99: 7.75');
    await page.getByRole('button', { name: 'More formats' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('benchmark.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe(
      'position,title,mean,size,p99\n1,Suite 1,7.5,5,7.75\n2,Suite 2,10,5,10.49',
    );
  });

  await test.step('writes small measures with their figures', async () => {
    await values(page, 'Suite 1').fill('0.00012');
    await values(page, 'Suite 2').fill('0.00034');
    await expect(rows(page).nth(1)).toContainText('0.00012');
    await expect(rows(page).nth(2)).toContainText('0.00034');
    await expect(rows(page).nth(2)).toContainText('+0.00022 · ×2.833');
  });

  await test.step('copies the table, and sorts by what is better', async () => {
    await reset(page);
    await expect(rows(page).nth(2)).toContainText('+2.5 · ×1.333 vs. the best');
    await values(page, 'Suite 2').fill('8\n12');
    await expect(rows(page).nth(2)).toContainText('difference may be noise');
    await page.getByRole('textbox', { name: 'Unit' }).fill('ms');
    await page.getByRole('button', { name: 'Copy as Markdown table' }).click();
    await copied(page).toContain('\n| 2 | Suite 2 | 10ms (+2.5ms ; x1.333) | 4ms² | 2 |');
    await page.getByRole('radio', { name: 'Higher' }).check();
    await expect(rows(page).nth(1)).toContainText('Suite 2');
    await page.getByRole('radio', { name: 'Sample' }).check();
    await expect(rows(page).nth(1)).toContainText('8 ms²');
    await page.getByRole('textbox', { name: 'Unit' }).fill('ms'.repeat(8000));
    await expect(rows(page).nth(1)).toContainText('msmsmsmsmsm…');
    await page.getByRole('textbox', { name: 'Unit' }).fill('ms');
    await speakFrench(page);
    await expect(page.getByRole('table', { name: 'Comparaison' })).toContainText(
      '-2,5 ms · ×1,333 face à la meilleure',
    );
  });
});

test('takes typed, pasted and measured values', async ({ page }) => {
  await open(page, path);

  await test.step('adds, fills by pasting a list, duplicates and deletes', async () => {
    await page.getByRole('button', { name: 'Add suite' }).click();
    await expect(values(page, 'Suite 3')).toBeFocused();
    await expect(rows(page).nth(3)).toContainText('Suite 3');
    await paste(page, '1, 2.5;3');
    await expect(values(page, 'Suite 3')).toHaveValue('1\n2.5\n3');
    await page.keyboard.press('Enter');
    const heightOf = async () => (await values(page, 'Suite 3').boundingBox())?.height;
    const height = await heightOf();
    const top = async (): Promise<number> => (await rows(page).first().boundingBox())?.y ?? 0;
    const before = await top();
    await page.keyboard.type('x');
    await expect(page.getByText('Line 4: “x” is not a number.')).toBeVisible();
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
    expect(await heightOf()).toBe(height);
    await expect(rows(page).nth(1)).toContainText('Suite 3');
    await page.keyboard.press('Backspace');
    await expect(rows(page).nth(1)).toContainText('Suite 3');
    await page.getByRole('button', { name: 'Duplicate Suite 3' }).click();
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Delete Suite 1' }).click();
    await expect(rows(page)).toHaveCount(4);
    await page.reload();
    await expect(values(page, 'Suite 3 (copy)')).toHaveValue('1\n2.5\n3\n');
    await reset(page);
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('names no two suites alike, and keeps the focus near one that is deleted', async () => {
    const add = page.getByRole('button', { name: 'Add suite' });
    await add.click();
    await expect(values(page, 'Suite 3')).toBeFocused();
    await page.getByRole('button', { name: 'Delete Suite 1' }).click();
    await expect(rows(page)).toHaveCount(3);
    await add.click();
    await expect(rows(page)).toHaveCount(4);
    await expect(values(page, 'Suite 2')).toHaveCount(1);
    await expect(values(page, 'Suite 3')).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete Suite 3' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(add).toBeFocused();
    await reset(page);
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('takes ten thousand values', async () => {
    await values(page, 'Suite 1').fill('');
    await paste(page, Array.from({ length: 10_000 }, (_, index) => index % 7).join(', '));
    await expect(page.getByText('10,000 values')).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('10,000');
  });

  await test.step('imports what hyperfine measured', async () => {
    const report = {
      results: [
        { command: 'sleep 1', times: [1.01, 1.02] },
        { command: 'sleep 2', times: [2, 2.04] },
      ],
    };
    await page.getByRole('textbox', { name: 'Values of Suite 1' }).focus();
    await paste(page, JSON.stringify(report));
    await expect(rows(page).nth(2)).toContainText('sleep 2');
    await expect(rows(page).nth(2)).toContainText('2.02 s');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByTitle('JSON from hyperfine, Vitest bench or tinybench').click(),
    ]);
    await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"results":[{}]}') });
    await expect(page.getByRole('alert')).toContainText('only summaries');
  });
});

test('opens at its top on a small screen, and compares two suites in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, path);

  await test.step('opens at its top, wherever the fastest suite stands', async () => {
    await expect(page.locator('[aria-current=true]').first()).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('compares two suites in the first screen of a phone, with what is better', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const row of [1, 2]) await expect(rows(page).nth(row)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Name of suite 2' })).toHaveAttribute('placeholder', 'Suite 2');
    const title = await page.getByRole('heading', { name: 'Comparison' }).boundingBox();
    const copy = await page.getByRole('button', { name: 'Copy as Markdown table' }).boundingBox();
    expect(Math.abs((title?.y ?? 0) - (copy?.y ?? 0))).toBeLessThan(16);
    await expect(page.getByRole('radio', { name: 'Higher' })).toBeInViewport();
    await expect(page.getByText('Lower is better')).toBeInViewport({ ratio: 1 });
    await page.locator('summary', { hasText: 'More options' }).click();
    await expect(page.getByRole('radio', { name: 'Population' })).toBeInViewport();
  });
});
