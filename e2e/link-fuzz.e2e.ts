import { settled } from './fields.ts';
import { expect, open, visit, walk } from './fixtures.ts';
import { randomFragments } from './fragments.ts';
import { expectNothingInjected, watchInjection } from './injection.ts';
import { operationsOf } from './operations.ts';
import { payloads } from './payloads.ts';

/*
 * What a link may hold is tried on every tool in Node (link-fuzz.test.ts). Here is what only a browser can show: the
 * address, the notice and the dialog, by one tool of each kind of field.
 */

const kinds = {
  text: 'html-wysiwyg-editor',
  choice: 'html-entities',
  integer: 'crontab-generator',
  flag: 'base64-string-converter',
  list: 'slugify-string',
  json: 'og-meta-generator',
  secret: 'encryption',
  blob: 'hmac-generator',
};
/** Of random fragments; some payloads come on top: each is tried on each tool in Node. */
const count = 20;
const notice = /values? in the link (is|are) not valid/;

walk.beforeEach(async ({ page }) => {
  await watchInjection(page);
});

for (const [index, [kind, id]] of Object.entries(kinds).entries()) {
  walk(`link-fuzz: a field of the kind ${kind}, ${id}`, async ({ page }) => {
    const operations = await operationsOf(id);
    const fields = Object.assign({}, ...operations.map(({ input }) => input)) as (typeof operations)[number]['input'];
    expect(Object.values(fields).map((field) => field.kind)).toContain(kind);
    const names = [...new Set(['text', 'query', 'source', ...Object.keys(fields)])];
    const hostile = payloads
      .filter((_, place) => place % Object.keys(kinds).length === index)
      .map((payload) => new URLSearchParams([...names.map((name) => [name, payload]), [payload, payload]]).toString());
    await visit(page, `/${id}`);
    await settled(page);
    const start = page.url();
    await page.evaluate(() => (location.hash = 'no-such-field=1&text%ZZ=%E0%A4%A&=&%00=%00'));
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(notice)).toBeHidden();
    const outcome = await page.evaluate(
      async (hashes) => {
        const untouched = Object.getOwnPropertyNames(Object.prototype).join();
        for (const hash of hashes) {
          const before = location.href;
          location.hash = hash;
          // The application heard of it first.
          if (location.href !== before) {
            await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
          }
          if (Object.getOwnPropertyNames(Object.prototype).join() !== untouched) return `${hash} touched the prototype`;
          if (!document.querySelector('main h1')) return `${hash} broke the page`;
        }
        return 'well';
      },
      [...hostile, ...randomFragments(fields, count, index + 1)],
    );
    expect(outcome).toBe('well');
    // An unknown name is never taken silently.
    await page.evaluate(() => (location.hash = 'no-such-field=1&__proto__=1&constructor=2'));
    await expect(page.getByText(notice)).toBeVisible();
    expect(page.url()).toBe(start);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expectNothingInjected(page);
    // The view stands after a reload, too.
    await open(page, `/${id}?again#no-such-field=1`);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.locator('main [role=alert]').getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await expectNothingInjected(page);
  });
}
