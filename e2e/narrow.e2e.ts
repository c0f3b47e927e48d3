import { settled, textFields } from './fields.ts';
import { expect, open, shareContent, test } from './fixtures.ts';
import { overflows } from './visit/overflow.ts';

test.use({ viewport: { width: 320, height: 568 } });

test('narrow: the menu, the palette and the dialog of a link', async ({ page }) => {
  await open(page, '/base64-string-converter');
  await settled(page);
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  expect.soft(await overflows(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('e');
  expect.soft(await overflows(page), 'palette').toEqual([]);
  await page.keyboard.press('Escape');
  await textFields(page).first().fill('shared');
  await shareContent(page);
  expect.soft(await overflows(page), 'share').toEqual([]);
});
