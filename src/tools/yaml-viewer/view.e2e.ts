import type { Page } from '@playwright/test';
import { copied, expect, open, speakFrench, test, wakeEditors } from '#e2e/tool-test.ts';

const path = '/yaml-viewer';
const input = (page: Page) => page.getByRole('textbox', { name: 'YAML' });
const output = (page: Page) => page.getByRole('textbox', { name: 'Result' });

test('tidies YAML', async ({ page }) => {
  await open(page, path);

  await test.step('begins with YAML that it tidies', async () => {
    await expect(input(page)).toContainText('[ "8080:80",22:22 ]');
    await expect(output(page)).toContainText('["8080:80", 22:22]');
    await expect(output(page)).toContainText('image: nginx:1.27');
  });

  await test.step('shows whole rows of what is to be checked, and keeps its size with an error', async () => {
    const list = page.getByRole('list', { name: 'Check these' });
    await expect(list.getByRole('listitem').nth(4)).toBeInViewport({ ratio: 1 });
    const card = page.locator('main section').filter({ has: page.getByRole('region', { name: 'Result' }) });
    const height = (await card.boundingBox())?.height;
    await input(page).fill('{"a": [1, 2,, "%zz');
    await expect(page.getByRole('alert')).toContainText('Line 1, column 13');
    expect((await card.boundingBox())?.height).toBe(height);
  });

  await test.step('tidies while typing and keeps the comments', async () => {
    await input(page).fill('b:   1 # keep\na: [1,2]\n');
    await page.getByRole('switch', { name: 'Sort keys' }).click();
    await expect(output(page)).toHaveText(/^a: \[1, 2\]/);
    await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('a: [1, 2]\nb: 1 # keep\n');
    await expect(page.getByText('1 comment', { exact: true })).toBeVisible();
    await input(page).fill('a: 1\n---\nb: 2\n');
    await expect(page.getByText('2 documents', { exact: true })).toBeVisible();
  });
});

test('says what to check and what is wrong', async ({ page }) => {
  await open(page, path);
  await wakeEditors(page);
  const findings = page.getByRole('list', { name: 'Check these' });

  await test.step('shows both readings and quotes what is in doubt', async () => {
    await input(page).fill('country: NO\nmode: 0755\n');
    await expect(findings.getByRole('listitem')).toHaveCount(2);
    await expect(findings).toContainText('YAML 1.2 reads "NO", YAML 1.1 reads false.');
    await findings.getByRole('button', { name: 'Quote it' }).first().click();
    await expect(input(page)).toContainText('country: "NO"');
    await page.getByRole('button', { name: 'Quote 1 value' }).click();
    await expect(input(page)).toContainText('mode: "0755"');
    await expect(findings).toHaveCount(0);
  });

  await test.step('shows what becomes of a version that is not in quotes', async () => {
    await input(page).fill('version: 1.10\n');
    const finding = findings.getByRole('listitem');
    await expect(finding).toHaveCount(1);
    await expect(finding).toContainText('Quote it if it is a version. Parsers read it as 1.1.');
  });

  await test.step('underlines what is to be checked in the source', async () => {
    await input(page).fill('country: NO\nmode: 0755\n');
    await expect(input(page).locator('.cm-mark-warning')).toHaveText(['NO', '0755']);
    await expect(input(page).locator('.cm-mark-warning').first()).toHaveAttribute('title', /true or false/);
    await input(page).fill('a: 1\na: 2\n');
    await expect(input(page).locator('.cm-mark-danger')).toHaveText(['a']);
  });

  await test.step('says where the YAML is wrong, and names repeated keys', async () => {
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
});

test('fits on a desktop and on a phone', async ({ page }) => {
  const desktop = { width: 1366, height: 768 };
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(desktop);
  await open(page, path);
  const list = page.getByRole('list', { name: 'Check these' });

  for (const { least, ...viewport } of [
    { ...desktop, least: 300 },
    { ...phone, least: 150 },
  ])
    await test.step(`leaves the panes their room beside what is to be checked at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await expect(list).toBeInViewport({ ratio: 1 });
      const pane = await output(page).boundingBox();
      expect(pane?.height).toBeGreaterThanOrEqual(least);
    });

  await test.step('wraps what is to be checked on a phone, and fades where the list goes on', async () => {
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

  await test.step('keeps the head of the result in one row of a phone, in both languages', async () => {
    const isInOneRow = async (result: string, copying: string): Promise<void> => {
      const head = page.getByRole('region', { name: result });
      const name = await head.getByRole('heading').boundingBox();
      const copy = await head.getByRole('button', { name: copying, exact: true }).boundingBox();
      expect(Math.abs((name?.y ?? 0) - (copy?.y ?? 0))).toBeLessThan(12);
    };
    await isInOneRow('Result', 'Copy');
    await page.setViewportSize(desktop);
    await speakFrench(page);
    await page.setViewportSize(phone);
    await isInOneRow('Résultat', 'Copier');
    await page.getByRole('link', { name: 'En JSON' }).click();
    await expect(page).toHaveURL(/\/yaml-to-json-converter$/);
  });
});
