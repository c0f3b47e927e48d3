import type { Page } from '@playwright/test';
import { textFields } from './fields.ts';
import { golden } from '#run/recognise.golden.ts';
import { clipboard, expect, openListening, test, visit, walk } from './fixtures.ts';
import { noteLongTasks } from './main-thread.ts';

test.use({ locale: 'en-US' });

test.beforeEach(async ({ page }) => {
  // A line of a result that takes longer than a second is left out, which on a busy machine may be any.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
});

const uuid = '550e8400-e29b-41d4-a716-446655440000';
// RFC 7519 §3.1, signed by RFC 7515 appendix A.1.
const token =
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODAsImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A QR code with https://example.com/qr. */
const code =
  'iVBORw0KGgoAAAANSUhEUgAAAQgAAAEIAQMAAACZOPi8AAAABlBMVEX///8AAABVwtN+AAAA3ElEQVR4nO2XMQ5DIQxDff9LuwOxA/RXldrR8YAQeZNlQgBGo9HoD3EJBAlwOwklanXdJ6lE+bXsA32STdRmCDvGr55mEFo38vHOhRDdcWG/PvXkAGLTKj9VggjKNOfIzSaVQBWEXgHKIqBOy26/mlYiiQaoPOHN1ByCpz/yDtFEnXWQjgDlER0g+k1OJZQWG0d6H0tUevQ8H4NKFmGSFSHdrVCCPZZsU/3dcYOIWj2rHdVEorzav3vYIxRL9Pg6hHrM6jPXi5xFaOWO5hLquKgXGf7rRBKj0Wj0g14I6UZH0spGEwAAAABJRU5ErkJggg==';

const panel = (page: Page) => page.getByRole('region', { name: 'Possible matches' });
const suggestions = (page: Page) => panel(page).getByRole('listitem');
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search tools, or paste anything' });

/** Pastes where the focus is, as Ctrl+V does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

/** Goes back to home, which is ready to type. */
async function goHome(page: Page): Promise<void> {
  await page.goBack();
  await expect(searchbox(page)).toBeFocused();
}

interface Dropped {
  readonly name?: string;
  readonly type?: string;
  /** The bytes of a file in Base64. */
  readonly base64?: string;
  /** The same of a second file. */
  readonly second?: string;
  readonly text?: string;
}

/** Drops a file or a text on the page; answers whether the browser was kept from following it. */
async function drop(page: Page, dropped: Dropped, target = 'main h1'): Promise<boolean> {
  return page.evaluate(
    ({ name = '', type = '', base64, second, text = '', target }) => {
      const dataTransfer = new DataTransfer();
      if (base64 === undefined) dataTransfer.setData('text/plain', text);
      for (const content of [base64, second])
        if (content !== undefined)
          dataTransfer.items.add(
            new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], name, { type }),
          );
      const on = document.querySelector(target) ?? document.body;
      return ['dragover', 'drop']
        .map((kind) => !on.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })))
        .every(Boolean);
    },
    { ...dropped, target },
  );
}

/** The longest run of letters and digits: what of a sample a page shows, however it writes it. */
function core(sample: string): string {
  const runs = sample.match(/[\p{L}\p{N}]+/gu) ?? [sample];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest)).slice(0, 16);
}

/** What a page shows of a sample instead of its longest part. */
const shown: Readonly<Record<string, string>> = { 'hash-text/check-list': 'a.iso' };

/** Every text of the content: of elements, of fields, in shadows. Runs in the page. */
function contentText(): string {
  const texts = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      'value' in element ? String(element.value) : '',
      ...(element.shadowRoot ? [element.shadowRoot.textContent ?? '', ...texts(element.shadowRoot)] : []),
    ]);
  const main = document.querySelector('main');
  return main ? [main.textContent, ...texts(main)].join('\n').toLowerCase() : '';
}

walk('recognise: every page takes over what was recognised for it', async ({ page }) => {
  walk.slow();
  await visit(page, '/');
  await expect(page.locator('html[data-listens]')).toBeAttached();
  for (const [op, [sample]] of Object.entries(golden)) {
    if (op === '' || sample === undefined) continue;
    await walk.step(op, async () => {
      await drop(page, { text: sample });
      await expect(panel(page)).toBeVisible();
      await suggestions(page).first().getByRole('button').click();
      await expect(page, op).toHaveURL(new RegExp(`/${op.split('/')[0]}$`));
      await expect.poll(() => page.evaluate(contentText), op).toContain(shown[op] ?? core(sample).toLowerCase());
      await page.goBack();
      await expect(page.getByRole('searchbox')).toBeVisible();
    });
  }
});

