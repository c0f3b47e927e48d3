import { settled, textFields } from './fields.ts';
import { clipboard, expect, open, shareContent, test } from './fixtures.ts';
import { overflows } from './visit/overflow.ts';

test.use({ viewport: { width: 320, height: 568 } });

test('narrow: menus, dialogs and what is shared', async ({ page, context }) => {
  await test.step('the menu, the palette and the dialog of a link fit', async () => {
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

  await test.step('the title keeps its room when there is something to share', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/yaml-to-json-converter');
    await settled(page);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await textFields(page).first().fill('a: b');
    const share = page.getByRole('button', { name: 'More ways to share' });
    await share.click();
    expect(await title.boundingBox()).toEqual(before);
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect.poll(() => clipboard(page)).toMatch(/\/yaml-to-json-converter$/);
    await expect(share).toBeFocused();
  });
});

test('narrow: rows and sentences of a page', async ({ page }) => {
  await test.step('what does not fit scrolls in one row, and the chosen one is in sight', async () => {
    await open(page, '/cidr-calculator#tab=compare');
    await settled(page);
    const tabs = page.getByRole('tab');
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await open(page, '/token-generator');
    await settled(page);
    for (const name of ['Presets', 'Kind of token']) {
      const inRow = page.getByRole(name === 'Presets' ? 'group' : 'radiogroup', { name });
      const rows = await inRow
        .locator('button, label')
        .evaluateAll((all) => new Set(all.map((item) => item.getBoundingClientRect().top)).size);
      expect.soft(rows, name).toBe(1);
    }
  });

  await test.step('one short sentence stands under the title, and the whole one for search engines', async () => {
    await open(page, '/hash-text');
    await expect(page.getByText('MD5, SHA, CRC and more, of a text or a file.')).toBeVisible();
    await expect(page.getByText('Computes every common digest')).toBeHidden();
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(page.getByText('Computes every common digest')).toBeVisible();
  });
});
