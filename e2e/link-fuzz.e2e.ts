import { settled } from './fields.ts';
import { expect, open, toolIds, visit, walk } from './fixtures.ts';
import { randomFragments } from './fragments.ts';
import { operationsOf } from './operations.ts';

const count = 200;
const notice = /values? of the link do(es)? not fit/;

for (const [index, id] of toolIds.entries()) {
  walk(`link-fuzz: ${id}`, async ({ page }) => {
    const operations = await operationsOf(id);
    const fields = Object.assign({}, ...operations.map(({ input }) => input)) as (typeof operations)[number]['input'];
    const fragments = randomFragments(fields, count, index + 1);
    await visit(page, `/${id}`);
    await page.evaluate(() => (location.hash = 'no-such-field=1&text%ZZ=%E0%A4%A&=&%00=%00'));
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(notice)).toBeHidden();
    await settled(page);
    const start = page.url();
    const outcome = await page.evaluate(async (hashes) => {
      const { prototype } = Object;
      const before = Object.getOwnPropertyNames(prototype).toSorted().join();
      for (const hash of hashes) {
        location.hash = '';
        location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (Object.getOwnPropertyNames(prototype).toSorted().join() !== before) return `${hash} touched the prototype`;
        if (!document.querySelector('main h1')) return `${hash} broke the page`;
      }
      return 'well';
    }, fragments);
    expect(outcome).toBe('well');
    // An unknown name is never taken silently.
    await page.evaluate(() => (location.hash = 'no-such-field=1&__proto__=1&constructor=2'));
    await expect(page.getByText(notice)).toBeVisible();
    expect(page.url()).toBe(start);
    // What was accepted can be computed with: the view stands, and so does it after a reload.
    await page.waitForTimeout(400);
    await open(page, `/${id}?again#no-such-field=1`);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.locator('main [role=alert]').getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy link', exact: true })).toBeVisible();
  });
}
