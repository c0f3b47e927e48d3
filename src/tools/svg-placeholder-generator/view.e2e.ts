import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/svg-placeholder-generator';
const output = (page: Page) => page.getByRole('tabpanel');
const copy = (page: Page) => page.getByRole('region', { name: 'Output' }).getByRole('button', { name: 'Copy' });

test('draws the image and saves it', async ({ page }) => {
  await open(page, path);
  await test.step('draws the image and gives it in every form', async () => {
    await expect(page.getByRole('img', { name: '600x350' })).toBeVisible();
    await page.getByRole('button', { name: 'Avatar 256' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('A & "B"');
    await expect(page.getByRole('img', { name: 'A & "B"' })).toHaveJSProperty('naturalWidth', 256);
    await expect(output(page)).toContainText('A &amp; &quot;B&quot;');
    await page.getByRole('tab', { name: 'HTML' }).click();
    await copy(page).click();
    await copied(page).toMatch(
      /^<img src="data:image\/svg\+xml,[^"]+" width="256" height="256" alt="A &amp; &quot;B&quot;">$/,
    );
    await page.getByRole('tab', { name: 'CSS' }).click();
    await expect(output(page)).toContainText('background-image: url("data:image/svg+xml,%3Csvg');
    await page.getByRole('tab', { name: 'Base64' }).click();
    await expect(output(page)).toContainText('data:image/svg+xml;base64,PHN2Zy');
  });
  await test.step('saves as SVG, and as pixels at twice the size', async () => {
    await page.getByRole('tab', { name: 'SVG' }).click();
    await page.getByRole('textbox', { name: 'Width' }).fill('40');
    await page.getByRole('textbox', { name: 'Height' }).fill('350');
    await page.getByText('More options', { exact: true }).click();
    await page.getByRole('switch', { name: 'Exact size' }).uncheck();
    await expect(output(page)).toContainText('viewBox="0 0 40 350"');
    const save = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const svg = await save('Download SVG');
    expect(svg.name).toBe('placeholder-40x350.svg');
    expect(svg.bytes.toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox=/);
    await page.getByRole('radio', { name: '2×' }).check();
    const png = await save('Download PNG');
    expect([png.name, png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([
      'placeholder-40x350@2x.png',
      80,
      700,
    ]);
    expect((await save('Download WebP')).bytes.toString('latin1', 8, 12)).toBe('WEBP');
  });
});

test('has its fields in place, and says what is wrong with them', async ({ page }) => {
  await open(page, path);
  await test.step('has the text as text, and the fields on two edges', async () => {
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('{width}x{height}');
    const edge = async (role: 'textbox' | 'combobox', name: string) =>
      (await page.getByRole(role, { name, exact: true }).boundingBox())?.x;
    const height = await edge('textbox', 'Height');
    expect(await edge('textbox', 'Text color')).toBeCloseTo(height ?? 0, -1);
    expect(await edge('textbox', 'Font size')).toBeCloseTo(height ?? 0, -1);
  });
  await test.step('moves nothing while a size or a color is wrong', async () => {
    const placeOf = async () => (await page.getByRole('textbox', { name: 'Text', exact: true }).boundingBox())?.y;
    const before = await placeOf();
    await page.getByRole('textbox', { name: 'Width' }).fill('0');
    await expect(page.getByText('Enter a whole number from 1 to 20,000.')).toBeVisible();
    await expect(page.locator('[data-stale]').filter({ has: page.getByText('600 × 350 px') })).toBeVisible();
    await page.getByRole('textbox', { name: 'Background', exact: true }).fill('#zz');
    await expect(page.getByText('Enter #rgb, #rrggbb or a name such as navy.')).toBeVisible();
    expect(await placeOf()).toBe(before);
  });
  await test.step('refuses what is not a color, warns of low contrast, swaps', async () => {
    const background = page.getByRole('textbox', { name: 'Background', exact: true });
    await page.getByRole('textbox', { name: 'Width' }).fill('600');
    await background.fill('#cccccc');
    await expect(page.getByText('Enter #rgb, #rrggbb or a name such as navy.')).toBeHidden();
    await expect(output(page)).toContainText('#cccccc');
    await background.fill('url(x)');
    await expect(page.getByText('Enter #rgb, #rrggbb or a name such as navy.')).toBeVisible();
    await expect(output(page)).toContainText('#cccccc');
    await page.getByRole('textbox', { name: 'Text color', exact: true }).fill('#959595');
    await background.fill('#ffffff');
    await expect(page.getByText('Hard to read: the contrast is 2.99:1, below 3:1.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text color', exact: true }).fill('#333333');
    await background.fill('dimgray');
    await expect(page.getByText('Hard to read: the contrast is')).toBeVisible();
    await page.getByRole('button', { name: 'Swap the colors' }).click();
    await expect(background).toHaveValue('#333333');
  });
});

test('says what the browser cannot draw', async ({ page }) => {
  await open(page, path);
  await test.step('says that the browser cannot write WebP', async () => {
    await page.evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function toPng(done) {
        toBlob.call(this, done);
      };
    });
    await page.getByRole('button', { name: 'Download WebP' }).click();
    await expect(page.getByText('This browser cannot write WebP. Choose PNG.')).toBeVisible();
  });
  await test.step('says that a size is too large only while it is chosen', async () => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await page.getByRole('button', { name: 'Download PNG' }).click();
    const alert = page.getByText('The browser cannot draw an image of this size.');
    await expect(alert).toBeVisible();
    await page.getByRole('textbox', { name: 'Width' }).fill('40');
    await expect(alert).toBeHidden();
  });
});
