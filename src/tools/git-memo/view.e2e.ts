import type { Page } from '@playwright/test';
import { copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/git-memo';
const search = (page: Page) => page.getByRole('textbox', { name: 'Search a command' });

test('searches', async ({ page }) => {
  await open(page, path);

  await test.step('finds situations and commands', async () => {
    await expect(search(page)).toBeFocused();
    await expect(page.getByText('140 commands')).toBeVisible();
    await search(page).fill('wrong branch');
    await expect(page.getByText('1 command', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Committed on the wrong branch?');
    await expect(page.locator('mark').first()).toHaveText('wrong');
    await search(page).fill('nothing of the kind');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByText('140 commands')).toBeVisible();
    await expect(search(page)).toBeFocused();
    await search(page).fill('nothing of the kind');
    await page.keyboard.press('Escape');
    await expect(page.getByText('140 commands')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
  });

  await test.step('keeps a search when a section that it found is followed', async () => {
    await search(page).fill('stash');
    await expect(page.getByText('140 commands')).toHaveCount(0);
    await page.getByRole('link', { name: 'Put work aside (stash)' }).click();
    await expect(page.locator('#stash')).toBeFocused();
    await expect(search(page)).toHaveValue('stash');
    await expect(page.getByText('140 commands')).toHaveCount(0);
  });

  await test.step('explains its warnings', async () => {
    await search(page).fill('clean-ignored');
    const sign = page.getByRole('button', { name: 'can lose work' });
    await expect(page.getByRole('article').first()).toContainText('git clean');
    await expect(sign).toHaveCount(1);
    await sign.hover();
    await expect(page.getByRole('tooltip', { name: /Can lose work that is not committed/ })).toBeVisible();
  });

  await test.step('searches French words, accents or not', async () => {
    await speakFrench(page);
    await page.getByRole('textbox', { name: 'Chercher une commande' }).fill('depot distant vide');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Relier un dépôt local à un dépôt distant vide');
    await expect(page.getByRole('heading', { name: 'Démarrer un dépôt' })).toBeVisible();
  });
});

test('fills values in', async ({ page }) => {
  await open(page, path);

  await test.step('rewrites every command with the values and copies what is filled in', async () => {
    await page.getByRole('heading', { name: 'Your values' }).click();
    await page.getByRole('textbox', { name: 'Branch', exact: true }).fill('my branch');
    await search(page).fill('branch-create');
    await page.getByRole('button', { name: "Copy: git switch -c 'my branch'", exact: true }).click();
    await copied(page).toBe("git switch -c 'my branch'");
    await page.reload();
    await page.getByRole('heading', { name: 'Your values' }).click();
    await expect(page.getByRole('textbox', { name: 'Branch', exact: true })).toHaveValue('my branch');
    await page.getByRole('button', { name: 'Clear the values' }).click();
    await expect(page.getByRole('article').first()).toContainText('<branch>');
  });

  await test.step('fills in a place where it stands', async () => {
    await search(page).fill('uncommit-many');
    const place = page.getByRole('button', { name: 'Fill in: Number' });
    await expect(place).toHaveCount(1);
    await place.click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copy: git reset HEAD~3' }).click();
    await copied(page).toBe('git reset HEAD~3');
  });

  await test.step('keeps no password of a repository address', async () => {
    const address = 'https://ada:swordfish@a.example/app.git';
    await page.getByRole('textbox', { name: 'Repository address' }).fill(address);
    await search(page).fill('clone-shallow');
    await page.getByRole('button', { name: `Copy: git clone --depth 1 ${address}`, exact: true }).click();
    await copied(page).toBe(`git clone --depth 1 ${address}`);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).toContain('clone-shallow');
    expect(kept).not.toContain('swordfish');
  });
});

test('leads to its parts, and prints', async ({ page }) => {
  await open(page, `${path}#undo`);

  await test.step('follows links to sections and commands', async () => {
    await expect(page.getByRole('heading', { name: 'Undo and repair' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Undo and repair' })).toHaveAttribute('aria-current', 'location');
    await page.getByRole('link', { name: 'Find the commit that broke it' }).click();
    await expect(page.getByRole('heading', { name: 'Find the commit that broke it' })).toBeInViewport();
    await page.goto(`${path}#size`);
    await expect(page.getByText('git count-objects -vH')).toBeInViewport();
  });

  await test.step('folds the values and leads to a section on a small screen', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByRole('textbox', { name: 'Branch', exact: true })).toBeHidden();
    await page.getByRole('combobox', { name: 'Sections' }).selectOption('stash');
    await expect(page.getByRole('heading', { name: 'Put work aside (stash)' })).toBeInViewport();
  });

  await test.step('prints in two columns, without what surrounds the memo', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    const first = page.getByRole('heading', { name: 'Set up Git' });
    const last = page.getByRole('article').last();
    await expect(page.getByText('140 commands')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await expect(search(page)).toBeHidden();
    const [left, right] = [await first.boundingBox(), await last.boundingBox()];
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 200);
  });
});
