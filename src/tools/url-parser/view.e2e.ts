import type { Page } from '@playwright/test';
import { copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/url-parser';

const urlOf = (page: Page) => page.getByRole('textbox', { name: 'URL', exact: true });

test('reads a URL and cleans it', async ({ page }) => {
  await open(page, path);
  const url = urlOf(page);
  await test.step('splits a URL and says what to beware of', async () => {
    await expect(page.getByRole('textbox', { name: 'Host' })).toHaveValue('toolcrib.example');
    await expect(page.getByRole('textbox', { name: 'Path' })).toHaveValue('/url-parser/caf%C3%A9');
    await expect(page.getByText('/url-parser/café', { exact: true })).toBeVisible();
    await expect(page.getByRole('region').first()).toHaveAccessibleName('Parts');
    await expect(page.getByText('contains a user name or a password')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Value' })).toHaveCount(4);
    await url.fill('https://xn--80ak6aa92e.com/');
    await expect(page.getByText('аррӏе.com')).toBeVisible();
    await expect(page.getByText('non-ASCII letters')).toBeVisible();
  });
  await test.step('reads the first of several URLs, and leaves the others as they are', async () => {
    await expect(page.getByRole('textbox', { name: 'Value' })).toHaveCount(0);
    await url.fill('https://a.example/?x=1\nhttps://b.example/?y=2');
    await expect(page.getByText('Only the first URL is read here.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Value' })).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Value' }).fill('3');
    await expect(url).toHaveValue('https://a.example/?x=3\nhttps://b.example/?y=2');
  });
  await test.step('lists the tracking parameters, then what was removed', async () => {
    await url.fill('https://a.example/?utm_source=a+b&id=1&fbclid=2');
    await expect(page.getByText('2 tracking parameters')).toBeVisible();
    await expect(page.getByText('utm_source=a b', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove tracking' }).click();
    await expect(page.getByText('2 parameters removed')).toBeVisible();
    await expect(page.getByText('fbclid=2', { exact: true })).toBeVisible();
  });
  await test.step('cleans, sorts and copies', async () => {
    await url.fill("https://a.example/p?z='1'&utm_source=x&b=2#h");
    await page.getByRole('button', { name: 'Remove tracking' }).click();
    await expect(url).toHaveValue('https://a.example/p?z=%271%27&b=2#h');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(url).toHaveValue('https://a.example/p?b=2&z=%271%27#h');
    await expect(page.getByRole('button', { name: 'Remove tracking' })).toBeDisabled();
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await copied(page).toBe("curl 'https://a.example/p?b=2&z=%271%27#h'");
    await url.fill("https://a.example/it's?id[]=1");
    await expect(page.getByRole('textbox', { name: 'Path' })).toHaveValue("/it's");
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await copied(page).toBe(String.raw`curl -g 'https://a.example/it'\''s?id[]=1'`);
  });
});

test('shows URL and parts without scrolling, on a desktop the query beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const sample =
    'https://me:pwd@toolcrib.example:3000/url-parser/caf%C3%A9?key=a&key=b&flag&q=caf%C3%A9+cr%C3%A8me#the-hash';
  await expect(page.getByRole('textbox', { name: 'Fragment' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: 'Value' }).nth(3)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await copied(page).toBe(sample);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.setViewportSize({ width: 390, height: 844 });
  // The parameters stand below the parts there.
  await expect(page.getByRole('textbox', { name: 'Value' }).nth(3)).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Fragment' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await copied(page).toBe(sample);
});

test('says what is wrong with a URL, and offers the remedy', async ({ page }) => {
  await open(page, path);
  const url = urlOf(page);
  const host = page.getByRole('textbox', { name: 'Host' });
  const baseButton = page.getByRole('button', { name: 'Add a base URL' });
  await test.step('names the part that no browser accepts', async () => {
    await expect(baseButton).toBeEnabled();
    await url.fill('https://a.example:99999/');
    await expect(page.getByRole('alert')).toContainText('“99999” is not a port');
    await expect(page.locator('p[data-stale]')).toContainText('toolcrib.example');
    await expect(page.locator('div[data-stale]', { has: host })).toHaveCSS('opacity', '0.65');
  });
  await test.step('leaves the button for a base URL in its place while the URL is wrong', async () => {
    await expect(baseButton).toHaveCount(1);
    await expect(baseButton).toBeDisabled();
    await url.fill('https://b.example/');
    await expect(host).toHaveValue('b.example');
    await expect(host).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('offers the remedy for what is not a URL, and keeps the last tables', async () => {
    await url.fill('example.com/x');
    await expect(page.getByRole('alert')).toContainText('https://example.com/x');
    await expect(host).toBeDisabled();
    await page.getByRole('button', { name: 'Add https://' }).click();
    await expect(host).toHaveValue('example.com');
    await url.fill('../g');
    await baseButton.first().click();
    await page.getByRole('textbox', { name: 'Base URL' }).fill('http://a/b/c/d;p?q');
    await expect(page.getByRole('textbox', { name: 'Path' })).toHaveValue('/b/g');
  });
  await test.step('says what is wrong with a part in the language of the page', async () => {
    await page.getByRole('textbox', { name: 'Port' }).fill('99999');
    await expect(page.getByText('“99999” is not a valid port')).toBeVisible();
    await speakFrench(page);
    await expect(page.getByText(/99999.+ n’est pas un port possible/)).toBeVisible();
  });
});

test('edits the parts and the query; the URL follows', async ({ page }) => {
  await open(page, path);
  const url = urlOf(page);
  await test.step('edits the parts, and says what cannot be', async () => {
    await url.fill('https://a.example/x?y=1');
    await page.getByRole('textbox', { name: 'Port' }).fill('8080');
    await page.getByRole('textbox', { name: 'Fragment' }).fill('top');
    await expect(url).toHaveValue('https://a.example:8080/x?y=1#top');
    await page.getByRole('textbox', { name: 'Port' }).fill('99999');
    await expect(page.getByText('“99999” is not a valid port')).toBeVisible();
    await expect(url).toHaveValue('https://a.example:8080/x?y=1#top');
  });
  await test.step('moves a parameter that is dragged', async () => {
    await url.fill('https://a.example/?a=1&b=2&c=3');
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(3);
    await page.getByRole('button', { name: 'Add parameter' }).scrollIntoViewIfNeeded();
    const from = await page.getByRole('button', { name: 'Move a' }).boundingBox();
    const to = await page.getByRole('button', { name: 'Move c' }).boundingBox();
    if (!from || !to) throw new Error('no handles');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y + 8, { steps: 6 });
    await page.mouse.up();
    await expect(url).toHaveValue('https://a.example/?b=2&c=3&a=1');
  });
  await test.step('edits, switches off, moves and deletes parameters', async () => {
    await url.fill('https://a.example/?a=1&b&a=2');
    await expect(page.getByText('[1]')).toBeVisible();
    await page.getByRole('textbox', { name: 'Value' }).first().fill('x y&é');
    await expect(url).toHaveValue('https://a.example/?a=x+y%26%C3%A9&b&a=2');
    await page.getByRole('checkbox', { name: 'Use b' }).uncheck();
    await expect(url).toHaveValue('https://a.example/?a=x+y%26%C3%A9&a=2');
    await page.getByRole('checkbox', { name: 'Use b' }).check();
    await page.getByRole('button', { name: 'Move b' }).press('ArrowUp');
    await expect(url).toHaveValue('https://a.example/?b&a=x+y%26%C3%A9&a=2');
    await page.getByRole('button', { name: 'Delete a' }).first().click();
    await expect(url).toHaveValue('https://a.example/?b&a=2');
    await expect(page.getByRole('button', { name: 'Delete a' })).toBeFocused();
    await page.getByRole('button', { name: 'Add parameter' }).click();
    await page.getByRole('textbox', { name: 'Key' }).last().fill('new');
    await expect(url).toHaveValue('https://a.example/?b&a=2&new=');
    await page.getByText('Paste JSON object').click();
    await page.getByRole('textbox', { name: 'JSON object' }).fill('{"t":["p","q"]}');
    await page.getByRole('button', { name: 'Add its members' }).click();
    await expect(url).toHaveValue('https://a.example/?b&a=2&new=&t=p&t=q');
    await page.getByRole('textbox', { name: 'JSON object' }).fill('{"id":12345678901234567890}');
    await page.getByRole('button', { name: 'Add its members' }).click();
    await expect(url).toHaveValue('https://a.example/?b&a=2&new=&t=p&t=q&id=12345678901234567890');
  });
  await test.step('keeps a row with an emptied name, and what is off through Sort and the other tab', async () => {
    await url.fill('https://a.example/?c=1&flag&a=2');
    const key = page.getByRole('textbox', { name: 'Key' }).nth(1);
    await expect(key).toHaveValue('flag');
    await key.fill('');
    await expect(url).toHaveValue('https://a.example/?c=1&a=2');
    await expect(key).toBeFocused();
    await key.fill('b');
    await expect(url).toHaveValue('https://a.example/?c=1&b&a=2');
    await page.getByRole('checkbox', { name: 'Use b' }).uncheck();
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(url).toHaveValue('https://a.example/?a=2&c=1');
    await expect(page.getByRole('checkbox', { name: 'Use b' })).not.toBeChecked();
    await page.getByRole('tab', { name: 'Defang' }).click();
    await expect(url).toHaveCount(0);
    await page.getByRole('tab').first().click();
    await page.getByRole('checkbox', { name: 'Use b' }).check();
    await expect(url).toHaveValue('https://a.example/?a=2&c=1&b');
  });
});

test('keeps no password', async ({ page }) => {
  const kept = async (): Promise<string> => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    return page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  };
  await open(page, `${path}#url=${encodeURIComponent('https://me:swordfish@a.example/')}`);
  const url = urlOf(page);
  const password = page.getByLabel('Password', { exact: true });
  await test.step('that a link brings', async () => {
    await expect(url).toHaveValue('https://me:swordfish@a.example/');
    await expect(page.getByRole('textbox', { name: 'Host' })).toHaveValue('a.example');
    expect(await kept()).not.toContain('swordfish');
  });
  await test.step('that is typed', async () => {
    await url.fill('https://a.example/');
    await expect(password).toHaveValue('');
    await page.getByRole('textbox', { name: 'User name' }).fill('me');
    await password.fill('herring');
    await expect(url).toHaveValue('https://me:herring@a.example/');
    expect(await kept()).not.toContain('herring');
  });
  await test.step('in what is copied as a command', async () => {
    await expect(page.getByText('contains a user name or a password')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
      `printf '%s' "$SECRET" | npx toolcrib url-parser parse`,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('of a base URL', async () => {
    await url.fill('../g');
    await page.getByRole('button', { name: 'Add a base URL' }).first().click();
    const base = page.getByRole('textbox', { name: 'Base URL' });
    await base.fill('https://me:mackerel@a.example/b/c/');
    await expect(page.getByRole('textbox', { name: 'Path' })).toHaveValue('/b/g');
    await expect(base).toHaveValue('https://me:mackerel@a.example/b/c/');
    expect(await kept()).not.toContain('mackerel');
  });
});

test('defangs and refangs links', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Defang' }).click();
  const plain = page.getByRole('textbox', { name: 'Text', exact: true });
  const harmless = page.getByRole('textbox', { name: 'Defanged', exact: true });
  await expect(harmless).toContainText('hxxps[://]login[.]toolcrib[.]example/reset.html?id=7');
  await plain.fill('see https://a.example/x.html, ask me@a.example');
  await expect(harmless).toHaveText('see hxxps[://]a[.]example/x.html, ask me[@]a[.]example');
  await page.getByRole('switch', { name: 'IP and email addresses too' }).uncheck();
  await expect(harmless).toContainText('ask me@a.example');
  await harmless.fill('hXXp://b(dot)example');
  await expect(plain).toHaveText('http://b.example');
  await harmless.fill('nothing');
  await expect(page.getByText('Nothing to change in this text.')).toBeVisible();
});
