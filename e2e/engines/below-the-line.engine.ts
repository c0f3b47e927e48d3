import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { serve, type Site } from '../site.ts';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { olderChromiums } from './older.ts';

interface Seen {
  readonly heading: string;
  /** The characters of the content. */
  readonly length: number;
  readonly sentences: readonly string[];
  /** Where the links of the menu lead. */
  readonly links: readonly string[];
}

/** What a page shows that has not started. Runs in the page. */
function look(): Seen {
  const textOf = (selector: string): string => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';
  return {
    heading: document.querySelector('main h1')?.textContent ?? '',
    length: textOf('main').length,
    sentences: [...document.querySelectorAll<HTMLElement>('[data-standstill]')].map((line) => line.innerText),
    links: [...document.querySelectorAll<HTMLAnchorElement>('#menu nav a')].map(({ href }) => href),
  };
}

const below = olderChromiums('below');
if (below.length === 0) it.skip('no browser below the line is here: npm run test:browsers fetches some');

describe.each(below.map(({ name, program }) => [name, program] as const))('%s', (name, program) => {
  let site: Site;
  let engine: Engine;
  beforeAll(async () => {
    site = await serve();
    engine = await startChromium(program);
    console.log(`${name}: ${await engine.run(() => navigator.userAgent, null)}`);
  });
  afterAll(async () => {
    await engine?.close();
    await site.stop();
  });

  it.each(routes)(`${name} %s`, async (route) => {
    await engine.visit(site.url + route.slice(1));
    const { heading, length, sentences, links } = await engine.run(look, null);
    expect(heading).not.toBe('');
    expect(length, 'the page shows what was prerendered').toBeGreaterThan(heading.length + 20);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/^This browser is too old .*\(it lacks \w/);
    expect(links.length).toBeGreaterThan(50);
  });

  it(`${name} follows links`, async () => {
    await engine.visit(site.url);
    const before = await engine.run(look, null);
    await engine.run(() => document.querySelector<HTMLElement>('#menu nav a')?.click(), null);
    await expect
      .poll(async () => (await engine.run(look, null).catch(() => before)).heading, { timeout: 30_000 })
      .not.toBe(before.heading);
  });
});
