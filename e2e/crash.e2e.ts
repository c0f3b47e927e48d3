import { textFields } from './fields.ts';
import { expect, open, test } from './fixtures.ts';

const path = '/base64-string-converter';
const draft = 'stops the tool';
const words = {
  'en-US': { title: 'This tool stopped working', reload: 'Reload', restart: 'Start again without the input' },
  'fr-FR': { title: 'Cet outil s’est arrêté', reload: 'Recharger', restart: 'Recommencer sans la saisie' },
};

for (const [locale, { title, reload, restart }] of Object.entries(words)) {
  test.describe(locale, () => {
    test.use({ locale, allowedErrors: [new RegExp(draft)] });

    test('a draft that stops its tool is kept over a reload, and can be dropped', async ({ page }) => {
      // A fault inside the tool that one text brings to light.
      await page.addInitScript((text) => {
        const { encode } = TextEncoder.prototype;
        TextEncoder.prototype.encode = function (this: TextEncoder, input?: string) {
          if (input?.includes(text)) throw new RangeError(text);
          return encode.call(this, input);
        };
      }, draft);
      const card = page.getByRole('main').getByRole('heading', { name: title });
      const field = textFields(page).first();
      await open(page, path);
      await field.fill(draft);
      await expect(card).toBeVisible();
      await page.getByRole('button', { name: reload }).click();
      await expect(card).toBeVisible();
      await page.goto('/');
      await page.goto(path);
      await expect(card).toBeVisible();
      await page.getByRole('button', { name: restart }).click();
      await expect(field).not.toContainText(draft);
      await expect(field).toBeFocused();
      await open(page, path);
      await expect(card).toBeHidden();
      await field.fill('another');
      await expect(field).toContainText('another');
    });
  });
}
