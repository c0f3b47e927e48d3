import type { Page } from '@playwright/test';
import { createServer, runnerImport, type ViteDevServer } from 'vite';
import { commonErrors } from '../src/core/sentence.ts';
import type { Language, Message, Messages, Words } from '../src/core/text.ts';
import type { ToolWords } from '../src/core/tool.ts';
import '../src/ui/words-fr.ts';
import { words as library } from '../src/ui/words.ts';
import { tools as toolsPlugin } from '../vite/tools.ts';
import { eachScreen, typeEverywhere } from './fields.ts';
import { expect, open, routes, test, toolIds, visit, walk } from './fixtures.ts';

interface LanguageFile {
  readonly shell: Messages;
  readonly tools: Readonly<Record<string, ToolWords>>;
}

/** The language file of the shell, with every tool's name and description. */
const files = new Map<Language, Promise<LanguageFile>>();
function fileOf(language: Language): Promise<LanguageFile> {
  let file = files.get(language);
  if (!file) files.set(language, (file = readFile(language)));
  return file;
}

async function readFile(language: Language): Promise<LanguageFile> {
  const { module } = await runnerImport<LanguageFile>(`./src/shell/messages/${language}.ts`, {
    plugins: [toolsPlugin()],
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

async function tableOf(tool: string): Promise<Words> {
  const { text } = (await import(`../src/tools/${tool}/text.ts`)) as { readonly text: Words };
  return text;
}

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
/** One space for another, as the eye takes them. */
const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A message as a pattern of what it looks like when it is filled in. */
function patternOf(message: string): RegExp | undefined {
  const words = message.replace(/\{\w+\}/g, '');
  // Symbols, units and single letters belong to every language.
  if (!/[A-Za-zÀ-ÿ]{3}/.test(words)) return undefined;
  const parts = normal(message).split(/\{\w+\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?')}$`, 's');
}

interface Patterns {
  readonly en: readonly RegExp[];
  readonly fr: readonly RegExp[];
}

/** Names of languages stand in their own language everywhere. */
const everywhere = /^(English|Français)$/;

/** What the shell, the library and one tool say; another tool's words may be this one's data. */
async function patternsOf(tool: string | undefined): Promise<Patterns> {
  const [en, fr] = await Promise.all([fileOf('en'), fileOf('fr')]);
  const tables = [
    ...(tool === undefined ? [] : [await tableOf(tool)]),
    library,
    commonErrors,
    { en: en.shell, fr: fr.shell } as unknown as Words,
  ];
  const texts = (language: Language): string[] => [
    ...tables.flatMap((table) => Object.values(table[language] as Messages).flatMap(formsOf)),
    ...Object.values(language === 'en' ? en.tools : fr.tools).flatMap(({ name, description }) => [name, description]),
  ];
  const patterns = (language: Language): RegExp[] =>
    [...new Set(texts(language))].flatMap((message) => patternOf(message) ?? []);
  return { en: patterns('en'), fr: patterns('fr') };
}

/** What a page says in its own words: not what stands in fields and code, nor what is marked as another language. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>();
    const data = 'code, pre, samp, output, textarea, script, style, svg, .cm-editor, [contenteditable]';
    const own = (element: Element): boolean =>
      element.closest('[lang]') === document.documentElement && element.closest(data) === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        if (node.parentElement && own(node.parentElement)) said.add(node.data);
        continue;
      }
      const element = node as Element;
      if (element.closest('[lang]') !== document.documentElement) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'data-text']) {
        said.add(element.getAttribute(name) ?? '');
      }
    }
    said.add(document.title.replace(/ - Toolcrib$/, ''));
    for (const meta of document.querySelectorAll('meta[name=description]'))
      said.add(meta.getAttribute('content') ?? '');
    return [...said];
  });
}

function strangers(said: readonly string[], own: readonly RegExp[], other: readonly RegExp[]): string[] {
  return said
    .map(normal)
    .filter((text) => text !== '' && !everywhere.test(text))
    .filter((text) => other.some((pattern) => pattern.test(text)) && !own.some((p) => p.test(text)));
}

walk.describe('the two languages', () => {
  for (const [locale, language, other] of [
    ['en-US', 'en', 'fr'],
    ['fr-FR', 'fr', 'en'],
  ] as const) {
    walk.describe(language, () => {
      walk.use({ locale, allowedErrors: [/status of 404/] });

      for (const route of [...routes, '/no-such-page']) {
        walk(`language ${route}`, async ({ page }) => {
          await visit(page, route);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          const patterns = await patternsOf(toolIds.find((id) => route === `/${id}`));
          expect(Math.min(patterns.en.length, patterns.fr.length)).toBeGreaterThan(150);
          const said = new Set<string>();
          const look = async (): Promise<void> => {
            for (const text of await saidOn(page)) said.add(text);
          };
          await eachScreen(page, look);
          for (const wrong of ['{"x": é!', '-1']) {
            await typeEverywhere(page, wrong);
            await page.waitForTimeout(150);
            await look();
          }
          expect(strangers([...said], patterns[language], patterns[other])).toEqual([]);
        });
      }
    });
  }
});

test.describe('the pseudo-locale', () => {
  let site: ViteDevServer;
  let address: string;
  test.beforeAll(async () => {
    site = await createServer({ logLevel: 'error', server: { port: 0, hmr: false }, cacheDir: '.cache/pseudo' });
    await site.listen();
    address = site.resolvedUrls?.local[0] ?? '';
  });
  test.afterAll(() => site.close());

  test('language: with ?pseudo in development no text of the shell shows untranslated', async ({ browser }) => {
    test.slow();
    const page = await browser.newPage();
    await open(page, `${address}?pseudo`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^⟦.*⟧$/);
    const plain = (await saidOn(page)).map(normal).filter((text) => /[A-Za-z]{3}/.test(text) && !text.includes('⟦'));
    // The product's name, the two languages by their own names, the keys of the search.
    expect(plain.filter((text) => !/^(Toolcrib|English|Français|Ctrl K|⌘ K|Support|\d.*)$/.test(text))).toEqual([]);
    await page.close();
  });
});
