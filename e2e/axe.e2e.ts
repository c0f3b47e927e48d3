import { settled, textFields } from './fields.ts';
import { expect, open, shareContent, test } from './fixtures.ts';
import { violations } from './visit/accessible.ts';

const whole = { rules: 'all', withoutShell: false } as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe: the palette, the dialog of a link, the menu of a small screen', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/base64-string-converter');
      await settled(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Type to search' }).fill('json');
      expect.soft(await violations(page, whole), 'palette').toEqual([]);
      await page.keyboard.press('Escape');
      await textFields(page).first().fill('shared');
      await shareContent(page);
      expect.soft(await violations(page, whole), 'share').toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 400, height: 700 });
      await page.getByRole('button', { name: 'Toggle menu' }).click();
      await expect(page.getByRole('navigation')).toBeVisible();
      expect.soft(await violations(page, whole), 'menu').toEqual([]);
    });
  });
}
