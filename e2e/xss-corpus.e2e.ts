import { chooseFile, dropFile, eachScreen, settled, typeEverywhere } from './fields.ts';
import { expect, open, test, toolIds, visit, walk } from './fixtures.ts';
import { expectNothingInjected, payloads, watchInjection } from './injection.ts';
import { operationsOf } from './operations.ts';

test.beforeEach(async ({ page }) => {
  await watchInjection(page);
});

walk.beforeEach(async ({ page }) => {
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
  walk(`xss-corpus: fields and files of ${id}`, async ({ page }) => {
    walk.slow();
    await visit(page, `/${id}`);
    await eachScreen(page, async () => {
      await typeEverywhere(page, ...together, payloads.join(' '));
      // What one field makes of another's text is on the page as well.
      for (const payload of payloads.slice(0, 4)) await typeEverywhere(page, payload);
      const inputs = await page.locator('main input[type=file]').all();
      for (const payload of payloads.filter((_, index) => index % 8 === 0)) {
        const file = { name: payload.replaceAll('/', '∕'), type: 'image/svg+xml', content: payload };
        await dropFile(page, { ...file, type: 'text/html' });
        for (const input of inputs) await chooseFile(input, file);
      }
      // The worker's answers come later.
      await page.waitForTimeout(300);
    });
    await expectNothingInjected(page);
  });

  walk(`xss-corpus: links to ${id}`, async ({ page }) => {
    const operations = await operationsOf(id);
    const names = [...new Set(['text', 'query', 'source', ...operations.flatMap(({ input }) => Object.keys(input))])];
    await visit(page, `/${id}`);
    await settled(page);
    const links = payloads.map((payload) =>
      new URLSearchParams([...names.map((name) => [name, payload]), [payload, payload]]).toString(),
    );
    await page.evaluate(async (hashes) => {
      for (const hash of hashes) {
        location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }, links);
    await expectNothingInjected(page);
    await expect(page.getByText(/values? of the link do(es)? not fit/)).toBeVisible();
    await page.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingInjected(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('xss-corpus: the palette', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Type to search a tool or a command...' });
  for (const payload of payloads) await field.fill(payload);
  await expectNothingInjected(page);
});

test('xss-corpus: the filter of the home page, typed and from a link', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: 'Filter the tools' });
  for (const payload of payloads) await field.fill(payload);
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
