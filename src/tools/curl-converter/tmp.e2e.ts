import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
const path = '/curl-converter';
const input = (page: Page) => page.getByRole('textbox', { name: 'Command or request' });
for (let w = 0; w < 2; w++)
test("x" + w, async ({ page }) => {
  test.setTimeout(300000);
  for (let i = 0; i < 60; i++) {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await input(page).fill('curl ^"https://ex.com/^" ^\n  -H ^"x-a: 1^" -s');
  try { await expect(page.getByText('read as curl, cmd.exe'), `1 at ${i}`).toBeVisible({ timeout: 4000 }); } catch (e) {
    console.log(i, await page.evaluate(() => { const all: unknown[] = []; const walk = (r: ParentNode) => { for (const el of r.querySelectorAll('*')) { if (el instanceof HTMLTextAreaElement) all.push(['field', el.value]); if (el.classList.contains('cm-content')) all.push(['cm', el.textContent]); if (el.shadowRoot) walk(el.shadowRoot); } }; walk(document.querySelector('main')!); return JSON.stringify([all, document.activeElement?.outerHTML.slice(0, 200), { ...sessionStorage }, document.documentElement.dataset]); }));
    await page.screenshot({ path: `/tmp/fail-${w}-${i}.png` });
    throw e;
  }
  await page.getByRole('tab', { name: 'Flags' }).click();
  await page.getByRole('button', { name: 'Line 1 -s applies only to the terminal.' }).click();
  await expect(input(page)).toBeFocused();
  await input(page).fill("curl 'x");
  await expect(page.getByRole('alert'), `2 at ${i}`).toContainText('never closed');
  await page.evaluate(() => { sessionStorage.clear(); localStorage.clear(); });
  await page.goto('/healthz');
  await page.evaluate(() => { sessionStorage.clear(); localStorage.clear(); });
  }
});