test('what is pasted on home', async ({ page }) => {
  await openListening(page, '/');

  await test.step('is recognized, with results; Enter opens the first and hands it over', async () => {
    await paste(page, token);
    const first = suggestions(page).first();
    await expect(first).toContainText('JWT parser');
    await expect(first.getByRole('button')).toBeFocused();
    await expect(first.getByRole('status')).toContainText('HS256');
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])),
    ).not.toContain(token.slice(0, 20));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jwt-parser$/);
    await expect(page.getByRole('textbox', { name: 'Token', exact: true })).toContainText(token);
  });

  await test.step('arrows move in the panel, Escape closes it and gives the focus back', async () => {
    await goHome(page);
    await paste(page, '[{"name":"Ada","born":1815},{"name":"Grace","born":1906}]');
    await expect(suggestions(page).first()).toContainText('JSON prettify and format');
    await expect(suggestions(page).first().getByRole('button')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page).nth(1).getByRole('button')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(searchbox(page)).toBeFocused();
  });

  await test.step('two texts, one after the other, are compared', async () => {
    await paste(page, '{"a":1,\n"b":2}');
    await expect(suggestions(page).first()).toContainText('JSON prettify and format');
    await paste(page, '{"a":1,\n"b":3}');
    await expect(suggestions(page).first()).toContainText('JSON diff');
    await suggestions(page).first().getByRole('button').click();
    await expect(page).toHaveURL(/\/json-diff$/);
    await expect.poll(() => page.evaluate(contentText)).toContain('"b":2');
    await expect.poll(() => page.evaluate(contentText)).toContain('"b":3');
  });

  await test.step('on a phone the best result has three lines, the others one', async () => {
    await goHome(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await paste(page, JSON.stringify(Array.from({ length: 30 }, (_, id) => ({ id, name: 'Ada Lovelace' }))));
    const lines = (at: number): Promise<number> =>
      suggestions(page)
        .nth(at)
        .getByRole('status')
        .evaluate((line) => Math.round(line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight)));
    await expect(suggestions(page).first().getByRole('status')).toContainText('Ada');
    await expect(suggestions(page).nth(1).getByRole('status')).toContainText('Ada');
    expect([await lines(0), await lines(1)]).toEqual([3, 1]);
  });
});

