import { existsSync, readFileSync } from 'node:fs';
import words from 'virtual:tools/en';
import { describe, expect, it } from 'vitest';
import { shell } from './messages/en.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly short_name: string; readonly url: string }[];
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

/** Width and height of a PNG (PNG specification, §11.2.2: IHDR is the first chunk). */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the web application manifest', () => {
  it('says what the home page says', () => {
    expect(`${manifest.name} - ${manifest.description}`).toBe(shell.homeTitle);
  });

  it('names places relative to itself, so that one build serves under any path', () => {
    for (const place of [manifest.start_url, manifest.scope, ...manifest.shortcuts.map(({ url }) => url)]) {
      expect(place).toMatch(/^\.\/[a-z0-9-]*$/);
    }
    for (const { src } of manifest.icons) expect(src).toMatch(/^[\w.-]+$/);
  });

  it('has the icons that installing takes, in the sizes that it says', () => {
    for (const { src, sizes, type } of manifest.icons) {
      expect(existsSync(`public/${src}`), src).toBe(true);
      if (type === 'image/png') expect(sizeOf(`public/${src}`), src).toBe(sizes);
    }
    const has = (wanted: Partial<Icon>): boolean =>
      manifest.icons.some((icon) => Object.entries(wanted).every(([key, value]) => icon[key as keyof Icon] === value));
    expect(has({ sizes: '192x192' }) && has({ sizes: '512x512' }) && has({ purpose: 'maskable' })).toBe(true);
  });

  it('has shortcuts to tools, under the names that they have', () => {
    expect(manifest.shortcuts).toHaveLength(4);
    for (const { name, short_name, url } of manifest.shortcuts) {
      expect(words[url.slice(2)]?.name, url).toBe(name);
      expect(short_name.length).toBeLessThanOrEqual(12);
    }
  });
});
