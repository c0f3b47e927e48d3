import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/keycode-info';

test('tells everything about a key, and is left by Escape twice', async ({ page }) => {
  await open(page, path);
  const area = page.getByRole('application', { name: 'Press keys here' });
  const dialog = page.getByRole('dialog');

  await test.step('tells everything about a key, and keeps it from the page', async () => {
    await expect(area).toBeFocused();
    await expect(area.getByText('Ctrl+K')).toHaveCSS('font-size', '40px');
    await expect(area).toContainText('Press any key');
    await expect(page.getByText("event.key === 'k' && event.ctrlKey")).toBeVisible();
    await page.keyboard.press('Control+j');
    await expect(area).not.toContainText('Example');
    await expect(area).toContainText('Ctrl+J');
    await page.getByRole('button', { name: 'Copy Condition with key' }).click();
    await copied(page).toBe("event.key === 'j' && event.ctrlKey");
    await area.click();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(area).toContainText('Ctrl+K');
    await area.click();
    await page.keyboard.press('Tab');
    await expect(area).toBeFocused();
    await expect(area).toContainText('Tab');
    await page.keyboard.press('Space');
    await expect(area).toContainText('Space');
    await expect(page.getByRole('region', { name: 'Last key' }).getByText('32', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('deprecated').first()).toBeVisible();
  });

  await test.step('is left by Escape twice', async () => {
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(area).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(area).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
  });
});

test('keeps a history of keys', async ({ page }) => {
  await open(page, path);
  const history = page.getByRole('table', { name: 'History' });

  await test.step('moves nothing when the first key comes', async () => {
    const pause = page.getByRole('button', { name: 'Pause' });
    const before = await pause.boundingBox();
    await page.getByRole('textbox', { name: 'Mobile or IME keyboards' }).press('Tab');
    await expect(history.getByText('Tab')).not.toHaveCount(0);
    expect(await pause.boundingBox()).toEqual(before);
  });

  await test.step('shows the keys held and a history that folds repeats', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('No events yet.')).toBeVisible();
    const area = page.getByRole('application', { name: 'Press keys here' });
    await area.focus();
    await page.keyboard.down('a');
    await page.keyboard.down('a');
    await page.keyboard.down('b');
    await expect(area.locator('kbd', { hasText: 'KeyA' })).toBeVisible();
    await expect(area.locator('kbd', { hasText: 'KeyB' })).toBeVisible();
    await page.keyboard.up('a');
    await page.keyboard.up('b');
    await expect(area.locator('kbd', { hasText: 'KeyA' })).toHaveCount(0);
    await expect(history.getByText('keydown ×2')).toBeVisible();
    await expect(history.getByRole('row')).toHaveCount(5);
    await page.getByRole('button', { name: 'Pause' }).click();
    await area.focus();
    await page.keyboard.press('c');
    await expect(area.getByText('C', { exact: true }).first()).toBeVisible();
    await expect(history.getByRole('row')).toHaveCount(5);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('No events yet.')).toBeVisible();
  });
});

test('takes text, and forgets it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const field = page.getByRole('textbox', { name: 'Mobile or IME keyboards' });
  const find = page.getByRole('textbox', { name: 'Find a key' });

  await test.step('has the field, the key and all that is copied of it in the first screen', async () => {
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Copy all' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('shortens a long text, and dims the example, which says nothing of it', async () => {
    const facts = page.getByRole('region', { name: 'Last key' });
    // The area above is marked.
    await expect(page.getByRole('application').getByText('Example')).toBeVisible();
    await expect(facts.getByText('Example')).toBeHidden();
    await expect(facts.getByRole('button', { name: 'Copy all' })).toBeEnabled();
    await field.fill('one two three '.repeat(1000));
    const start = 'one two three one two three one two thre…';
    await expect(page.getByText(`beforeinput · insertText · ${start}`)).toBeVisible();
    await expect(page.getByRole('table', { name: 'History' }).getByText(start, { exact: true })).toBeVisible();
    await expect(facts.locator('[data-stale]')).toContainText('KeyK');
    await expect(facts.getByText('Example; this text came without a key')).toBeVisible();
    await expect(facts.getByRole('button', { name: 'Copy all' })).toBeDisabled();
    await page.getByRole('application', { name: 'Press keys here' }).press('j');
    await expect(facts.getByText('Example')).toHaveCount(0);
    await expect(facts.getByRole('button', { name: 'Copy all' })).toBeEnabled();
  });

  await test.step('Reset brings the defaults back, and Undo what was there before', async () => {
    const letBrowser = page.getByRole('switch').first();
    await letBrowser.check();
    await field.fill('a');
    await find.fill('173');
    await page.getByRole('button', { name: 'Pause' }).click();
    await reset(page);
    await expect(letBrowser).not.toBeChecked();
    await expect(field).toHaveValue('');
    await expect(find).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(letBrowser).toBeChecked();
    await expect(field).toHaveValue('a');
    await expect(find).toHaveValue('173');
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await reset(page);
    await expect(field).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  await test.step('records what is typed in the field, and finds keys in the table', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('No events yet.')).toBeVisible();
    // A no-break space leaves no ink: its number shows.
    await field.dispatchEvent('keydown', { key: '\u00A0', code: 'Space', bubbles: true });
    await expect(page.getByRole('table', { name: 'History' }).getByText('U+00A0', { exact: true })).toBeVisible();
    await field.pressSequentially('é');
    await expect(page.getByRole('table', { name: 'History' }).getByText('beforeinput')).toBeVisible();
    await expect(page.getByText('beforeinput · insertText · é')).toBeVisible();
    const table = page.getByRole('table', { name: 'Key table' });
    await expect(table.getByRole('row')).not.toHaveCount(3);
    await find.fill('173');
    await expect(table.getByText('189 (Firefox 173)')).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(3);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('has the facts of a key directly below the field', async ({ page }) => {
    await open(page, path);
    const field = await page.getByRole('textbox', { name: 'Mobile or IME keyboards' }).boundingBox();
    const facts = await page.getByRole('region', { name: 'Last key' }).boundingBox();
    expect(facts?.y).toBeGreaterThan(field?.y ?? Infinity);
    await expect(page.getByRole('application')).toBeHidden();
  });
});