test('home tells a search from text to recognize', async ({ page }) => {
  const field = searchbox(page);

  await test.step('what is typed behind a pasted line belongs to it', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/take-pasted-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await openListening(page, '/');
    const asked = page.waitForRequest('**/assets/take-pasted-*.js');
    await paste(page, 'json');
    await expect(field).toHaveValue('json');
    await asked;
    await field.press('End');
    await field.pressSequentially(' to yaml');
    const loaded = page.waitForResponse('**/assets/take-pasted-*.js');
    release();
    await (await loaded).finished();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(/^JSON to YAML/);
    await expect(field).toHaveValue('json to yaml');
    // Pasted again, now that all is there, a line is what it is.
    await field.fill('');
    await paste(page, uuid);
    await expect(suggestions(page).first()).toContainText('UUID generator');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('a search stays one, and what nothing recognizes goes to tools that take any text', async () => {
    await expect(field).toBeFocused();
    await paste(page, 'hash');
    await expect(field).toHaveValue('hash');
    await expect(panel(page)).toHaveCount(0);
    await field.press('End');
    // The browser inserts it: a made event inserts nothing.
    await paste(page, uuid);
    await expect(field).toHaveValue('hash');
    await expect(panel(page)).toHaveCount(0);
    await field.fill('');
    await paste(page, 'Some words of nobody in particular,\nin two lines that say little.');
    await expect(panel(page).getByText('Nothing recognized')).toBeVisible();
    await expect(panel(page)).toBeFocused();
    await panel(page).getByText('Tools that accept any text').click();
    await suggestions(page).filter({ hasText: 'Text statistics' }).getByRole('button').click();
    await expect(page).toHaveURL(/\/text-statistics$/);
    await expect.poll(() => page.evaluate(contentText)).toContain('in two lines that say little.');
  });

  await test.step('a sentence in one line is not a search, and a hex dump is read', async () => {
    await goHome(page);
    await paste(page, 'The quick brown fox jumps over the dog');
    await expect(panel(page).getByText('Nothing recognized')).toBeVisible();
    await expect(panel(page).getByText('Tools that accept any text')).toBeVisible();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await paste(page, '00000000: 4865 6c6c 6f20 776f 726c 640a  Hello world.');
    await expect(suggestions(page).first()).toContainText('hex dump of 12 bytes of UTF-8 text');
    await suggestions(page).first().getByRole('button').click();
    await expect(page).toHaveURL(/\/text-to-binary$/);
    await expect.poll(() => page.evaluate(contentText)).toContain('48 65 6c 6c 6f 20 77 6f 72 6c 64 0a');
    await expect.poll(() => page.evaluate(contentText)).toContain('hello world');
  });
});

test('64 KiB are recognised', async ({ page }) => {
  await openListening(page, '/');
  const rows = JSON.stringify(Array.from({ length: 2200 }, (_, id) => ({ id, name: `name ${id}` })));
  expect(rows.length).toBeGreaterThan(65_536);
  for (const [text, tool] of [
    [rows, 'JSON prettify and format'],
    ['key: value\n'.repeat(6000), 'YAML to JSON converter'],
    [`${uuid}\n`.repeat(1700), 'UUID generator'],
  ] as const) {
    // Once for the code to be there.
    await paste(page, text);
    await expect(suggestions(page).first()).toContainText(tool);
    await page.keyboard.press('Escape');
    await noteLongTasks(page, `while 64 KiB are recognized: ${tool}`, async () => {
      await paste(page, text);
      await suggestions(page).first().filter({ hasText: tool }).waitFor();
    });
    await page.keyboard.press('Escape');
  }
});

test('a long text pasted over a page is there at once, and what it replaced comes back', async ({ page }) => {
  const rows = Array.from({ length: 2000 }, (_, row) => `row ${row}`).join('\n');
  // A plain field, and one that becomes an editor.
  for (const [tool, sample] of [
    ['roman-numeral-converter', '2024'],
    ['list-compare', 'cherry'],
  ] as const) {
    await openListening(page, `/${tool}`);
    await expect.poll(() => page.evaluate(contentText)).toContain(sample);
    await noteLongTasks(page, `while 2,000 lines are pasted into ${tool}`, async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await paste(page, rows);
    });
    await expect.poll(() => page.evaluate(contentText)).toContain('row 7');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.evaluate(contentText)).not.toContain('row 7');
    await expect.poll(() => page.evaluate(contentText)).toContain(sample);
  }
});

