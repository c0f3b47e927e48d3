import { follow, linkTo } from '#e2e/pipe-links.ts';
import { violations } from '#e2e/visit/accessible.ts';
import { copied, expect, open, test } from '#e2e/tool-test.ts';

const jwt = `eyJhbGciOiJub25lIn0.${Buffer.from('{"sub":"42","big":12345678901234567890}').toString('base64url')}.`;

test('offers the members of a value', async ({ page }) => {
  await test.step('with a preview, by the keyboard', async () => {
    await open(page, linkTo([{ op: 'jwt-parser/decode' }, { op: 'json-prettify/format' }], jwt));
    await page.getByRole('region', { name: 'Step 1' }).getByRole('button', { name: 'Pick a member' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pick a member' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expect(dialog.getByRole('button', { name: '/header', exact: false }).first()).toContainText('{alg}');
    await page.keyboard.type('payloadt');
    await expect(dialog.getByRole('button', { name: '/payloadText' })).toContainText(String.raw`"{\"sub\":\"42\"`);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Value after step 2')).toContainText('12345678901234567890');

    const first = page.getByRole('region', { name: 'Step 1' });
    await first.getByText('Options').click();
    const field = first.getByRole('textbox', { name: 'Pick a member' });
    await expect(field).toHaveValue('/payloadText');
    await field.press('ArrowDown');
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('button', { name: '/payload {sub, big}' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('/payload');
    await expect(field).toBeFocused();
    await field.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  });
  await test.step('where the picked one is not there', async () => {
    await follow(page, linkTo([{ op: 'jwt-parser/decode', pick: '/payloadtext' }], jwt));
    const first = page.getByRole('region', { name: 'Step 1' });
    await expect(first.getByRole('alert')).toBeVisible();
    await first.getByText('Options').click();
    await first.getByRole('button', { name: 'Show the members' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '/payloadText' }).click();
    await expect(page.getByLabel('Value after step 1')).toHaveText('{"sub":"42","big":12345678901234567890}');
  });
});

const twelve = [
  { op: 'base64-string-converter/decode' },
  ...Array.from({ length: 10 }, (_, index) => ({ op: `url-encoder/${index % 2 === 0 ? 'encode' : 'decode'}` })),
  { op: 'json-prettify/format' },
];

test('keeps the result of twelve steps in sight on every screen', async ({ page }) => {
  const input = page.getByRole('textbox', { name: 'Input' });
  const bar = page.getByRole('region', { name: 'Result', exact: true });
  const last = page.getByRole('region', { name: 'Step 12' });
  await open(page, linkTo(twelve, Buffer.from('[1,2]').toString('base64')));
  await expect(bar.getByRole('code')).toHaveText('[ 1, 2 ]');
  for (const [width, height] of [
    [1366, 860],
    [390, 844],
    [320, 568],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await input.fill(Buffer.from(`[${width},{"a":"much of it"}]`).toString('base64'));
      // In one line: its own first line is a bracket.
      await expect(bar.getByRole('code')).toHaveText(`[ ${width}, { "a": "much of it" } ]`);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(last).not.toBeInViewport();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await bar.getByRole('button', { name: 'Copy' }).click();
      await copied(page).toBe(`[\n  ${width},\n  {\n    "a": "much of it"\n  }\n]`);
      await bar.getByRole('button', { name: 'Go to step 12' }).click();
      await expect(last.getByRole('heading')).toBeFocused();
      await expect(last.getByRole('heading')).toBeInViewport({ ratio: 1 });

      await input.fill(Buffer.from('[1,').toString('base64'));
      await expect(bar).toContainText('The text ends here');
      await bar.getByRole('button', { name: 'Go to step 12' }).click();
      await expect(last.getByRole('alert')).toBeInViewport();
    });
  }
  await test.step('shows two lines of a fault on a phone', async () => {
    const fault = bar.getByText('The text ends here');
    const [height, line] = await fault.evaluate((element) => [
      element.clientHeight,
      Number.parseFloat(getComputedStyle(element).lineHeight),
    ]);
    expect(height / line).toBeGreaterThan(1.9);
  });
  await test.step('puts nothing that has the focus under the result', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await follow(page, linkTo(twelve, Buffer.from('[1,2]').toString('base64')));
    // A value that arrives moves what stands below it.
    await expect(bar.getByRole('code')).toHaveText('[ 1, 2 ]');
    await expect(page.locator('[data-stale], [aria-busy=true]')).toHaveCount(0);
    await input.focus();
    for (let presses = 0; presses < 90; presses++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('[data-step]')) return '';
        const { left, bottom } = focused.getBoundingClientRect();
        const top = document.elementFromPoint(left + 4, Math.min(bottom - 4, innerHeight - 1));
        return focused.contains(top) || top?.contains(focused) ? '' : (focused.ariaLabel ?? focused.textContent);
      });
      expect(covered).toBe('');
    }
  });
  await test.step('has no bar for the result of two steps', async () => {
    await follow(page, linkTo(twelve.slice(0, 2), 'YQ=='));
    await expect(page.getByLabel('Value after step 2')).toHaveText('a');
    await expect(bar).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('is accessible with a result, with a fault, and with the members', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // High enough for all steps: a button half under the bar, until one scrolls, would be called too small.
      await page.setViewportSize({ width: 1366, height: 2400 });
      await open(page, linkTo([{ op: 'jwt-parser/decode' }, ...twelve.slice(1, 4)], jwt));
      await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText('%7B');
      const whole = { rules: 'all', withoutShell: true } as const;
      expect.soft(await violations(page, whole), 'result').toEqual([]);
      await page.getByRole('region', { name: 'Step 1' }).getByRole('button', { name: 'Pick a member' }).click();
      await expect(page.getByRole('dialog')).toContainText('/payloadText');
      expect.soft(await violations(page, whole), 'members').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: 'Input' }).fill('no token');
      await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText('Step 1');
      expect.soft(await violations(page, whole), 'fault').toEqual([]);
    });
  });
}
