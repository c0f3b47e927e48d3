import { expect, open, test, wakeEditors } from '#e2e/tool-test.ts';

const path = '/base64-string-converter';

test('the editor comes with use, and leaves the keys and the page to the reader', async ({ page }) => {
  const editor = page.getByRole('textbox', { name: 'Text' });
  await test.step('it is not loaded before somebody uses the page', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await open(page, path);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(editor).toBeFocused();
    expect(loaded.filter((url) => url.includes('codemirror'))).toEqual([]);
    await page.keyboard.type('abc');
    await expect(page.locator('textarea')).toHaveCount(0);
    await expect(editor).toHaveText('abc');
  });
  await test.step('Tab leaves it, and Ctrl+K is the palette’s', async () => {
    await editor.fill('two words');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await editor.focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await expect(editor).toHaveText('two words');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('one megabyte, and one megabyte in one line, keep the page answering', async () => {
    for (const [end, text] of [
      ['the end', '0123456789 abcdef\n'.repeat(60_000)],
      ['all done', '0123456789,'.repeat(100_000)],
    ] as const) {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await editor.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(end);
      await expect(editor).toContainText(end);
      expect(await page.locator('.cm-line').count()).toBeLessThan(500);
    }
    await expect(editor).not.toHaveClass(/cm-lineWrapping/);
  });
});

test('the plain field becomes the editor under the reader’s hands', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/codemirror-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, path);
  const field = page.locator('textarea').first();
  await field.fill('one two three');
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 7));
  const before = await field.boundingBox();
  release();
  await expect(page.locator('textarea')).toHaveCount(0);
  const editor = page.getByRole('textbox', { name: 'Text' });
  await expect(editor).toBeFocused();
  await expect(editor).toHaveText('one two three');
  expect(await page.locator('.cm-scroller').first().boundingBox()).toEqual(before);
  await page.keyboard.type('2');
  await expect(editor).toHaveText('one 2 three');
  await expect(page.getByRole('textbox', { name: 'Base64' })).toHaveText('b25lIDIgdGhyZWU=');
  // What was typed into the plain field can be undone, too.
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toHaveText('Hello 👋');
});

test('the editor reports no change when it replaces the plain field', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/codemirror-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/text-to-unicode');
  await page.getByRole('textbox', { name: 'Text' }).fill('one');
  await page.getByText('More options').click();
  await page.getByRole('switch', { name: 'Read every notation' }).uncheck();
  const escaped = page.getByRole('textbox', { name: 'Escaped' });
  await escaped.fill('\\u12');
  await expect(page.getByRole('alert')).toBeVisible();
  release();
  await expect(page.locator('textarea')).toHaveCount(0);
  // The other pane is still empty, but nobody has cleared it.
  await expect(escaped).toHaveText('\\u12');
});

test('the page does not move when the editor takes its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await open(page, path);
  await wakeEditors(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the colors of a sample lie exactly over its text, and go when it changes', async ({ page }) => {
  await page.route(/codemirror-[^/]*\.js$/, () => undefined);
  await page.setViewportSize({ width: 500, height: 500 });
  await open(page, '/json-query');
  const field = page.getByRole('textbox', { name: 'JSON', exact: true });
  const colored = field.locator('xpath=following-sibling::span[not(@data-line)]').first();
  await expect(field).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  expect(await colored.textContent()).toBe(await field.inputValue());
  const boxOf = (element: Element) => [
    element.clientWidth,
    element.clientHeight,
    element.scrollHeight,
    element.scrollTop,
  ];
  await field.evaluate((element) => element.scrollTo(0, 30));
  await expect.poll(() => colored.evaluate((element) => element.scrollTop)).toBe(30);
  expect(await colored.evaluate(boxOf)).toEqual(await field.evaluate(boxOf));

  await field.press('End');
  await field.pressSequentially(' ');
  await expect(colored.locator('[data-color]')).toHaveCount(0);
  await expect(field).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the arrows that fold show with the focus', async ({ page }) => {
    await open(page, '/yaml-to-toml');
    await wakeEditors(page);
    const editor = page.getByRole('textbox').first();
    const arrows = page.locator('.cm-foldGutter').first();
    await editor.evaluate((element) => element.blur());
    await expect(arrows).toHaveCSS('opacity', '0');
    await editor.tap();
    await expect(arrows).toHaveCSS('opacity', '1');
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('a page that is drawn again keeps the colors of its sample', async ({ page }) => {
    await page.route(/codemirror-[^/]*\.js$/, () => undefined);
    await open(page, '/json-prettify');
    const field = page.locator('textarea').first();
    await expect(page.getByRole('button', { name: 'Copier' }).first()).toBeVisible();
    await expect(field).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('[data-colored]').first()).toHaveText(/Toolcrib|\{/);
  });
});

