import { runnerImport, type Plugin } from 'vite';
import { withFrenchSpaces } from '../src/core/text.ts';
import type { Tool, ToolRow, ToolWords } from '../src/core/tool.ts';

const entry = 'src/tools/index.ts';

const modules = {
  'virtual:tools/rows': (all: Record<string, Tool>): ToolRow[] =>
    Object.entries(all).map(([id, { category, icon, width = 'narrow', createdAt, redirectFrom }]) => ({
      id,
      category,
      icon,
      width,
      ...(createdAt === undefined ? {} : { createdAt }),
      ...(redirectFrom === undefined ? {} : { redirectFrom }),
    })),
  'virtual:tools/data-sets': (all: Record<string, Tool>) =>
    Object.entries(all).flatMap(([tool, { dataSets = [] }]) => dataSets.map((set) => ({ tool, ...set }))),
  'virtual:tools/best-known': (all: Record<string, Tool>): string[] =>
    Object.entries(all)
      .toSorted(([, a], [, b]) => (b.popularity ?? 50) - (a.popularity ?? 50))
      .map(([id]) => id),
  'virtual:tools/any-text': (all: Record<string, Tool>) =>
    Object.entries(all).flatMap(([tool, { takesText }]) => (takesText ? [{ tool, fields: takesText }] : [])),
  'virtual:tools/en': (all: Record<string, Tool>) => wordsOf(all, 'en'),
  'virtual:tools/fr': (all: Record<string, Tool>) => wordsOf(all, 'fr'),
  'virtual:tools/names/en': (all: Record<string, Tool>) => namesOf(all, 'en'),
  'virtual:tools/names/fr': (all: Record<string, Tool>) => namesOf(all, 'fr'),
};

function wordsOf(all: Record<string, Tool>, language: 'en' | 'fr'): Record<string, ToolWords> {
  const typeset = language === 'fr' ? withFrenchSpaces : (text: string) => text;
  return Object.fromEntries(
    Object.entries(all).map(([id, { [language]: words }]) => [
      id,
      {
        ...words,
        name: typeset(words.name),
        description: typeset(words.description),
        ...(words.summary === undefined ? {} : { summary: typeset(words.summary) }),
      },
    ]),
  );
}

function namesOf(all: Record<string, Tool>, language: 'en' | 'fr'): Record<string, string> {
  return Object.fromEntries(Object.entries(wordsOf(all, language)).map(([id, { name }]) => [id, name]));
}

/**
 * Splits the tools' own descriptions (`tool.ts`) into what the entry needs (language-neutral rows), the names in each
 * language, which every page shows, and all words in each language, which the search and other pages need.
 */
export function tools(): Plugin {
  let loaded: Promise<Record<string, Tool>> | undefined;
  const load = (): Promise<Record<string, Tool>> => {
    loaded ??= runnerImport<{ tools: Record<string, Tool> }>(entry).then(({ module }) => module.tools);
    return loaded;
  };
  return {
    name: 'toolcrib:tools',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const make = modules[id.slice(1) as keyof typeof modules];
      return id.startsWith('\0') && id.slice(1) in modules
        ? `export default ${JSON.stringify(make(await load()))}`
        : undefined;
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('/tool.ts')) return undefined;
      loaded = undefined;
      for (const id of Object.keys(modules)) {
        const module = server.moduleGraph.getModuleById(`\0${id}`);
        if (module) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}
