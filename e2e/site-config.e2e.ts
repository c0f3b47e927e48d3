import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** What the host has set from now on. */
async function host(page: Page, config: object | string): Promise<void> {
  await page.unroute('**/toolcrib.config.json');
  await page.route('**/toolcrib.config.json', (route) =>
    route.fulfill({
      body: typeof config === 'string' ? config : JSON.stringify(config),
      contentType: 'application/json',
    }),
  );
}

const menuLink = (page: Page, name: string) => page.locator('#menu').getByRole('link', { name, exact: true });

test('site-config: hidden tools leave menu, home and palette, and their addresses are not found', async ({ page }) => {
  await host(page, {
    'tools.hidden': ['hash-text'],
    'categories.hidden': ['math'],
    'app.homeText': 'The tools of our team',
    'app.homeText.fr': 'Les outils de notre équipe',
    'app.supportUrl': '',
    showBanner: true,
    'app.bannerText': 'We move on Friday',
  });
  await open(page, '/');
  await expect(page.getByRole('main').getByText('The tools of our team')).toBeVisible();
  await expect(page.getByText('We move on Friday')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Support Toolcrib' })).toHaveCount(0);
  await expect(menuLink(page, 'JSON prettify and format')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hash text' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Math', exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Type to search' }).fill('hash text');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^Hash text/ })).toHaveCount(0);

  for (const path of ['/hash-text', '/hash', '/math-evaluator']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
    await expect(page).toHaveTitle('Not Found - Toolcrib');
  }
  await open(page, '/pipe');
  const pipes = page.getByRole('combobox', { name: 'Choose a pipe' });
  await expect(pipes.getByRole('option', { name: 'Escaped HTML as text' })).toBeAttached();
  await expect(pipes.getByRole('option', { name: 'SHA-256 of every line' })).toHaveCount(0);
  // From the second visit on they are not even there before the scripts run.
  await page.route('**/assets/app-*.js', () => undefined);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-pending', '');
  await expect(menuLink(page, 'Hash text')).toBeHidden();
});

test('site-config: language and theme are those of the host until the reader chooses', async ({ page }) => {
  await host(page, { 'app.language': 'fr', 'app.theme': 'dark' });
  await open(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('combobox', { name: 'Thème' }).selectOption('Système');
  await page.getByRole('banner').getByRole('combobox', { name: 'Langue' }).selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

test('site-config: a broken file says what is wrong, and the next one takes effect by itself', async ({ page }) => {
  await host(page, { 'tools.hidden': ['hash-txt'], 'app.theme': 'black' });
  await open(page, '/');
  const notice = page.getByText('The configuration of this site');
  await expect(notice).toContainText('tools.hidden: expected the name of a tool, received "hash-txt"');
  await expect(notice).toContainText('app.theme: expected light | dark | auto, received "black"');
  await expect(menuLink(page, 'Hash text')).toBeVisible();
  await host(page, { 'tools.hidden': ['hash-text'] });
  await page.reload();
  await expect(notice).toHaveCount(0);
  await expect(menuLink(page, 'Hash text')).toHaveCount(0);
});
