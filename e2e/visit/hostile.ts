import type { Page } from '@playwright/test';
import { chooseFile, dropFile, typeEverywhere } from '../fields.ts';
import { payloads } from '../payloads.ts';

/**
 * Together the payloads are markup wherever text becomes markup; alone are those that are dangerous only as the whole
 * of a value, and what a page might look up elsewhere.
 */
const texts: readonly string[] = [
  'javascript:alert(1)//',
  '{"__proto__":{"pwned":true},"constructor":{"prototype":{"pwned":true}}}',
  'https://example.org/a?b=c',
  '192.0.2.1',
  payloads.join('\n'),
];

const name = payloads
  .filter((_, index) => index % 8 === 0)
  .join(' ')
  .replaceAll('/', '∕');
const markup = { name, type: 'text/html', content: `${payloads.join('\n')}\n<img src="https://example.org/x">` };
const picture = {
  name,
  type: 'image/svg+xml',
  content:
    '<svg xmlns="http://www.w3.org/2000/svg" data-pwn="1" onload="alert(1)"><script>alert(1)</script><image href="https://example.org/x"/></svg>',
};

/** Types into every field of a screen what must stay text, then drops one file and chooses another. */
export async function attack(page: Page): Promise<void> {
  await typeEverywhere(page, ...texts);
  await dropFile(page, markup);
  for (const input of await page.locator('main input[type=file]').all()) await chooseFile(input, picture);
}

/** What the browser has asked other origins for, whoever asked, since this was called last. */
export function foreignRequests(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    performance.clearResourceTimings();
    return asked.filter((name) => !/^(blob|data):/.test(name) && new URL(name).origin !== location.origin);
  });
}