test('what is dropped', async ({ page }) => {
  await openListening(page, '/chronometer');

  await test.step('a tool that does not take it offers the panel', async () => {
    expect(await drop(page, { name: 'a.json', type: 'application/json', base64: btoa('{"a":[1,2]}') })).toBe(true);
    await expect(suggestions(page).first()).toContainText('JSON prettify and format');
    await paste(page, '{"a":[1,3]}');
    await expect(suggestions(page).first()).toContainText('JSON diff');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    const [base64, second] = [btoa('{"a":[1,2]}'), btoa('{"a":[1,3]}')];
    expect(await drop(page, { name: 'a.json', type: 'application/json', base64, second })).toBe(true);
    await expect(suggestions(page).first()).toContainText('JSON diff');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    expect(await drop(page, { text: uuid })).toBe(true);
    await expect(suggestions(page).first()).toContainText('UUID generator');
    await suggestions(page).first().getByRole('button').click();
    await expect(page).toHaveURL(/\/uuid-generator$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'UUID' })).toHaveValue(uuid);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'UUID' })).toHaveValue(uuid);
  });

  await test.step('what comes after the panel was left with Back is compared with nothing', async () => {
    await openListening(page, '/chronometer');
    await visit(page, '/about');
    expect(await drop(page, { text: '{"a":[1,2]}' })).toBe(true);
    await expect(suggestions(page).first()).toContainText('JSON prettify and format');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chronometer');
    await expect(panel(page)).toHaveCount(0);
    expect(await drop(page, { text: '{"a":[1,3]}' })).toBe(true);
    await expect(suggestions(page).first()).toContainText('JSON prettify and format');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('an editor that takes no files, and the card of a favorite, leave them to the panel', async () => {
    const file = { name: 'a.json', type: 'application/json', base64: btoa('{"a":[1,2]}') };
    await openListening(page, '/lorem-ipsum-generator');
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await drop(page, file, 'main textarea, main .cm-content');
    await expect(suggestions(page).first()).toContainText('JSON prettify and format');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await visit(page, '/');
    await expect(page.locator('main li[draggable]')).toHaveCount(1);
    await drop(page, file, 'main li[draggable]');
    await expect(suggestions(page).first()).toContainText('JSON prettify and format');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('a file never leaves the page; its bytes go to the tool', async () => {
    expect(await drop(page, { name: 'dot.png', type: 'image/png', base64: png })).toBe(true);
    await expect(panel(page)).toContainText('dot.png');
    await expect(suggestions(page).first()).toContainText('Base64 file converter');
    await suggestions(page).filter({ hasText: 'Hash text' }).getByRole('button').click();
    await expect(page).toHaveURL(/\/hash-text$/);
    await expect(page.getByRole('main')).toContainText('dot.png');
  });

  await test.step('a picture with a QR code is offered with its text, after the tools that take any picture', async () => {
    await goHome(page);
    expect(await drop(page, { name: 'code.png', type: 'image/png', base64: code })).toBe(true);
    const reader = suggestions(page).filter({ hasText: 'QR code in the picture' });
    await expect(reader).toContainText('https://example.com/qr');
    await expect(suggestions(page).first().getByRole('button')).toBeFocused();
    await expect(suggestions(page).last()).toContainText('QR code in the picture');
    await reader.getByRole('button').click();
    await expect(page).toHaveURL(/\/qrcode-generator$/);
    await expect.poll(() => page.evaluate(contentText)).toContain('https://example.com/qr');
  });
});

test('what the palette recognizes and answers', async ({ page, context }) => {
  const field = page.getByRole('combobox', { name: 'Type to search' });
  const group = (name: string) => page.getByRole('dialog').getByRole('group', { name });
  const answer = group('Answer').getByRole('option');
  await openListening(page, '/chronometer');

  await test.step('what is pasted in lines is a chip with suggestions; what is short is recognized too', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await paste(page, 'SELECT a,\n b FROM c WHERE d = 1;');
    await expect(group('Looks like').getByRole('option').first()).toContainText('SQL prettify and format');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Backspace');
    await expect(group('Looks like')).toHaveCount(0);
    await field.fill(uuid);
    await expect(group('Looks like').getByRole('option').first()).toContainText('UUID generator');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/uuid-generator$/);
    await expect(page.getByRole('textbox', { name: 'UUID' })).toHaveValue(uuid);
  });

  await test.step('a drawn answer stays while one types on, and a search has none', async () => {
    await page.keyboard.press('Control+k');
    await field.fill('uuid');
    await expect(answer).toHaveText(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    const drawn = await answer.innerText();
    await field.fill('uuid g');
    await expect(group('Answer')).toHaveCount(0);
    await field.fill('uuid');
    expect(await answer.innerText()).toBe(drawn);
    await field.fill('json');
    await expect(group('Tools').getByRole('option').first()).toContainText('JSON prettify and format');
    await expect(group('Answer')).toHaveCount(0);
  });

  await test.step('Enter copies an answer, Tab opens the tool', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await field.fill('20 c in f');
    await expect(answer).toContainText('68 °F');
    await expect(answer).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboard(page)).toBe('68 °F');
    await page.keyboard.press('Control+k');
    await field.fill('255 to hex');
    await expect(answer).toContainText('ff');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/\/base-converter$/);
    await expect(textFields(page).first()).toHaveValue('255');
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('says why in French', async ({ page }) => {
    await test.step('names the reason, and answers', async () => {
      await openListening(page, '/');
      await paste(page, uuid);
      const shown = page.getByRole('region', { name: 'Correspondances possibles' });
      await expect(shown.getByRole('listitem').first()).toContainText('UUID, version 4');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Rechercher un outil' }).fill('majuscules été');
      await expect(page.getByRole('group', { name: 'Réponse' }).getByRole('option')).toContainText('ÉTÉ');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('a long reason is wrapped, not cut', async () => {
      await page.setViewportSize({ width: 760, height: 700 });
      await visit(page, '/chronometer');
      expect(await drop(page, { text: 'nom;ville;pays\nAda;Londres;Angleterre\nGrace;New York;États-Unis' })).toBe(
        true,
      );
      const items = page.getByRole('dialog').getByRole('listitem');
      const reason = items.first().getByText(/séparées par des points-virgules/);
      await expect(reason).toBeVisible();
      expect(await reason.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    });
  });
});
