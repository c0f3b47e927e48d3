import type { Page } from '@playwright/test';
import { expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/password-strength-analyser';

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('opens with the answer to its sample, and loads the dictionaries for another attack', async ({ page }) => {
    await open(page, path);
    await expect(page.getByText('Lasts 4 milliseconds')).toBeInViewport();
    await expect(page.getByText('Rated very weak against this attack')).toBeInViewport();
    await expect(page.getByRole('term').filter({ hasText: 'Offline, fast hash' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Tr0ub4dour&3' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Loading the dictionaries')).toHaveCount(0);
    await page.getByLabel('Attack', { exact: true }).selectOption('onlineThrottled');
    await expect(page.getByText(/^Lasts 46 years/)).toBeVisible();
    // The rating follows the attack, so that the two never contradict each other.
    await expect(page.getByText('Rated strong against this attack')).toBeVisible();
    await page.getByText('More options').click();
    await page.getByRole('button', { name: 'bcrypt 10' }).click();
    await expect(page.getByText(/^Lasts 1 hour/)).toBeVisible();
    // The session keeps the speed; nothing has loaded the dictionaries again.
    await page.reload();
    await expect(page.getByText(/^Lasts 1 hour/)).toBeVisible();
    await expect(page.getByText('Rated weak against this attack')).toBeVisible();
  });
});

test('analyzes a password', async ({ page }) => {
  await open(page, path);
  const password = page.getByLabel('Password', { exact: true });
  await test.step('tells how long it resists, what an attacker sees in it, and what to do', async () => {
    await expect(password).toBeFocused();
    // The sample is selected.
    await page.keyboard.type('password');
    await expect(password).toHaveValue('password');
    await expect(page.getByText('37.6 bits')).toBeVisible();
    await expect(page.getByText('This is one of the ten most common passwords.')).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Strength' })).toHaveAttribute('aria-valuetext', 'very weak');
    const patterns = page.getByRole('region', { name: 'What an attacker recognizes' });
    await expect(patterns).toContainText('••••••••common word or password');
    await patterns.getByRole('switch', { name: 'Show the characters' }).check();
    await expect(patterns).toContainText('passwordcommon word or password');
    await password.fill('123456');
    await expect(page.getByText(/\b1 bit(?!s)/)).toBeVisible();
    await password.fill('correct horse battery staple');
    await expect(page.getByRole('meter', { name: 'Strength' })).toHaveAttribute('aria-valuetext', 'very strong');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Enter a password to see how long it would resist.')).toBeVisible();
  });
  await test.step('shows its answer for an example at once', async () => {
    await page.getByRole('button', { name: 'correct horse battery staple' }).click();
    await expect(page.getByRole('meter', { name: 'Strength' })).toHaveAttribute('aria-valuetext', 'very strong');
    const verdict = page.getByText(/^Lasts /);
    await expect(verdict).toHaveText(/centur|years/);
    const before = await verdict.boundingBox();
    await password.fill('mine');
    await expect(page.getByRole('button', { name: 'correct horse battery staple' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(page.getByRole('meter', { name: 'Strength' })).toHaveAttribute('aria-valuetext', 'very weak');
    // The examples stay, so that nothing moves.
    expect((await page.getByText(/^(?:Lasts|Cracked) /).boundingBox())?.y).toBe(before?.y);
  });
  await test.step('knows the words about you and other speeds', async () => {
    await page.getByText('More options').click();
    await password.fill('zorglubix');
    await page.getByLabel('Words about you').fill('Zorglubix');
    await expect(page.getByText('It is made of words about you.')).toBeVisible();
    await page.getByRole('button', { name: 'bcrypt 10' }).click();
    await expect(page.getByLabel('Attack', { exact: true })).toHaveValue('custom');
    const speed = page.getByLabel('Custom attacker speed');
    await speed.fill('abc');
    await expect(page.locator('dl[data-stale]')).toBeVisible();
    await speed.fill('1000');
    await expect(page.locator('dl[data-stale]')).toHaveCount(0);
  });
  await test.step('Reset brings the defaults and the sample back', async () => {
    await password.fill('password');
    await page.getByRole('button', { name: 'bcrypt 10' }).click();
    await expect(page.getByLabel('Custom attacker speed')).toHaveValue('5750');
    await reset(page);
    await expect(password).toHaveValue('Tr0ub4dour&3');
    await expect(page.getByLabel('Words about you')).toHaveValue('');
    await expect(page.getByLabel('Custom attacker speed')).toHaveValue('');
  });
});

test('rates several passwords at the speed of the attacker, without showing them', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Several' }).click();
  const passwords = page.getByLabel('Passwords', { exact: true });
  const table = page.getByRole('table', { name: 'Analyzed passwords' });
  await passwords.fill('Tr0ub4dour&3');
  await expect(table).toContainText('Offline, fast hash');
  await expect(table).toContainText('4 milliseconds');
  await expect(table).toContainText('very weak');
  await page.getByText('More options').click();
  await page.getByRole('button', { name: 'bcrypt 10' }).click();
  await expect(table).toContainText('Custom speed');
  await expect(table).toContainText('1 hour');
  await expect(table).not.toContainText('very weak');
  await passwords.fill('password\ncorrect horse battery staple');
  await expect(table).toContainText('very strong');
  await expect(table).toContainText('very weak');
  await expect(table).not.toContainText('horse');
});

test('keeps the password and the words out of the address and of storage', async ({ page }) => {
  await open(page, path);
  await page.getByText('More options').click();
  await page.getByLabel('Password', { exact: true }).fill('canary-2f1d');
  await page.getByLabel('Words about you').fill('canary-2f1d');
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('canary-2f1d');
});

/** Holds the dictionaries back; nothing else that the page loads is that large. Answers what lets them through. */
async function holdDictionaries(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const loaded = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.body()).length > 500_000) await loaded;
    await route.fulfill({ response });
  });
  return release;
}

test('while the dictionaries load, shows figures of one password, and says at once that a long one is cut', async ({
  page,
}) => {
  const release = await holdDictionaries(page);
  await open(page, path);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('password');
  const figures = page.locator('dl[data-stale]');
  await expect(figures).toContainText('12 characters');
  await expect(figures).not.toContainText('8 characters');
  await password.fill('x'.repeat(64));
  const note = page.getByText('Only the first 64 characters are analyzed.');
  await expect(note).toHaveCount(0);
  await password.fill('x'.repeat(16_384));
  await expect(note).toBeVisible();
  release();
  await expect(page.getByText('16,384 characters')).toBeVisible();
  await expect(figures).toHaveCount(0);
  await expect(note).toBeVisible();
  await password.fill('password');
  await expect(page.getByText('37.6 bits')).toBeVisible();
  await expect(figures).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('without the dictionaries', () => {
  test.use({ allowedErrors: [/Failed to load resource|NetworkError|Load failed/] });
  test('keeps the brute-force figures when the dictionaries cannot be loaded', async ({ page }) => {
    // Nothing else that the page loads is that large.
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      await ((await response.body()).length > 500_000 ? route.abort() : route.fulfill({ response }));
    });
    await open(page, path);
    await page.getByLabel('Password', { exact: true }).fill('password');
    await expect(page.getByText('The dictionaries could not be loaded.')).toBeVisible();
    await expect(page.getByText('37.6 bits')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
