import type { Page } from '@playwright/test';
import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/math-evaluator';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Expressions' });
const result = (page: Page, line: number) =>
  page
    .getByRole('list', { name: 'Results' })
    .getByRole('listitem')
    .nth(line - 1);

async function write(page: Page, expression: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(expression);
}

test('calculates while typing', async ({ page }) => {
  await open(page, path);
  await expect(result(page, 3)).toHaveText('71.964');
  await expect(editor(page)).toBeFocused();
  await test.step('keeps the last result, dimmed, while no line has one', async () => {
    const last = page.getByRole('region', { name: 'Last result' });
    await expect(last).toContainText('17991/250');
    await expect(last.getByText('71.964', { exact: true })).toBeVisible();
    await last.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('71.964');
    await write(page, '2 +* 3');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(last).toContainText('17991/250');
    await expect(last.getByRole('button', { name: 'Copy all' })).toBeDisabled();
    await write(page, '');
    await expect(last).toHaveCount(0);
  });
  await test.step('calculates every line and copies a result', async () => {
    await write(page, 'a = 0.1 + 0.2\n\n2^100');
    await expect(result(page, 1)).toHaveText('0.3');
    await expect(result(page, 2)).toHaveText('');
    await page.getByRole('button', { name: /Copy the result of line 3/ }).click();
    await copied(page).toBe('1267650600228229401496703205376');
    await expect(page.getByRole('button', { name: 'Copy Bit length' })).toBeVisible();
    await expect(page.getByText('0x10000000000000000000000000')).toBeVisible();
    await page.getByRole('button', { name: 'Copy all' }).click();
    await copied(page).toContain('Bit length\t101');
    await page.getByRole('button', { name: 'Copy as JSON' }).click();
    await copied(page).toContain('"result": "0.3"');
  });
  await test.step('says on its line what is wrong, and goes on', async () => {
    await write(page, '2 + nope\n1 + 1');
    await expect(result(page, 1)).toHaveText('“nope” is unknown.');
    await expect(result(page, 2)).toHaveText('2');
    await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toContainText('Line 1, column 5');
    await expect(page.getByRole('alert')).toContainText('“nope” is unknown. Define it above.');
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(editor(page)).toBeFocused();
  });
  await test.step('changes digits and angles', async () => {
    await write(page, '1/3\nsin(30)');
    await page.getByRole('textbox', { name: 'Digits' }).fill('6');
    await expect(result(page, 1)).toHaveText('0.333333');
    await page.getByRole('radio', { name: 'Deg' }).check();
    await expect(result(page, 2)).toHaveText('0.5');
    await expect(page.getByText('1/2')).toBeVisible();
  });
  await test.step('inserts a function and clears with the keyboard', async () => {
    await write(page, '1 + ');
    await page.getByText('Functions', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Search for a function' }).fill('cbrt');
    await page.getByRole('button', { name: /^cbrt/ }).click();
    await page.keyboard.type('27)');
    await expect(result(page, 1)).toHaveText('4');
    await page.keyboard.press('ControlOrMeta+l');
    await expect(page.getByText('Cleared.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(result(page, 1)).toHaveText('4');
  });
});

test('stops at what is too long, and is there for what comes next', async ({ page }) => {
  await open(page, path);
  await test.step('stops what takes too long, and is ready for what comes next', async () => {
    await write(page, 'f(n) = n < 2 ? n : f(n-1) + f(n-2)\nf(60)\n1:1e9');
    await expect(result(page, 2)).toHaveText('The calculation took longer than 2 seconds and was stopped.');
    await write(page, '1 + 1');
    await expect(result(page, 1)).toHaveText('2');
  });
  await test.step('calculates the lines of a long text that fit, and leads to the first that does not', async () => {
    await write(page, `${'1 + 1\n'.repeat(2000)}3`);
    await expect(page.getByText('Nothing from here on is calculated')).toBeVisible();
    await expect(page.getByText('Line 1,667')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(result(page, 1666)).toHaveText('2');
    await expect(result(page, 1667)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Copy the result of line 1:/ })).toBeEnabled();
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(editor(page)).toBeFocused();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('says nothing of keys', async ({ page }) => {
    await open(page, path);
    await expect(page.getByText('One expression per line.')).toBeVisible();
    await expect(page.getByText('Ctrl+L')).toBeHidden();
  });
});
