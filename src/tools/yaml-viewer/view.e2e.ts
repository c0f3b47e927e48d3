import type { Page } from '@playwright/test';
import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/yaml-viewer';
const input = (page: Page) => page.getByRole('textbox', { name: 'YAML' });
const output = (page: Page) => page.getByRole('textbox', { name: 'Result' });

test('tidies YAML while typing and keeps the comments', async ({ page }) => {
  await open(page, path);
  await expect(output(page)).toContainText('image: nginx:1.27');
  await input(page).fill('b:   1 # keep\na: [1,2]\n');
  await page.getByRole('switch', { name: 'Sort keys' }).click();
  await expect(output(page)).toHaveText(/^a: \[1, 2\]/);
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Copy' }).click();
  await copied(page).toBe('a: [1, 2]\nb: 1 # keep\n');
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
});

test('shows both readings and quotes what is in doubt', async ({ page }) => {
  await open(page, path);
  await input(page).fill('country: NO\nmode: 0755\n');
  const findings = page.getByRole('list', { name: 'Check these' });
  await expect(findings.getByRole('listitem')).toHaveCount(2);
  await expect(findings).toContainText('YAML 1.2 reads "NO", YAML 1.1 reads false');
  await findings.getByRole('button', { name: 'Quote it' }).first().click();
  await expect(input(page)).toContainText('country: "NO"');
  await page.getByRole('button', { name: 'Quote 1 value' }).click();
  await expect(input(page)).toContainText('mode: "0755"');
  await expect(findings).toHaveCount(0);
});

test('says where the YAML is wrong, and names repeated keys', async ({ page }) => {
  await open(page, path);
  await input(page).fill('a: [1\n');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 1');
  await input(page).fill('a: 1\na: 2\n');
  await expect(page.getByRole('list', { name: 'Errors' })).toContainText('This key already exists.');
});

for (const viewport of [
  { width: 1366, height: 768, least: 300 },
  { width: 390, height: 844, least: 150 },
])
  test(`leaves the panes their room beside what is to be checked at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, path);
    await expect(page.getByRole('list', { name: 'Check these' })).toBeInViewport({ ratio: 1 });
    const pane = await page.getByRole('textbox', { name: 'Result' }).boundingBox();
    expect(pane?.height).toBeGreaterThanOrEqual(viewport.least);
  });
