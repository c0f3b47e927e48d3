import { chooseFile, dropFile, eachScreen, settled, textFields, typeEach } from './fields.ts';
import { expect, open, test, toolIds } from './fixtures.ts';
import { expectNothingInjected, payloads, watchInjection } from './injection.ts';
import { operationsOf } from './operations.ts';

test.beforeEach(async ({ page }) => {
  await watchInjection(page);
});

test('xss-corpus has at least 50 different payloads', () => {
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(50);
});

/** Several payloads in one text, so that a field is not typed into fifty times; each stands on a line of its own. */
const together = Array.from({ length: Math.ceil(payloads.length / 6) }, (_, index) =>
  payloads.slice(index * 6, index * 6 + 6).join('\n'),
);

for (const id of toolIds) {
  test(`xss-corpus: fields of ${id}`, async ({ page }) => {
    await open(page, `/${id}`);
    await eachScreen(page, async () => {
      const fields = await textFields(page).all();
      for (const field of fields) await typeEach(field, [...together, payloads.join(' ')]);
      // What one field makes of another's text is on the page as well.
      for (const payload of payloads.slice(0, 4)) for (const field of fields) await typeEach(field, [payload]);
      // The worker's answers come later.
      await page.waitForTimeout(300);
    });
    await expectNothingInjected(page);
  });

  test(`xss-corpus: files of ${id}`, async ({ page }) => {
    await open(page, `/${id}`);
    await eachScreen(page, async () => {
      const inputs = await page.locator('main input[type=file]').all();
      for (const payload of payloads.filter((_, index) => index % 8 === 0)) {
        const file = { name: payload.replaceAll('/', '∕'), type: 'image/svg+xml', content: payload };
        await dropFile(page, { ...file, type: 'text/html' });
        for (const input of inputs) await chooseFile(input, file);
      }
    });
    await expectNothingInjected(page);
  });

  test(`xss-corpus: links to ${id}`, async ({ page }) => {
    const operations = await operationsOf(id);
    const names = [...new Set(['text', 'query', 'source', ...operations.flatMap(({ input }) => Object.keys(input))])];
    await open(page, `/${id}`);
    await settled(page);
    for (const payload of payloads) {
      const values = new URLSearchParams([...names.map((name) => [name, payload]), [payload, payload]]);
      await page.evaluate(async (hash) => {
        location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }, values.toString());
    }
    await expectNothingInjected(page);
    await expect(page.getByText(/values? of the link do(es)? not fit/)).toBeVisible();
    await page.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingInjected(page);
  });
}

test('xss-corpus: the palette', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Type to search a tool or a command...' });
  await typeEach(field, payloads);
  await expectNothingInjected(page);
});

test('xss-corpus: the filter of the home page, typed and from a link', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: 'Filter the tools' });
  await typeEach(field, payloads);
  await expectNothingInjected(page);
  for (const payload of payloads.filter((_, index) => index % 5 === 0)) {
    await page.goto(`/?q=${encodeURIComponent(payload)}#${encodeURIComponent(payload)}`);
    await expectNothingInjected(page);
  }
});

test.describe('the address', () => {
  test.use({ allowedErrors: [/404 \(Not Found\)/] });

  test('xss-corpus: an address that is no page', async ({ page }) => {
    for (const payload of payloads.filter((_, index) => index % 5 === 0)) {
      await open(page, `/${encodeURIComponent(payload.replaceAll('.', ''))}`);
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
