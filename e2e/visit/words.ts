import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { errorWords as frenchErrors } from '../../src/core/error-words.fr.ts';
import { errorWords } from '../../src/core/error-words.ts';
import type { Language, Message, Messages, Words } from '../../src/core/text.ts';
import type { ToolWords } from '../../src/core/tool.ts';
import frenchLibrary from '../../src/ui/words.fr.ts';
import { words as library } from '../../src/ui/words.ts';
import { tools as toolsPlugin } from '../../vite/tools.ts';

interface LanguageFile {
  readonly shell: Messages;
  readonly tools: Readonly<Record<string, ToolWords>>;
}

/** What a language says: as it stands, or as patterns of what it looks like when it is filled in. */
interface Said {
  readonly texts: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}
type Vocabulary = Readonly<Record<Language, Said>>;

/** One space for another, as the eye takes them. */
export const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A module of the shell that is made of what every tool says of itself. */
async function importMade<T>(specifier: string): Promise<T> {
  const { module } = await runnerImport<T>(specifier, {
    plugins: [toolsPlugin()],
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

/** The language file of the shell, with every tool's name and description. */
async function fileOf(language: Language): Promise<LanguageFile> {
  const { shell } = await importMade<{ readonly shell: Messages }>(`./src/shell/messages/${language}.ts`);
  const { default: tools } = await importMade<{ readonly default: LanguageFile['tools'] }>(`virtual:tools/${language}`);
  return { shell, tools };
}

function saidIn(table: Messages): Said {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  for (const message of Object.values<Message>(table)) {
    for (const form of typeof message === 'string' ? [message] : [message.one, message.other]) {
      const parts = normal(form).split(/\{\w+\}/);
      // Symbols, units and single letters belong to every language.
      if (!/[A-Za-zÀ-ÿ]{3}/.test(parts.join(''))) continue;
      if (parts.length === 1) texts.add(parts.join(''));
      else {
        const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
        patterns.push(new RegExp(`^${escaped.join('.+?')}$`, 's'));
      }
    }
  }
  return { texts, patterns };
}

function vocabularyOf({ en, fr }: Readonly<Record<Language, Messages>>): Vocabulary {
  return { en: saidIn(en), fr: saidIn(fr) };
}

const ofTools = new Map<string, Vocabulary>();
let shared: Promise<readonly Vocabulary[]> | undefined;

/** What the shell and the library say, read once per process. */
async function readShared(): Promise<readonly Vocabulary[]> {
  const [en, fr] = await Promise.all([fileOf('en'), fileOf('fr')]);
  const tools = ({ tools }: LanguageFile): Messages =>
    Object.fromEntries(
      Object.entries(tools).flatMap(([id, { name, description }]) => [
        [`${id} name`, name],
        [`${id} description`, description],
      ]),
    );
  const tables = [
    { en: library.en, fr: frenchLibrary },
    { en: errorWords.en, fr: frenchErrors },
    { en: en.shell, fr: fr.shell },
    { en: tools(en), fr: tools(fr) },
  ];
  return tables.map((table) => vocabularyOf(table));
}

/** What the shell, the library and one tool say; another tool's words may be this one's data. */
async function vocabulariesOf(tool: string | undefined): Promise<readonly Vocabulary[]> {
  shared ??= readShared();
  if (tool === undefined) return shared;
  let own = ofTools.get(tool);
  if (!own) {
    const { text } = (await import(`../../src/tools/${tool}/text.ts`)) as { readonly text: Words };
    const { default: fr } = (await import(`../../src/tools/${tool}/text.fr.ts`)) as { readonly default: Messages };
    ofTools.set(tool, (own = vocabularyOf({ en: text.en, fr })));
  }
  return [own, ...(await shared)];
}

/** What a page says in its own words: not what stands in fields and code, nor what is marked as another language. */
export function saidOn(page: Page): Promise<string[]> {
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

/** Names of languages stand in their own language everywhere. */
const everywhere = /^(English|Français)$/;

/** What a page says in the other language and not in its own; with the words of a tool, where it is one's page. */
export async function strangersOn(page: Page, language: Language, tool: string | undefined): Promise<string[]> {
  const vocabularies = await vocabulariesOf(tool);
  const isSaid = (text: string, by: Language): boolean =>
    vocabularies.some(({ [by]: { texts } }) => texts.has(text)) ||
    vocabularies.some(({ [by]: { patterns } }) => patterns.some((pattern) => pattern.test(text)));
  const other = language === 'en' ? 'fr' : 'en';
  const said = new Set((await saidOn(page)).map(normal));
  return [...said].filter(
    (text) => text !== '' && !everywhere.test(text) && isSaid(text, other) && !isSaid(text, language),
  );
}
