import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatRoutes, routesOf } from '#core/site-routes.ts';
import { createHost, readSiteEnv } from './host.ts';

let dist: string;
const write = (text: string): void => writeFileSync(join(dist, 'site/toolcrib.config.json'), text);

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'toolcrib-host-'));
  for (const part of ['site', 'server']) mkdirSync(join(dist, part));
  const routes = routesOf([
    { id: 'hash-text', category: 'crypto', icon: 'x', width: 'wide', redirectFrom: ['/hash'] },
    { id: 'math-evaluator', category: 'math', icon: 'x', width: 'wide' },
  ]);
  writeFileSync(join(dist, 'server/routes.txt'), formatRoutes(routes));
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('createHost', () => {
  it('hides a tool under all of its addresses, and follows the file', () => {
    write('{"tools.hidden":["hash-text"]}');
    const host = createHost({ dist, env: {} });
    const hidden = (): boolean[] =>
      ['/hash-text', '/hash-text/', '/hash', '/math-evaluator', '/', '/about'].map((path) => host().isHidden(path));
    expect(hidden()).toEqual([true, true, true, false, false, false]);
    write('{ "categories.hidden": ["math"] }');
    expect(hidden()).toEqual([false, false, false, true, false, false]);
  });

  it('shows a broken file as it is, says what is wrong and hides nothing', () => {
    write('{"tools.hidden":["hash-text","x"]}');
    const { files, problem, isHidden } = createHost({ dist, env: {} })();
    expect(files.get('/toolcrib.config.json')).toBe('{"tools.hidden":["hash-text","x"]}');
    expect(problem).toContain('tools.hidden: expected tool, received "x"');
    expect(isHidden('/hash-text')).toBe(false);
  });

  it('is as built without a file', () => {
    const { files, problem } = createHost({ dist, env: {} })();
    expect([...files]).toEqual([['/toolcrib.config.json', '{}']]);
    expect(problem).toBeUndefined();
  });

  it('takes the variables instead of the file, and writes the sitemap where the address is known', () => {
    write('{"app.theme":"dark"}');
    const env = { TOOLCRIB_HIDDEN_TOOLS: ' math-evaluator,', TOOLCRIB_URL: 'https://tools.example.org' };
    const { files } = createHost({ dist, env })();
    expect(files.get('/toolcrib.config.json')).toBe('{"tools.hidden":["math-evaluator"]}\n');
    expect(files.get('/sitemap.xml')?.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://tools.example.org/',
      '<loc>https://tools.example.org/about',
      '<loc>https://tools.example.org/pipe',
      '<loc>https://tools.example.org/hash-text',
    ]);
    expect(files.get('/opensearch.xml')).toContain('template="https://tools.example.org/?q={searchTerms}"');
    expect(files.get('/robots.txt')).toContain('Sitemap: https://tools.example.org/sitemap.xml');
  });
});

it('reads an empty variable as set', () => {
  expect(readSiteEnv({ TOOLCRIB_SUPPORT_URL: '', TOOLCRIB_HIDDEN_TOOLS: '' })).toEqual({
    'app.supportUrl': '',
    'tools.hidden': [],
  });
});
