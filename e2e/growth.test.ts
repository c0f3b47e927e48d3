import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tools } from '../src/tools/index.ts';

/*
 * What the first load gains with each tool, in bytes of gzip, and what it may gain. The parts that belong to tools are
 * found in the build and taken out; the difference is theirs. Sixty made-up tools more cost sixty times that.
 */

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;
const site = (file: string): string => readFileSync(`dist/site/${file}`, 'utf8');
const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;
const ids = Object.keys(tools);

/** The files that a chunk needs to start, itself included. */
function needs(key: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) needs(next, found);
  return found;
}

/** The table of all tools in a built file, and the text without it. */
function split(text: string, table: RegExp): { table: string; rest: string } {
  const found = text.match(table)?.[0] ?? '';
  return { table: found, rest: text.replace(found, '[]') };
}

/** A record with an entry for each tool. */
const names = new RegExp(`\\{(?:"?[a-z0-9-]+"?:(?:\`[^\`]*\`|"[^"]*"),?){${ids.length}}\\}`);
const rows = /\[(?:\{id:`[^[}]*(?:\[[^\]]*\])?\},?)+\]/;
const app = Object.keys(manifest).find((key) => /^_app-.*\.js$/.test(key)) ?? '';
const entry = [...needs(app)].map(site).join('');
const languageFile = (language: string): string => site(manifest[`src/shell/messages/${language}.ts`]?.file ?? '');

describe('growth', () => {
  it.each([
    ['entry', entry, rows, 60],
    ['English names', languageFile('en'), names, 20],
    ['French names', languageFile('fr'), names, 24],
  ])('%s: a tool adds no more than its share', (_, text, pattern, limit) => {
    const { table, rest } = split(text, pattern);
    // The table is really that of the tools.
    for (const id of ids) expect(table).toContain(id);
    expect((gzip(text) - gzip(rest)) / ids.length).toBeLessThan(limit);
  });

  it.each(['en', 'fr'])('language file %s: within its 12 kB with sixty tools more', (language) => {
    const text = languageFile(language);
    const share = (gzip(text) - gzip(split(text, names).rest)) / ids.length;
    expect(gzip(text) + 60 * share).toBeLessThan(12_000);
  });

  it.each([
    ['index.html', 130],
    ['about/index.html', 32],
    ...ids.map((id): [string, number] => [`${id}/index.html`, 40]),
  ])('%s: a tool adds no more to the page than its link, and its card on home', (file, limit) => {
    const html = site(file);
    const linked = new Set<string>();
    const rest = html.replace(/<li\b.*?<\/li>/gs, (item) => {
      const id = item.match(/href="[^"]*?([a-z0-9-]+)"/)?.[1] ?? '';
      // Every second one: those that are left have taught the compression how they look.
      if (!(id in tools) || ids.indexOf(id) % 2 === 0) return item;
      linked.add(id);
      return '';
    });
    expect(linked.size).toBe(Math.floor(ids.length / 2));
    expect((gzip(html) - gzip(rest)) / linked.size).toBeLessThan(limit);
  });

  const sentences = Object.entries(tools).flatMap(([id, { en, fr }]) =>
    [en, fr].flatMap(({ description, keywords }) => [
      { id, text: description },
      // A keyword alone may be any word; the list of a tool is not.
      { id, text: keywords.join(', ') },
    ]),
  );

  it('no description and no keywords of a tool are in the scripts of the first load', () => {
    const home = [...needs('src/shell/home/home.tsx')].map(site).join('');
    const first = [entry, home, languageFile('en'), languageFile('fr')].join('').replaceAll(/["`],\s*["`]/g, ', ');
    expect(first).toContain(tools[ids[0] ?? '']?.en.name);
    expect(sentences.filter(({ text }) => first.includes(text))).toEqual([]);
  });

  it('a page has the description and the keywords of its own tool only', () => {
    const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const own = sentences.filter(({ id, text }) => text === tools[id]?.en.description);
    for (const [page, foreign] of own.map((one, index) => [one, own[(index + 1) % own.length]] as const)) {
      const html = site(`${page.id}/index.html`).replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
      expect(html, page.id).toContain(escape(page.text));
      const others = own.filter(({ id, text }) => id !== page.id && text !== page.text && !page.text.includes(text));
      expect(others).toContain(foreign);
      expect(others.filter(({ text }) => html.includes(escape(text)))).toEqual([]);
    }
  });
});
