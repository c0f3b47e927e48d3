import type { Page } from '@playwright/test';
import { copied, expect, open, speakFrench, test, wakeEditors } from '#e2e/tool-test.ts';

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
  await expect(page.getByText('1 comment', { exact: true })).toBeVisible();
  await input(page).fill('a: 1\n---\nb: 2\n');
  await expect(page.getByText('2 documents', { exact: true })).toBeVisible();
});

test('shows both readings and quotes what is in doubt', async ({ page }) => {
  await open(page, path);
  await input(page).fill('country: NO\nmode: 0755\n');
  const findings = page.getByRole('list', { name: 'Check these' });
  await expect(findings.getByRole('listitem')).toHaveCount(2);
  await expect(findings).toContainText('YAML 1.2 reads "NO", YAML 1.1 reads false.');
  await findings.getByRole('button', { name: 'Quote it' }).first().click();
  await expect(input(page)).toContainText('country: "NO"');
  await page.getByRole('button', { name: 'Quote 1 value' }).click();
  await expect(input(page)).toContainText('mode: "0755"');
  await expect(findings).toHaveCount(0);
});

test('shows what becomes of a version that is not in quotes', async ({ page }) => {
  await open(page, path);
  await input(page).fill('version: 1.10\n');
  const finding = page.getByRole('list', { name: 'Check these' }).getByRole('listitem');
  await expect(finding).toHaveCount(1);
  await expect(finding).toContainText('Quote it if it is a version. Parsers read the number 1.1.');
});

test('says where the YAML is wrong, and names repeated keys', async ({ page }) => {
  await open(page, path);
  await input(page).fill('a: [1\n');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 1');
  await input(page).fill('{"a": [1, 2,, "%zz');
  await expect(page.getByRole('alert')).toContainText('Line 1, column 13');
  await expect(page.getByRole('list', { name: 'Errors' })).toHaveText(
    /^Line 1Column \d+: this may follow from the first error\.$/,
  );
  await input(page).fill('a: 1\na: 2\n');
  await expect(page.getByRole('list', { name: 'Errors' })).toContainText('already defined above');
  await expect(page.getByRole('alert')).toContainText('Not valid: 1 repeated key, kept in the result');
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('alert').getByRole('button', { name: 'Go to' }).click();
  await page.keyboard.type('b');
  await expect(page.getByRole('list', { name: 'Errors' })).toHaveCount(0);
  // What is to be checked waits for what is wrong.
  await input(page).fill('a: 1\na: NO\n');
  await expect(page.getByText('1 value or line to check')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Check these' })).toHaveCount(0);
  // Many repeated keys further down take no mark from the first lines.
  await input(page).fill('a: NO\n'.repeat(150));
  await expect(page.getByRole('alert')).toContainText('149 repeated keys');
  await input(page).press('ControlOrMeta+Home');
  await expect(input(page).locator('.cm-mark-warning').first()).toHaveText('NO');
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

test('wraps what is to be checked on a phone, and fades where the list goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const list = page.getByRole('list', { name: 'Check these' });
  await expect(list).toContainText('YAML 1.1 reads false.');
  const { isCut, goesOn, fade } = await list.evaluate((element) => ({
    isCut: [element, ...element.querySelectorAll('*')].some(
      (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
    ),
    goesOn: element.scrollHeight > element.clientHeight,
    fade: getComputedStyle(element).animationName,
  }));
  expect(isCut).toBe(false);
  expect(goesOn).toBe(true);
  expect(fade).not.toBe('none');
});

test('underlines what is to be checked in the source', async ({ page }) => {
  await open(page, path);
  await wakeEditors(page);
  await input(page).fill('country: NO\nmode: 0755\n');
  await expect(input(page).locator('.cm-mark-warning')).toHaveText(['NO', '0755']);
  await expect(input(page).locator('.cm-mark-warning').first()).toHaveAttribute('title', /true or false/);
  await input(page).fill('a: 1\na: 2\n');
  await expect(input(page).locator('.cm-mark-danger')).toHaveText(['a']);
});

test('keeps the head of the result in one row of a phone, in both languages', async ({ page }) => {
  for (const speak of [async () => {}, speakFrench]) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, path);
    await speak(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const head = page.getByRole('region', { name: /^R[eé]sult/ });
    const name = await head.getByRole('heading').boundingBox();
    const copy = await head.getByRole('button', { name: /^Cop(y|ier)$/ }).boundingBox();
    expect(Math.abs((name?.y ?? 0) - (copy?.y ?? 0))).toBeLessThan(12);
  }
  await page.getByRole('link', { name: 'En JSON' }).click();
  await expect(page).toHaveURL(/\/yaml-to-json-converter$/);
});

test('shows whole rows of what is to be checked, and keeps its size with an error', async ({ page }) => {
  await open(page, path);
  const list = page.getByRole('list', { name: 'Check these' });
  await expect(list.getByRole('listitem').nth(4)).toBeInViewport({ ratio: 1 });
  const card = page.locator('main section').filter({ has: page.getByRole('region', { name: 'Result' }) });
  const height = (await card.boundingBox())?.height;
  await input(page).fill('{"a": [1, 2,, "%zz');
  await expect(page.getByRole('alert')).toContainText('Line 1, column 13');
  expect((await card.boundingBox())?.height).toBe(height);
});

test('begins with YAML that it tidies', async ({ page }) => {
  await open(page, path);
  await expect(input(page)).toContainText('[ "8080:80",22:22 ]');
  await expect(output(page)).toContainText('["8080:80", 22:22]');
});
