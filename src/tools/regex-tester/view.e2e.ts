import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/regex-tester';

test('finds the matches', async ({ page }) => {
  await open(page, path);
  const pattern = page.getByRole('textbox', { name: 'Pattern' });
  await test.step('marks the matches before anybody uses the page', async () => {
    const region = page.getByRole('region', { name: 'Test text' });
    await expect(region.locator('mark')).toHaveText(['2024-05-17', '2026-11-22']);
    const [plain, copy] = await Promise.all(
      [region.locator('textarea'), region.locator('code')].map((layer) =>
        layer.evaluate((element) => {
          const { font, padding, whiteSpace } = getComputedStyle(element);
          const { x, y, width } = element.getBoundingClientRect();
          return { font, padding, whiteSpace, x, y, width };
        }),
      ),
    );
    expect(copy).toEqual(plain);
    const backgrounds = await region
      .locator('mark')
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
    expect(new Set(backgrounds).size).toBe(2);
  });
  await test.step('shows the match that is pointed at', async () => {
    const current = page.getByRole('region', { name: 'Test text' }).locator('[data-tone="match-current"]');
    await page.getByRole('table').getByText('2026-11-22').hover();
    await expect(current).toHaveText('2026-11-22');
    await page.getByRole('tab', { name: 'Matches' }).hover();
    await expect(current).toHaveCount(0);
  });
  await test.step('says where the pattern is wrong, and goes on', async () => {
    const marks = page.getByRole('region', { name: 'Test text' }).locator('mark');
    await expect(marks).toHaveCount(2);
    const place = await page.getByRole('region', { name: 'Test text' }).boundingBox();
    const sample = await pattern.inputValue();
    await pattern.fill('a(');
    await expect(pattern).toHaveAccessibleDescription('Column 2: A group is not closed. Add “)”.');
    await expect(pattern).toHaveAttribute('aria-invalid', 'true');
    expect(await page.getByRole('region', { name: 'Test text' }).boundingBox()).toEqual(place);
    // The marks of the last pattern stay, as its matches do.
    await expect(marks).toHaveText(['2024-05-17', '2026-11-22']);
    await pattern.fill('a');
    await expect(pattern).toHaveAccessibleDescription('Without slashes, in JavaScript syntax.');
    await pattern.fill(sample);
    await expect(marks).toHaveText(['2024-05-17', '2026-11-22']);
  });
  await test.step('replaces, and writes code', async () => {
    await page.getByRole('tab', { name: 'Replace' }).click();
    await expect(page.getByText('22/11/2026')).toBeVisible();
    await page.getByRole('tab', { name: 'Code' }).click();
    const code = page.getByRole('region', { name: 'Code' });
    await expect(code.getByText('re.compile')).toBeVisible();
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('go');
    await code.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toContain('regexp.MustCompile');
  });
  await test.step('lists the matches with their groups', async () => {
    await page.getByRole('tab', { name: 'Matches' }).click();
    await pattern.fill('(?<y>\\d{4})(x)?');
    await page.getByRole('textbox', { name: 'Test text' }).fill('on 2024 and 1999');
    await expect(page.getByText('2 matches · 2 groups')).toBeVisible();
    await expect(page.getByRole('table').getByText('did not take part').first()).toBeVisible();
    await expect(page.getByRole('table').getByText('1999').first()).toBeVisible();
    // Of the match, and of its group.
    await expect(page.getByRole('table').getByText('12–16')).toHaveCount(2);
    const more = page.getByRole('button', { name: 'More to copy' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Copy group 1, “y”, as lines' }).click();
    await copied(page).toBe('2024\n1999');
    await more.click();
    await page.getByRole('menuitem', { name: 'Copy the pattern' }).click();
    await copied(page).toBe('(?<y>\\d{4})(x)?');
    await more.click();
    await page.getByRole('menuitem', { name: 'Copy as TSV' }).click();
    await copied(page).toBe('index\tend\tmatch\ty\t2\n3\t7\t2024\t2024\t\n12\t16\t1999\t1999\t');
    // The tokens stand over the field, in the same place as its text.
    const mirror = pattern.locator('xpath=following-sibling::code');
    await expect(mirror).toHaveText('(?<y>\\d{4})(x)?');
    await expect(mirror.locator('span').nth(1)).toHaveText('\\d');
    await pattern.press('End');
    await pattern.press('ArrowLeft');
    const outlined = mirror.locator('span', { hasText: /^[()]$/ });
    await expect(outlined.last()).toHaveCSS('outline-style', 'solid');
  });
  await test.step('says that there are more matches than it lists, and lists them on request', async () => {
    await pattern.fill('a');
    await page.getByRole('textbox', { name: 'Test text' }).fill('a'.repeat(1200));
    await expect(page.getByText('More than 1,000 matches · 0 groups')).toBeVisible();
    await expect(page.getByText('Only the first 1,000 are listed, marked, and copied.')).toBeVisible();
    await page.getByRole('button', { name: 'List up to 10,000' }).click();
    await expect(page.getByText('1,200 matches · 0 groups')).toBeVisible();
    await expect(page.getByText('Only the first')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy as JSON' })).toBeFocused();
    await page.getByRole('button', { name: 'More to copy' }).click();
    await page.getByRole('menuitem', { name: 'Copy the matches as lines' }).click();
    await copied(page).toBe(Array.from({ length: 1200 }, () => 'a').join('\n'));
  });
  await test.step('has all flags in one row of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const flags = page.getByRole('group', { name: 'Flags' }).getByRole('checkbox');
    await expect(flags).toHaveCount(8);
    const tops = await flags.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test('takes patterns of every kind', async ({ page }) => {
  await open(page, path);
  const pattern = page.getByRole('textbox', { name: 'Pattern' });
  await test.step('stops a pattern that runs away, and names the spot', async () => {
    await page.getByRole('textbox', { name: 'Test text' }).fill(`${'a'.repeat(40)}!`);
    await pattern.fill('(a+)+$');
    await expect(page.getByRole('alert')).toContainText('time limit');
    await page.getByRole('button', { name: 'Show where' }).click();
    await expect(page.getByText('Exponential:')).toBeVisible();
    await pattern.fill('a+');
    // The tabs move up when the error goes.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Matches' }).click();
    await expect(page.getByText('1 match', { exact: false })).toBeVisible();
  });
  await test.step('takes a literal apart', async () => {
    await pattern.fill('/a+/gi');
    await page.getByRole('button', { name: 'Use as pattern and flags' }).click();
    await expect(pattern).toHaveValue('a+');
    await expect(page.getByRole('checkbox', { name: 'i any case' })).toBeChecked();
  });
  await test.step('explains the pattern', async () => {
    await page.getByRole('tab', { name: 'Explain' }).click();
    await expect(page.getByText('at least once')).toBeVisible();
    await pattern.fill('a{1}b{2,}');
    await expect(page.getByText('exactly once')).toBeVisible();
    await expect(page.getByText('at least 2 times')).toBeVisible();
    // What is pointed at is outlined in the pattern.
    const outlined = pattern.locator('xpath=following-sibling::code').locator('span').filter({ hasText: 'b{2,}' });
    await expect(outlined).toHaveCount(0);
    await page.getByRole('tabpanel').getByText('b{2,}').hover();
    await expect(outlined).toHaveCSS('outline-style', 'solid');
  });
  await test.step('keeps the focus when the last test is removed', async () => {
    await page.getByRole('tab', { name: 'Tests' }).click();
    await page.getByRole('button', { name: 'Remove test 2' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove test 2' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a test' })).toBeFocused();
    await page.getByRole('tab', { name: 'Matches' }).click();
  });
  await test.step('counts no matches of a pattern that was never run', async () => {
    await pattern.fill('(');
    await expect(pattern).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await expect(pattern).toHaveValue('(');
    await expect(pattern).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: 'Copy as JSON' })).toBeDisabled();
    await expect(page.getByText('0 matches')).toHaveCount(0);
    await expect(page.getByText('No match.')).toHaveCount(0);
  });
  await test.step('takes a recipe, and gives back what was there', async () => {
    const recipes = page.locator('summary', { hasText: 'Recipes' });
    await pattern.fill('mine');
    await recipes.click();
    await page.getByRole('button', { name: 'ISO date' }).click();
    await expect(pattern).toHaveValue(/^\^\\d\{4\}/);
    await page.getByRole('tab', { name: 'Tests' }).click();
    await expect(page.getByText('1 passed, 0 failed')).toBeVisible();
    // After a second recipe too, and after the list was folded.
    await page.getByRole('button', { name: 'time of day' }).click();
    await expect(pattern).toHaveValue(/^\^\(\?:\[01\]/);
    await recipes.click();
    await recipes.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(pattern).toHaveValue('mine');
    // What was made of a recipe is not thrown away.
    await page.getByRole('button', { name: 'ISO date' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await pattern.fill('changed');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
});

test('keeps tests', async ({ page }) => {
  await open(page, path);
  const rows = page.getByRole('list', { name: 'Tests' }).getByRole('listitem');
  const json = page.getByRole('textbox', { name: 'Import JSON' });
  await page.getByRole('tab', { name: 'Tests' }).click();
  await test.step('exports and imports them', async () => {
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Copy as JSON' }).click();
    await copied(page).toContain('"expect": "full-match"');
    await json.fill('[{"text": "on 2024-05-17", "value": "2024-05-17", "groups": {"year": "2025"}}]');
    await expect(rows).toHaveCount(1);
    await expect(json).toHaveValue('');
    await expect(rows.getByText('year =')).toHaveText('year = 2025 ≠ 2024');
    // The way back outlives a visit to another tab.
    await page.getByRole('tab', { name: 'Matches' }).click();
    await expect(rows).toHaveCount(0);
    await page.getByRole('tab', { name: 'Tests' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(2);
  });
  await test.step('opens them from a file, and refuses what is not a list of tests', async () => {
    const file = page.getByRole('tabpanel').locator('input[type=file]');
    await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('[1]') });
    await expect(json).toHaveAccessibleDescription(/not a list of 1 to 1,000 tests/);
    await expect(rows).toHaveCount(2);
    await file.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from('[{"text": "a"}]') });
    await expect(rows).toHaveCount(1);
    await expect(json).toHaveValue('');
  });
  await test.step('adds what is selected', async () => {
    const subject = page.getByRole('textbox', { name: 'Test text' });
    await expect(page.getByRole('button', { name: 'Add the test text' })).toBeVisible();
    await subject.press('Control+Home');
    for (let at = 0; at < 'Released'.length; at++) await subject.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'Add the selection as a test' }).click();
    await expect(rows.nth(1).getByRole('textbox')).toHaveValue('Released');
  });
});
