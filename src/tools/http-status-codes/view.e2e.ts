import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/http-status-codes';

test('finds codes', async ({ page }) => {
  await open(page, path);
  const search = page.getByRole('textbox', { name: 'Search' });

  await test.step('searches while typing, by class, and says when there is no such code', async () => {
    await expect(search).toBeFocused();
    await expect(page.getByText('63 codes')).toBeVisible();
    await search.fill('teapot');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(/418\s*I'm a teapot/);
    await expect(page.getByRole('heading', { level: 2, name: '4xx client error' })).toBeVisible();
    await search.fill('299');
    await expect(page.getByRole('heading', { name: 'No such code' })).toBeVisible();
    await expect(page.getByText('A client must treat 299 as 200')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search).toHaveValue('');
    await expect(page.getByText('63 codes')).toBeVisible();
  });

  await test.step('narrows to a class and to WebDAV', async () => {
    await page.getByRole('radio', { name: '1xx' }).check();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('radio', { name: 'WebDAV' }).check();
    await expect(page.getByRole('article')).toHaveCount(7);
    await expect(page.getByRole('article', { name: /^102 / })).toContainText('deprecated');
  });

  await test.step('says that a code is not in the class that is chosen, and shows it', async () => {
    await page.getByRole('radio', { name: '5xx' }).check();
    await search.fill('404');
    await expect(page.getByRole('heading', { name: 'Not in this class' })).toBeVisible();
    await expect(page.getByText('A client must treat')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all classes' }).click();
    await expect(page.getByRole('article', { name: /^404 / })).toBeVisible();
    await expect(search).toHaveValue('404');
  });

  await test.step('offers unofficial codes when only they match', async () => {
    await search.fill('cloudflare');
    await page.getByRole('button', { name: 'Show unofficial codes' }).click();
    await expect(page.getByRole('switch', { name: 'Show unofficial codes' })).toBeChecked();
    await expect(page.getByRole('heading', { level: 2, name: 'Unofficial codes' })).toBeVisible();
    await expect(page.getByRole('article', { name: /^521 / })).toContainText('Used by Cloudflare');
  });
});

test('follows a deep link, and opens codes from there', async ({ page }) => {
  await open(page, `${path}#308`);
  const search = page.getByRole('textbox', { name: 'Search' });

  await test.step('follows a deep link, and the links of the comparison from there', async () => {
    const permanent = page.getByRole('button', { name: /^308 / });
    await expect(permanent).toBeFocused();
    await expect(permanent).toBeInViewport();
    const comparison = page.getByRole('article', { name: /^308 / }).getByRole('table');
    await expect(comparison.getByRole('row', { name: /^303 / })).toContainText('always GET');
    await comparison.getByRole('link', { name: '303' }).click();
    const seeOther = page.getByRole('button', { name: /^303 / });
    await expect(seeOther).toBeFocused();
    await expect(seeOther).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('opens a code with what can be copied of it', async () => {
    const row = page.getByRole('article', { name: /^404 / });
    await row.getByRole('button', { name: 'Copy the status line' }).click();
    await copied(page).toBe('HTTP/1.1 404 Not Found');
    await row.getByRole('button', { name: /^404 / }).click();
    await row.getByRole('button', { name: 'Copy http.StatusNotFound' }).click();
    await copied(page).toBe('http.StatusNotFound');
    await row.getByRole('button', { name: 'Copy the link to this code' }).click();
    await copied(page).toMatch(/\/http-status-codes#404$/);
    await row.getByRole('button', { name: /^404 / }).press('Enter');
    await expect(row.getByText('http.StatusNotFound')).toBeHidden();
  });

  await test.step('searches for a header field', async () => {
    const unavailable = page.getByRole('article', { name: /^503 / });
    await search.fill('429');
    await expect(unavailable).toHaveCount(0);
    await page.getByRole('article', { name: /^429 / }).getByRole('button', { name: 'Retry-After' }).click();
    await expect(search).toHaveValue('Retry-After');
    await expect(unavailable).toBeVisible();
  });

  await test.step('Reset brings the whole table back, closed', async () => {
    await page.getByRole('switch', { name: 'Show unofficial codes' }).check();
    await page.getByRole('radio', { name: '4xx' }).check();
    await search.fill('404');
    await page.getByRole('button', { name: /^404 / }).click();
    await expect(page.getByText('http.StatusNotFound')).toBeVisible();
    await reset(page);
    await expect(page.getByText('63 codes')).toBeVisible();
    await expect(search).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Show unofficial codes' })).not.toBeChecked();
    await expect(page.getByText('http.StatusNotFound')).toHaveCount(0);
  });

  await test.step('finds French words and shows the French label beside the name', async () => {
    await speakFrench(page);
    await page.getByRole('textbox', { name: 'Rechercher' }).fill('introuvable');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(/404\s*Not Found\s*Introuvable/);
    await expect(page.getByRole('heading', { level: 2, name: '4xx erreur du client' })).toBeVisible();
  });
});

test('leads to codes', async ({ page }) => {
  await open(page, `${path}#499`);

  await test.step('takes a deep link to an unofficial code, and one to no code', async () => {
    await expect(page.getByRole('button', { name: /^499 / })).toBeFocused();
    await page.goto(`${path}#299`);
    await expect(page.getByRole('heading', { name: 'No such code' })).toBeVisible();
    await reset(page);
    await expect(page.getByText('63 codes')).toBeVisible();
  });

  for (const width of [1366, 390]) {
    await test.step(`leads to an everyday code from the first screen, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 768 });
      const code = page.getByRole('group', { name: 'Everyday codes' }).getByRole('button', { name: '404' });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(code).toBeInViewport();
      await code.click();
      const row = page.getByRole('button', { name: /^404 / });
      await expect(row).toBeFocused();
      await expect(page.getByText('http.StatusNotFound')).toBeVisible();
      await row.click();
      await code.click();
      await expect(row).toBeFocused();
      await expect(page.getByText('http.StatusNotFound')).toBeVisible();
      await row.click();
      await expect(page.getByText('http.StatusNotFound')).toHaveCount(0);
    });
  }

  await test.step('says all of what a code means, also in a closed row on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const meaning = page.getByRole('article', { name: /102/ }).getByText('Interim WebDAV reply');
    const closed = (await meaning.boundingBox())?.height;
    const row = page.getByRole('button', { name: '102 Processing', exact: true });
    await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    expect((await meaning.boundingBox())?.height).toBe(closed);
  });
});
