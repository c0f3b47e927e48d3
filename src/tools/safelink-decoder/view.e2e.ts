import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/safelink-decoder';

test('shows where the sample leads', async ({ page }) => {
  await open(page, path);
  const put = page.getByRole('link', { name: 'https://shop.example/offer?id=7&utm_source=news' });

  await test.step('shows its layers, and puts a parameter back', async () => {
    await expect(page.getByRole('textbox', { name: 'Link, email or list' })).toBeFocused();
    const card = page.getByRole('region', { name: 'Link 1' });
    await expect(card.getByRole('link', { name: 'https://shop.example/offer?id=7' })).toBeVisible();
    await expect(card.getByRole('list', { name: 'Layers' }).getByRole('listitem')).toHaveCount(2);
    await expect(put).toHaveCount(0);
    await card.getByRole('button', { name: 'utm_source=news' }).click();
    await expect(put).toBeVisible();
    await card.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('https://shop.example/offer?id=7&utm_source=news');
  });

  await test.step('brings a parameter that was put back again after Reset and Undo', async () => {
    await reset(page);
    await expect(put).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(put).toBeVisible();
  });

  await test.step('removes what is named under the options as well', async () => {
    await reset(page);
    await expect(put).toHaveCount(0);
    await page.getByText('More options').click();
    await page.getByRole('textbox', { name: 'Remove as well' }).fill('id');
    await expect(page.getByRole('link', { name: 'https://shop.example/offer', exact: false })).toHaveAttribute(
      'href',
      'https://shop.example/offer',
    );
    await expect(page.getByText('More options · 1 changed')).toBeVisible();
  });

  await test.step('breaks no word of an address on a phone', async () => {
    await reset(page);
    const address = page.getByRole('link', { name: 'https://shop.example/offer?id=7' });
    await expect(address).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const lines = await address.evaluate((link) => {
      const found = new Map<number, string>();
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { data } = node as Text;
        for (let at = 0; at < data.length; at++) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const top = Math.round(range.getBoundingClientRect().bottom / 8);
          found.set(top, (found.get(top) ?? '') + data[at]);
        }
      }
      return [...found.values()];
    });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^[/?&#]/);
  });
});

test('reads links and texts', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: 'Link, email or list' });
  const copyText = page.getByRole('button', { name: 'Copy clean text' });

  await test.step('offers the text of a single link only where it stands in one', async () => {
    await expect(page.getByRole('region', { name: 'Link 1' }).getByRole('button', { name: 'Copy' })).toBeEnabled();
    await expect(copyText).toHaveCount(0);
    await input.fill('See https://ex.com/?utm_id=1.');
    await copyText.click();
    await copied(page).toBe('See https://ex.com/.');
    await expect(page.getByRole('button', { name: 'Copy links' })).toHaveCount(0);
  });

  await test.step('reads a whole mail and gives it back with clean links', async () => {
    await input.fill('Hi (https://vk.com/away.php?to=https%3A%2F%2Fex.com%2F) and https://bit.ly/x');
    await expect(page.getByText('2 links', { exact: true })).toBeVisible();
    await expect(page.getByText('only its service knows')).toBeVisible();
    await copyText.click();
    await copied(page).toBe('Hi (https://ex.com/) and https://bit.ly/x');
  });

  await test.step('is honest about what cannot be known, and makes no dangerous link', async () => {
    await input.fill('https://protect-eu.mimecast.com/s/AbC?domain=ex.com');
    await expect(page.getByText('only the domain is known: ex.com')).toBeVisible();
    await expect(page.getByText('only its service knows')).toHaveCount(0);
    await input.fill('https://bit.ly/abc');
    await expect(page.getByText('only its service knows')).toBeVisible();
    await expect(page.getByText('Goes where it says')).toHaveCount(0);
    await input.fill('https://slack-redir.net/link?url=javascript:alert(1)');
    const card = page.getByRole('region', { name: 'Link 1' });
    await expect(card.getByText('not a web address')).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(0);
  });

  await test.step('stresses the host, not a user name that looks like it', async () => {
    await input.fill('https://my-bank.example@bank.example/login');
    const host = page.getByRole('region', { name: 'Link 1' }).getByText('bank.example', { exact: true });
    await expect(host).toHaveText('bank.example');
    expect(await host.evaluate((strong) => strong.previousSibling?.textContent)).toBe('https://my-bank.example@');
  });

  await test.step('says that there is no link', async () => {
    await input.fill('https://ex.com/ and https://ex.org/');
    const count = page.getByText('2 links', { exact: true });
    await expect(count).toBeVisible();
    await input.fill('nothing here');
    await expect(page.getByRole('alert')).toContainText('No link found');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(count).toHaveCount(0);
    await input.fill('https://ex.com/');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await input.fill('nothing here');
    await expect(page.getByRole('alert')).toContainText('No link found');
    await expect(page.getByText('1 link', { exact: true })).toHaveCount(0);
  });
});
