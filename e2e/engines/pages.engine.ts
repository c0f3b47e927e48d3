import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/install.mjs';
import { examplesOf, operationsOf } from '../operations.ts';
import { routes, toolIds } from '../routes.ts';
import { serve, type Site } from '../site.ts';
import { startChromium } from './chromium.ts';
import { collecting, takeFaults } from './collect.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { olderChromiums } from './older.ts';
import { doOneThing, ready, type Task } from './one-thing.ts';
import { startWebKit } from './webkit.ts';

/** Milliseconds. */
const patience = { page: 30_000, answer: 5000 };
/** A longer text would be typed for longer than it is looked at. */
const longestText = 2000;

interface Known {
  readonly program: string | undefined;
  /** What Debian calls it. */
  readonly packages: string;
  readonly start: (program: string) => Promise<Engine>;
}

const at = (...paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));
const hasScreen = process.env['DISPLAY'] !== undefined || existsSync('/usr/bin/Xvfb');
const engines: Readonly<Record<string, Known>> = {
  Chromium: { program: findBrowser(), packages: 'chromium', start: startChromium },
  Firefox: { program: at('/usr/bin/firefox-esr', '/usr/bin/firefox'), packages: 'firefox-esr', start: startFirefox },
  WebKit: {
    program: hasScreen ? at('/usr/bin/WebKitWebDriver') : undefined,
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKit,
  },
  ...Object.fromEntries(
    olderChromiums('supported').map(({ name, program }) => [name, { program, packages: '', start: startChromium }]),
  ),
};

/** What the public examples give to the source fields of a tool's operations, those first that need nothing else. */
async function taskFor(tool: string): Promise<Task> {
  const sources = new Map((await operationsOf(tool)).map(({ id, source }) => [id, source]));
  const examples = await examplesOf(tool);
  const given = examples.flatMap(({ op, input, error }) => {
    const value = (input as Readonly<Record<string, unknown>>)[sources.get(`${tool}/${op}`) ?? ''];
    return error === undefined ? [{ value, count: Object.keys(input).length }] : [];
  });
  const values = given.toSorted((a, b) => a.count - b.count).map(({ value }) => value);
  // A tool whose operations need several things has no source.
  const others = examples
    .flatMap(({ input }) => Object.values(input))
    .flatMap((value) => (typeof value === 'number' ? String(value) : value));
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value !== '' && value.length <= longestText;
  // A page has something to say of a wrong file, too.
  const file = examples.flatMap(({ input }) => Object.values(input)).find((value) => value instanceof Blob);
  return {
    texts: [...new Set([...values, ...others].filter(isText))].slice(0, 4),
    file: file && Buffer.from(await file.arrayBuffer()).toString('base64'),
    patience: patience.answer,
  };
}

describe.each(Object.entries(engines))('%s', (name, { program, packages, start }) => {
  if (program === undefined) {
    console.log(`${name} is skipped: it is not installed (Debian: apt-get install ${packages}).`);
    it.skip(`${name} is not installed`);
    return;
  }
  let site: Site;
  let engine: Engine;
  beforeAll(async () => {
    site = await collecting(await serve());
    engine = await start(program);
    console.log(`${name}: ${await engine.run(() => navigator.userAgent, null)}`);
  });
  afterAll(async () => {
    await engine?.close();
    await site.stop();
  });

  it.each(routes)(`${name} %s`, async (route) => {
    await engine.visit(site.url + route.slice(1));
    expect(await engine.run(ready, patience.page), 'can be used').toBe(true);
    const tool = toolIds.find((id) => route === `/${id}`);
    if (tool !== undefined) {
      const done = await engine.run(doOneThing, await taskFor(tool));
      expect(done, 'something on the page answers').toBeTruthy();
    }
    expect([...(await engine.run(takeFaults, null)), ...engine.reports()], 'errors').toEqual([]);
  });
});
