import type { Page } from '@playwright/test';
import { expect, open, test } from '#e2e/tool-test.ts';

const choose = (page: Page, at: number, name: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .nth(at)
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`text of ${name}`) });

/** Holds the content of `slow.txt` back until the answer is called, which waits until it has been read. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { stream } = Blob.prototype;
    const held = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    Object.assign(globalThis, {
      release: () => {
        held.resolve();
        return read.promise;
      },
    });
    Blob.prototype.stream = function (this: Blob) {
      if (!(this instanceof File) || this.name !== 'slow.txt') return stream.call(this);
      const bytes = stream.call(this);
      return new ReadableStream({
        async start(controller) {
          await held.promise;
          controller.enqueue(new Uint8Array(await new Response(bytes).arrayBuffer()));
          controller.close();
          setTimeout(() => read.resolve());
        },
      });
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { release: () => Promise<void> }).release());
}

test('of two files opened one after the other, the later one stays', async ({ page }) => {
  const release = await holdBack(page);
  await open(page, '/case-converter');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await choose(page, 0, 'slow.txt');
  await choose(page, 0, 'fast.txt');
  await expect(text).toHaveText('text of fast.txt');
  await release();
  await expect(text).toHaveText('text of fast.txt');
});

test('a file lands in the pane in which it was opened, whatever is opened meanwhile', async ({ page }) => {
  const release = await holdBack(page);
  await open(page, '/list-compare');
  const lists = page.getByRole('textbox', { name: /^List/ });
  await choose(page, 0, 'slow.txt');
  await choose(page, 1, 'fast.txt');
  await expect(lists.nth(1)).toHaveText('text of fast.txt');
  await release();
  await expect(lists.nth(0)).toHaveText('text of slow.txt');
  await expect(lists.nth(1)).toHaveText('text of fast.txt');
});
