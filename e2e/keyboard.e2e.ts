import { expect, open, openListening, test } from './fixtures.ts';

test('keyboard: the skip link leads to the content, arriving at home to its field', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.getByRole('link', { name: 'Home', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search tools, or paste anything' })).toBeFocused();
});

test('keyboard: the focus stays near a button that goes away when it is pressed', async ({ page }) => {
  await openListening(page, '/text-to-binary');
  await page.getByRole('textbox', { name: 'Bytes' }).fill('93 fa 96 7b');
  const remedy = page.getByRole('alert').getByRole('button', { name: 'Show as replacement characters' });
  await remedy.focus();
  await page.keyboard.press('Enter');
  await expect(remedy).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.localName)).toBe('main');
});

test('keyboard: the focus skips controls that Tab leaves out', async ({ page }) => {
  await openListening(page, '/about');
  await page.evaluate(() => {
    const part = document.createElement('div');
    for (const [textContent, tabIndex] of [
      ['Left out', -1],
      ['First stop', 0],
      ['Goes away', 0],
    ] as const)
      part.append(Object.assign(document.createElement('button'), { textContent, tabIndex }));
    document.querySelector('main')?.append(part);
  });
  const last = page.getByRole('button', { name: 'Goes away' });
  await last.focus();
  await page.keyboard.press('Shift');
  await last.evaluate((button) => button.remove());
  await expect(page.getByRole('button', { name: 'First stop' })).toBeFocused();
});
