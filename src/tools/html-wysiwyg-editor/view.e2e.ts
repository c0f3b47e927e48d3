import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/html-wysiwyg-editor';

test('writes, copies and opens HTML and Markdown', async ({ page }) => {
  await open(page, path);
  const editor = page.getByRole('textbox', { name: 'Editor' });
  const source = page.getByRole('textbox', { name: 'HTML' });
  await test.step('writes clean HTML while one types, and takes it back', async () => {
    await expect(editor).toContainText('Release notes');
    await expect(editor).toBeFocused();
    await expect(source).toContainText('<li>Clean HTML</li>');
    await editor.press('Control+A');
    // A tag's name is a piece of its own when the HTML is colored.
    await expect(source.getByText('table', { exact: true }).first()).toBeVisible();
    await editor.press('Delete');
    await page.keyboard.type('Hello ');
    await page.keyboard.press('Control+B');
    await page.keyboard.type('you');
    await expect(source).toContainText('Hello <strong>you</strong>');
    await source.fill('<h1 onclick="x()">New</h1><iframe src="x"></iframe><p class="a">text</p>');
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText('New');
    await expect(page.getByText(/Not supported by the editor and removed: .*iframe ×1/)).toBeVisible();
    await source.fill('<p>a</p><p>b<br>c</p><pre><code>d\ne 😀</code></pre>');
    await expect(page.getByText('6 words', { exact: true })).toBeVisible();
    await source.fill(`<p>${'<font>x</font>'.repeat(1000)}</p>`);
    await expect(page.getByText(/Not supported by the editor and removed: font ×1,000/)).toBeVisible();
    await source.fill('<p style="text-align: center"><mark style="background-color: #00ff00">m</mark></p>\n<p>n</p>');
    await expect(editor.getByText('m', { exact: true })).toHaveCSS('background-color', 'rgb(0, 255, 0)');
    await page.getByRole('radio', { name: 'Minified' }).check();
    await expect(source.locator('.cm-line')).toHaveCount(1);
    await expect(source).toContainText('text-align: center');
  });
  await test.step('copies HTML and Markdown', async () => {
    await page.getByRole('radio', { name: 'Formatted' }).check();
    await source.fill('<h1 style="text-align: center">T</h1><ul><li>x</li></ul><style>p { color: red }</style>');
    await expect(editor.getByRole('heading', { name: 'T', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await copied(page).toMatch(/^# T\n\n- x/);
    const buffer = Buffer.from(
      '## Notes\n\n1. one <script>document.title=1</script>\n\n- [x] done\n\n<p align="center">H<sub>2</sub>O <img src=x onerror="document.title=1"></p>\n',
    );
    await page.locator('input[type=file]').setInputFiles({ name: 'a.md', mimeType: 'text/markdown', buffer });
    await expect(source).toContainText('<h2>Notes</h2>');
    await expect(source).toContainText('<ol>');
    await expect(source).toContainText('H<sub>2</sub>O');
    await expect(source).toContainText('data-checked="true"');
    await expect(page).toHaveTitle(/Toolcrib/);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(source).toHaveText('');
  });
  await test.step('opens a file dropped on the editor or beside it', async () => {
    const dataOf = (name: string, content: string) =>
      page.evaluateHandle(
        ([file, part]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([part], file));
          return transfer;
        },
        [name, content] as const,
      );
    await editor.dispatchEvent('drop', { dataTransfer: await dataOf('a.md', '# From Markdown') });
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText('From Markdown');
    await page.locator('body').dispatchEvent('drop', { dataTransfer: await dataOf('a.html', '<h3>From HTML</h3>') });
    await expect(editor.getByRole('heading', { level: 3 })).toHaveText('From HTML');
  });
  await test.step('shows the whole toolbar of a phone on demand', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const link = page.getByRole('toolbar').getByRole('button', { name: 'Link' });
    await expect(link).not.toBeInViewport();
    await page.getByRole('button', { name: 'All formatting' }).click();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'All formatting' }).click();
    await expect(link).not.toBeInViewport();
  });
});