test('the plain field has line numbers', async ({ page }) => {
  await page.route(/codemirror-[^/]*\.js$/, () => undefined);
  await open(page, '/json-prettify');
  const field = page.locator('textarea').first();
  const numbers = field.locator('xpath=following-sibling::span');
  const lines = numbers.locator('span');
  await test.step('that scroll with its text', async () => {
    await field.fill(Array.from({ length: 80 }, (_, line) => `"${line}"`).join('\n'));
    await expect(lines).toHaveCount(80);
    await field.evaluate((element) => element.scrollTo(0, 200));
    await expect.poll(() => numbers.evaluate((element) => element.scrollTop)).toBe(200);
  });
  await test.step('each where its line begins, also after one that wraps', async () => {
    const heightOf = (at: number) => lines.nth(at).evaluate((line) => line.getBoundingClientRect().height);
    await field.fill(`"${'long '.repeat(60)}"\n\n"short"`);
    await expect(lines).toHaveCount(3);
    const one = await heightOf(2);
    expect(await heightOf(1)).toBe(one);
    expect(await heightOf(0)).toBeGreaterThan(3 * one);

    await field.fill(Array.from({ length: 40 }, (_, at) => `"${'long '.repeat(at)}"`).join('\n'));
    await expect(lines).toHaveCount(40);
    const content = await field.evaluate((element) => element.scrollHeight);
    const mirrored = await numbers.evaluate((element) => element.scrollHeight);
    expect(Math.abs(content - mirrored)).toBeLessThan(2);
  });
});

test('in a pane of its own, a long text scrolls in the editor, which keeps its caret in sight', async ({ page }) => {
  await open(page, '/text-statistics');
  await page.getByRole('textbox', { name: 'Text' }).fill('');
  await page.keyboard.insertText(Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n'));
  const scroller = page.locator('.cm-scroller').first();
  await expect.poll(() => scroller.evaluate((element) => element.scrollHeight > 4 * element.clientHeight)).toBe(true);
  const isAtEnd = (element: Element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 20;
  await expect.poll(() => scroller.evaluate(isAtEnd)).toBe(true);
});

test('the last line in sight is whole, in the plain field and in the editor', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/json-to-toml');
  const isWhole = (element: Element) => {
    const line = 1.65 * 13;
    const beyond = (element.clientHeight - 10) % line;
    return element.scrollHeight > element.clientHeight && Math.min(beyond, line - beyond) < 1;
  };
  expect(await page.locator('textarea').first().evaluate(isWhole)).toBe(true);
  await wakeEditors(page);
  await expect.poll(() => page.locator('.cm-scroller').first().evaluate(isWhole)).toBe(true);
});

test('what leads to a place of a sample selects that place, not the sample', async ({ page }) => {
  await open(page, '/json-schema-validator');
  const data = page.getByRole('textbox', { name: 'Data in JSON or YAML' });
  await page.getByRole('list', { name: 'Errors' }).getByRole('button', { name: 'Line 3' }).click();
  await expect(data).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.type('4');
  await expect(data).toContainText('"age": 47');
});
