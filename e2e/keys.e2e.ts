import { clipboard, expect, openListening, reset, test, visit } from './fixtures.ts';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

const search = { name: 'Search tools, or paste anything' };

test('home changes its theme, follows the window and hears keys', async ({ page }) => {
  const size = page.viewportSize() ?? { width: 1366, height: 860 };
  await openListening(page, '/');

  await test.step('no color fades while the theme changes', async () => {
    const star = page.getByRole('button', { name: 'Add to favorites: Hash text' });
    const during = await page.evaluate(async () => {
      const button = document.querySelector('main li button');
      document.querySelector<HTMLElement>('header button[aria-label^="Switch to dark"]')?.click();
      await new Promise(requestAnimationFrame);
      return button ? getComputedStyle(button).transitionProperty : '';
    });
    expect(during).toBe('none');
    await expect(star).not.toHaveCSS('transition-property', 'none');
  });

  await test.step('the columns of home follow its own width', async () => {
    const grid = page.locator('main ul').first();
    const widths = (): Promise<number[]> =>
      grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').map(Number.parseFloat));
    for (const [width, columns] of [
      [390, 1],
      [760, 2],
      [1366, 3],
      [1920, 4],
      [2560, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await widths()).length, `${width} px`).toBe(columns);
      if (columns === 8) expect(Math.min(...(await widths()))).toBeGreaterThanOrEqual(220);
      const sentences = page.locator('main li p');
      const cut = await sentences.evaluateAll(
        (all) => all.filter((p) => p.scrollHeight > p.clientHeight || p.scrollWidth > p.clientWidth).length,
      );
      expect(cut, `sentences that are cut off, ${width} px`).toBe(0);
    }
    await page.setViewportSize(size);
  });

  await test.step('/ goes to the search of home, and opens the palette elsewhere; ? lists the keys', async () => {
    await page.getByRole('button', { name: 'Toggle menu' }).focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', search)).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('searchbox', search)).toHaveValue('?');
    await openListening(page, '/chronometer');
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Type to search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByRole('term')).toHaveCount(10);
    // The page behind a dialog does not react to letters.
    await keys.getByRole('term').first().click();
    await page.keyboard.press('f');
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await expect(page.locator('html[data-full]')).toHaveCount(0);
  });
});

test('keys of a tool’s page', async ({ page }) => {
  await openListening(page, '/case-converter');

  await test.step('the menu of the head is worked by the keyboard and gives the focus back', async () => {
    const more = page.getByRole('button', { name: 'More actions' });
    await more.focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menu').getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(more).toBeFocused();
    await reset(page);
    await expect(page.getByText('Defaults restored.').first()).toBeVisible();
  });

  await test.step('Alt+C beside an error copies nothing: neither the answer before it nor the input', async () => {
    await visit(page, '/url-encoder');
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    const encoded = page.getByRole('textbox', { name: 'Encoded', exact: true });
    await encoded.fill('%zz');
    await expect(page.locator('[data-answer] [data-copy]').first()).toBeDisabled();
    await encoded.blur();
    await page.keyboard.press('Alt+c');
    // The next key is heard after it.
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(await clipboard(page)).toBe('before');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await encoded.fill('a%20b');
    const copy = page.locator('[data-answer] [data-copy]').first();
    await copy.hover();
    await expect(copy).toHaveAttribute('title', 'Alt C');
    await expect(copy).toHaveAccessibleName('Copy');
  });

  await test.step('Alt+C copies the main answer, Alt+2 opens the second favorite, also while one types', async () => {
    for (const path of ['/hash-text', '/slugify-string']) {
      await visit(page, path);
      await page.getByRole('button', { name: 'Add to favorites' }).click();
    }
    await visit(page, '/case-converter');
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('Hello world');
    await expect(page.getByRole('main')).toContainText('helloWorld');
    await page.keyboard.press('Alt+c');
    await expect.poll(() => clipboard(page)).toMatch(/hello\s?world/i);
    await expect(text).toHaveText('Hello world');
    await page.keyboard.press('Alt+2');
    await expect(page).toHaveURL(/\/slugify-string$/);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Alt+1');
    await expect(page).toHaveURL(/\/hash-text$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a page fits the window, and F gives it the whole one', async ({ page }) => {
  await test.step('no page is a pixel higher than it has to be, and nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 1366, height: 900 });
    for (const path of ['/base64-string-converter', '/roman-numeral-converter', '/url-encoder', '/json-prettify']) {
      await openListening(page, path);
      const excess = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight - innerHeight, scrollWidth - innerWidth];
      });
      expect(excess, path).toEqual([0, 0]);
    }
  });

  await test.step('F gives a tool the whole window; F, Escape and the button lead back', async () => {
    const around = [page.getByRole('banner'), page.locator('#menu'), page.getByRole('heading', { level: 1 })];
    const editor = page.getByRole('main').getByText('Formatted');
    for (const back of ['f', 'Escape', 'button']) {
      // The page is ready to type: in its field F is a letter.
      await page.getByRole('button', { name: 'Share', exact: true }).focus();
      await page.keyboard.press('f');
      for (const part of around) await expect(part).toBeHidden();
      await expect(editor).toBeVisible();
      if (back === 'button') await page.getByRole('button', { name: 'Leave the full window' }).click();
      else {
        await expect(page.getByRole('button', { name: 'Leave the full window' })).toBeVisible();
        await page.keyboard.press(back);
      }
      for (const part of around) await expect(part).toBeVisible();
    }
  });
});

test('Copy, pressed right after typing, takes the answer to what was typed', async ({ page }) => {
  for (const [path, name, one, two, answer] of [
    ['/sql-prettify', 'SQL', 'select 1', 'select 2', /^SELECT\s+2\s*$/],
    ['/curl-converter', 'Command or request', 'curl a.test/one', 'curl a.test/two', /a\.test\/two/],
  ] as const) {
    await openListening(page, path);
    const field = page.getByRole('textbox', { name, exact: true });
    const copy = page.locator('main [data-copy]').first();
    await field.fill(one);
    await expect(copy).toBeEnabled();
    await field.fill(two);
    await copy.click();
    await expect.poll(() => clipboard(page), path).toMatch(answer);
  }
});