test('formats by its toolbar, and has in the source what was written', async ({ page }) => {
  await open(page, path);
  const editor = page.getByRole('textbox', { name: 'Editor' });
  const source = page.getByRole('textbox', { name: 'HTML' });
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await test.step('is one stop for the keyboard', async () => {
    await editor.press('Control+A');
    await page.keyboard.type('x');
    await editor.press('Control+A');
    await toolbar.getByRole('button', { name: /^Undo/ }).press('End');
    await page.keyboard.press('Home');
    await expect(toolbar.getByRole('button', { name: /^Undo/ })).toBeFocused();
    await toolbar.getByRole('button', { name: /^Italic/ }).click();
    await expect(source).toContainText('<em>x</em>');
    await expect(toolbar.getByRole('button', { name: /^Italic/ })).toHaveAttribute('aria-pressed', 'true');
    await toolbar.getByRole('button', { name: /^Italic/ }).press('ArrowRight');
    await expect(toolbar.getByRole('button', { name: /^Underline/ })).toBeFocused();
    await toolbar.getByRole('button', { name: 'Link' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('javascript:document.title=1');
    await expect(page.getByText(/^Only http, https, mailto/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://example.org');
    await page.getByRole('textbox', { name: 'Address' }).press('Enter');
    await expect(source).toContainText('<a href="https://example.org"><em>x</em></a>');
    await toolbar.getByRole('button', { name: 'Center' }).click();
    await expect(source).toContainText('style="text-align: center');
    await toolbar.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('grid').press('ArrowRight');
    await expect(page.getByRole('dialog')).toContainText('3 × 4');
    await page.getByRole('gridcell', { name: '2 × 5' }).click();
    await expect(editor.getByRole('row')).toHaveCount(2);
    await expect(editor.getByRole('columnheader')).toHaveCount(5);
    await expect(source).toContainText('<th>');
    await toolbar.getByRole('button', { name: 'Delete the table' }).click();
    await expect(source).not.toContainText('<th>');
  });
  await test.step('has in the source what was written when one goes there', async () => {
    await source.fill('<p>plain</p>');
    await expect(editor).toHaveText('plain');
    // The source does not follow by itself.
    await page.evaluate(() => {
      const { setTimeout: start } = globalThis;
      const slow = (run: TimerHandler, delay?: number, ...rest: unknown[]): number =>
        start(run, delay === 200 ? 2 ** 30 : delay, ...rest);
      Object.assign(globalThis, { setTimeout: slow });
    });
    await editor.press('Control+A');
    await page.keyboard.type('written');
    await expect(source).not.toContainText('written');
    await source.press('Control+End');
    await expect(source).toContainText('<p>written</p>');
    await page.keyboard.type('<p>typed</p>');
    await expect(editor.getByRole('paragraph')).toHaveText(['written', 'typed']);
  });
  await test.step('inserts a link into a document that became shorter behind its dialog', async () => {
    await source.fill('<p>a document that is longer than the next</p>');
    await expect(editor).toHaveText('a document that is longer than the next');
    await editor.press('Control+End');
    // The editor gets what is typed into the source once the dialog is open.
    await page.evaluate(() => {
      const { setTimeout: start } = globalThis;
      const slow = (run: TimerHandler, delay?: number, ...rest: unknown[]): number =>
        start(run, delay === 300 ? 2000 : delay, ...rest);
      Object.assign(globalThis, { setTimeout: slow });
    });
    await source.fill('<p>short</p>');
    await toolbar.getByRole('button', { name: 'Link' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://example.org');
    await expect(editor).toHaveText('short');
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(editor.getByRole('link', { name: 'https://example.org' })).toBeVisible();
    await expect(editor).toHaveText('shorthttps://example.org');
  });
});

test('lets nothing run of what comes from elsewhere, and keeps the rest', async ({ page }) => {
  const editor = page.getByRole('textbox', { name: 'Editor' });
  const source = page.getByRole('textbox', { name: 'HTML' });
  await test.step('lets nothing of a shared link run', async () => {
    const html =
      '<p onclick="document.title=1">Hi<img src=x onerror="document.title=1"></p><iframe srcdoc="<b>"></iframe>';
    await open(page, `${path}#${new URLSearchParams({ html }).toString()}`);
    await expect(editor).toContainText('Hi');
    await expect(page.getByText(/Not supported by the editor and removed: .*iframe ×1/)).toBeVisible();
    await expect(source).not.toContainText('onerror');
    await expect(page).toHaveTitle(/Toolcrib/);
  });
  await test.step('cleans what is pasted and lets nothing run', async () => {
    await editor.press('Control+A');
    await editor.press('Delete');
    const paste = (html: string) =>
      editor.evaluate((element, markup) => {
        const data = new DataTransfer();
        data.setData('text/html', markup);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, html);
    await paste(
      '<p class="MsoNormal">Hi <span style="font-weight:700">you</span><o:p></o:p></p><img src=x onerror="document.title=1"><svg onload="document.title=1"></svg><script>document.title=1</script><a href="javascript:document.title=1">t</a>',
    );
    await expect(source).toContainText('<p>Hi <strong>you</strong></p>');
    await expect(source).not.toContainText('javascript');
    await expect(page).toHaveTitle(/Toolcrib/);
    await source.fill('<p>a<img src="https://example.org/x.png" alt="far away"></p>');
    await expect(editor.getByText('far away')).toBeVisible();
  });
  await test.step('keeps the lines of code that is pasted, and takes a picture', async () => {
    await editor.press('Control+A');
    await editor.press('Delete');
    await page.getByRole('button', { name: /^Code block/ }).click();
    await editor.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'if (a) {\n  b();\n}');
      data.setData('text/html', '<p>if (a) {</p><p>b();</p><p>}</p>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => editor.locator('pre').textContent()).toBe('if (a) {\n  b();\n}');
    await expect(source).toContainText('b();');
    await source.fill('<p>text</p>');
    await expect(editor).toHaveText('text');
    await editor.evaluate((element) => {
      const data = new DataTransfer();
      data.items.add(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(source).toContainText('src="data:image/gif;base64,R0lGODlh"');
  });
  await test.step('says that a picture could not be read', async () => {
    await editor.evaluate((element) => {
      FileReader.prototype.readAsDataURL = function (this: FileReader) {
        Object.defineProperty(this, 'error', { value: new DOMException('gone', 'NotReadableError') });
        setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
      };
      const data = new DataTransfer();
      data.items.add(new File(['GIF89a'], 'b.gif', { type: 'image/gif' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    const told = page.getByRole('region', { name: 'Notifications' });
    await expect(told).toContainText('The file was changed, moved or locked: open it again.');
  });
});

// Of the first a parser of another kind makes a link with a long id, a browser a picture with a handler.
for (const html of [
  '<svg></p><title><a id="</title><img src=x onerror=alert()>">',
  '<frameset>',
  '<div><frameset onload=alert()>',
])
  test(`stands a shared link with ${html}`, async ({ page }) => {
    await open(page, `${path}#${new URLSearchParams({ html: `${html}<p>after</p>` }).toString()}`);
    // The editor has read it; what it reports to the policy fails every test.
    await expect(page.getByRole('textbox', { name: 'HTML' })).not.toContainText(/<(?:svg|frameset)/);
    await expect(page.getByRole('textbox', { name: 'Editor' })).toBeVisible();
  });
