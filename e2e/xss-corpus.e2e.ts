import { chooseFile, dropFile, eachScreen, typeEverywhere } from './fields.ts';
import { expect, open, test, toolIds, visit, walk } from './fixtures.ts';
import { expectNothingInjected, watchInjection } from './injection.ts';
import { payloads } from './payloads.ts';
import { still } from './still.ts';

test.beforeEach(async ({ page }) => {
  await watchInjection(page);
});

walk.beforeEach(async ({ page }) => {
  await watchInjection(page);
});

/**
 * Tools that answer with markup, or show what was typed as a document or a picture: they get each payload. The others
 * get all of them at once, in the visit of `every-tool`.
 */
const markupTools = [
  'html-entities',
  'html-wysiwyg-editor',
  'json-prettify',
  'og-meta-generator',
  'qrcode-generator',
  'svg-placeholder-generator',
  'xml-formatter',
];
/** A field is not typed into seventy times: some payloads in one text, each on a line of its own. */
const together = Array.from({ length: Math.ceil(payloads.length / 6) }, (_, index) =>
  payloads.slice(index * 6, index * 6 + 6).join('\n'),
);
/** What does harm only as the whole of a value, and some markup alone. */
const alone = [...payloads.filter((payload) => !payload.includes('<')), ...payloads.slice(0, 4)];

/** What an address can hold: a server takes no longer ones. */
const whole = [together.slice(0, 4), together.slice(4, 8), together.slice(8), alone.slice(0, 1)].map((texts) =>
  texts.join('\n'),
);

for (const id of markupTools) {
  walk(`xss-corpus: fields and files of ${id}`, async ({ page }) => {
    expect(toolIds).toContain(id);
    await visit(page, `/${id}`);
    await eachScreen(page, async () => {
      await typeEverywhere(page, ...together, ...alone);
      const inputs = await page.locator('main input[type=file]').all();
      for (const payload of payloads.filter((_, index) => index % 8 === 0)) {
        const file = { name: payload.replaceAll('/', '∕'), type: 'image/svg+xml', content: payload };
        await dropFile(page, { ...file, type: 'text/html' });
        for (const input of inputs) await chooseFile(input, file);
        await still(page);
      }
    });
    await expectNothingInjected(page);
  });
}

test('xss-corpus: the palette, and the filter of the home page', async ({ page }) => {
  await open(page, '/');

  await test.step('the palette', async () => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Type to search a tool or a command...' });
    for (const text of [...together, ...alone]) await field.fill(text);
    await expectNothingInjected(page);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });

  await test.step('the filter, typed and from a link', async () => {
    const field = page.getByRole('searchbox', { name: 'Search tools, or paste anything' });
    for (const text of [...together, ...alone]) await field.fill(text);
    await expectNothingInjected(page);
    for (const text of whole) {
      await open(page, `/?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`);
      await expectNothingInjected(page);
    }
  });
});

test.describe('the address', () => {
  test.use({ allowedErrors: [/404 \(Not Found\)/] });

  test('xss-corpus: an address that is not a page', async ({ page }) => {
    for (const text of whole) {
      await open(page, `/${encodeURIComponent(text.replaceAll('.', ''))}`);
      await expectNothingInjected(page);
    }
  });
});

test('xss-corpus: stored settings and an imported file', async ({ page }) => {
  const list = JSON.stringify(payloads);
  await page.addInitScript((text) => {
    const state = {
      ids: JSON.parse(text) as unknown,
      theme: text,
      chosen: text,
      collapsedCategories: { [text]: true },
    };
    for (const key of ['favorites', 'recents', 'style', 'language'])
      localStorage.setItem(`toolcrib:${key}`, JSON.stringify({ state, version: 0 }));
  }, list);
  await open(page, '/about');
  const buffer = Buffer.from(`{"toolcrib":1,"favorites":${list},"theme":${list},"__proto__":{"pwned":true}}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: payloads[3] ?? '', mimeType: 'application/json', buffer });
  await expect(page.getByText('Settings imported.')).toBeVisible();
  await expectNothingInjected(page);
});
