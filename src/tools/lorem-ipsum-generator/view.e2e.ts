import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { execute } from '#core/operation.ts';
import { copied, expect, open, test } from '#e2e/tool-test.ts';
import { generate } from './engine.ts';

const path = '/lorem-ipsum-generator';
const result = (page: Page) => page.locator('main output[lang=la]');

test('makes a text', async ({ page }) => {
  await open(page, path);

  await test.step('writes a text at once, another on Refresh and Ctrl+Enter, and copies it', async () => {
    await expect(result(page)).toHaveText(/^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. /);
    const first = (await result(page).textContent()) ?? '';
    expect(first.split('\n\n')).toHaveLength(3);
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(result(page)).not.toHaveText(first);
    const second = (await result(page).textContent()) ?? '';
    await page.keyboard.press('Control+Enter');
    await expect(result(page)).not.toHaveText(second);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe(await result(page).textContent());
  });

  await test.step('only grows when the count does, and follows every option', async () => {
    await expect(result(page)).toHaveText(/Lorem ipsum/);
    const short = (await result(page).textContent()) ?? '';
    const count = page.getByRole('textbox', { name: 'How many' });
    await count.fill('5');
    await expect.poll(async () => (await result(page).textContent())?.startsWith(`${short}\n\n`)).toBe(true);
    await page.getByRole('radio', { name: 'Words' }).check();
    await expect(result(page)).toHaveText('Lorem ipsum dolor sit amet.');
    await expect(page.getByText('5 words · 27 characters · 27 B')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Sentences per paragraph, at least' })).toHaveCount(0);
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'As HTML' }).check();
    await expect(result(page)).toHaveText('<p>Lorem ipsum dolor sit amet.</p>');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as .html' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toBe('<p>Lorem ipsum dolor sit amet.</p>\n');
    await page.getByRole('switch', { name: 'Start with Lorem ipsum' }).uncheck();
    await expect(result(page)).not.toHaveText(/Lorem/);
  });
});

test('shows the text in its room', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const count = page.getByRole('textbox', { name: 'How many' });

  await test.step('ends with the upper half of a line, so that it is seen to go on, and cuts no unit', async () => {
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(result(page)).toHaveText(/Lorem ipsum/);
      const part = await result(page).evaluate((box) => {
        const { lineHeight, paddingBlockStart } = getComputedStyle(box);
        const lines = (box.getBoundingClientRect().height - parseFloat(paddingBlockStart)) / parseFloat(lineHeight);
        return lines - Math.floor(lines);
      });
      expect(part, `${width}`).toBeCloseTo(0.6, 1);
      const group = page
        .getByRole('radiogroup', { name: 'Unit' })
        .locator('div')
        .filter({ has: page.getByRole('radio') });
      expect(await group.last().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });

  await test.step('shows an old text as old while a number is refused', async () => {
    const copy = page.getByRole('button', { name: 'Copy', exact: true });
    await expect(copy).toBeEnabled();
    const more = page.getByText('More options');
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await count.fill('3');
      await expect(page.getByText('Enter a whole number from 1 to')).toBeHidden();
      const before = (await more.boundingBox())?.y;
      await count.fill('many');
      await expect(page.getByText('Enter a whole number from 1 to')).toBeVisible();
      expect((await more.boundingBox())?.y).toBe(before);
    }
    await expect(result(page)).toHaveAttribute('data-stale', 'true');
    await expect(copy).toBeDisabled();
    await count.fill('2');
    await expect(result(page)).not.toHaveAttribute('data-stale');
    await expect(copy).toBeEnabled();
  });

  await test.step('writes a million characters', async () => {
    await page.getByRole('radio', { name: 'Characters' }).check();
    await count.fill('1000000');
    await expect(page.getByText('1,000,000 characters')).toBeVisible();
    await count.fill('x');
    await expect(page.locator('main [data-answer][data-stale]')).toBeVisible();
  });
});

test('keeps the ends of a range in order and repeats a seed', async ({ page }) => {
  await open(page, path);
  await page.getByText('More options').click();
  await page.getByRole('textbox', { name: 'Words per sentence, at least' }).fill('20');
  await expect(page.getByRole('textbox', { name: 'Words per sentence, at most' })).toHaveValue('20');
  const least = page.getByRole('textbox', { name: 'Sentences per paragraph, at least' });
  const most = page.getByRole('textbox', { name: 'Sentences per paragraph, at most' });
  await most.fill('1');
  await expect(least).toHaveValue('1');
  await most.press('End');
  await most.pressSequentially('2');
  await expect(most).toHaveValue('12');
  await expect(least).toHaveValue('3');
  await most.fill('8');
  await page.getByRole('textbox', { name: 'Seed' }).fill('test');
  const text = await execute(generate, { count: 3, seed: 'test', wordsPerSentence: { min: 20, max: 20 } });
  if (!text.ok) throw new Error(text.error.code);
  await expect(result(page)).toHaveText(text.value);
  await page.reload();
  await expect(result(page)).toHaveText(text.value);
});
