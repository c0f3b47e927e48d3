import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath } from 'vite';

interface ModuleInfo {
  readonly importedIds: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

// Vite's ids have slashes on every system.
const tools = normalizePath(resolve('src/tools'));
const main = normalizePath(resolve('src/shell/main.tsx'));
/** When this share of the tools needs it, a module of ours is worth loading with the shell, or with the kit of the tools. */
const shared = { app: 0.45, kit: 0.1 };
const ours = /\/src\/(?:core|lib|run|ui)\//;
/** All but eight, which stand on one to three pages each. */
const componentStyles =
  /\/src\/(?:ui\/(?!(?:bit-grid|bit-layout|color-picker|diff-view|merge-editor|tinted-input|tooltip|value-rows)\/)|shell\/home\/)[^?]*\.css/;
/** What start-deferred.ts shares with other parts that come later: a few lines each, not worth a request. */
const deferred =
  /\/src\/shell\/(?:main-input|untouched-focus|insert-text|offline|forget-tab|keys\/answer-copy|host-config\/kept-site)\.ts/;
const bundler = /preload-helper|rolldown\/runtime/;
/** What fewer tools share, a chunk for each family: one by one, a page would need twice the requests. */
const families: readonly (readonly [RegExp, string])[] = [
  // A few lines each: not worth a request.
  [/\/src\/(?:ui\/hooks\/use-(?:now|copy-focus|error-text)|core\/once|lib\/code-point)\.ts/, 'app'],
  [/\/src\/ui\/tool-tabs\//, 'kit'],
  [/\/src\/ui\/menu\//, 'menu'],
  [/\/src\/ui\/(?:presets|hooks\/use-ctrl-enter)/, 'presets'],
  [/\/src\/(?:ui\/many\/|lib\/csv\.ts)/, 'many'],
  [/\/src\/ui\/(?:\w+-pane|panes|code-editor|files|drop-zone|file-card|fault|large-file)\//, 'editor'],
  [/\/src\/ui\/(?:place-list\/|line-offset\.ts)/, 'places'],
  [/\/src\/lib\/(?:json-scan\/|documents\/layout\.ts)/, 'json-scan'],
  // Not what readers of YAML and JSON need besides the converters.
  [/\/src\/(?:ui\/document-converter|lib\/documents\/(?!layout|yaml-messages))/, 'documents'],
  [/\/src\/lib\/net(?:\.ts|\/)/, 'net'],
  [/\/src\/lib\/(?:alphabet|base32|base64|bytes|charset|random|shown-character)\.ts/, 'bytes'],
  [/\/node_modules\/@noble\/hashes\/(?:sha2|utils|_md|_u64|hmac)\.js/, 'sha2'],
];
/** The same for what a first result loads, on the page and in the worker. Most tools that need one file of a family need all of it. */
const lateFamilies: typeof families = [
  [/\/src\/lib\/json-scan\/(?:fault|path|position|source)\.ts/, 'json-source'],
  [
    /\/src\/lib\/json-scan\/(?:duplicate-keys|frame|lexer|literal|open|scanner|survey|token|value-lexer)\.ts/,
    'json-reader',
  ],
  [/\/src\/lib\/documents\/(?:code-point-order|numbers|position|trail|value)\.ts/, 'document'],
  [/\/src\/(?:lib\/token-forms|shell\/tool-page\/secrets)\.ts/, 'secrets'],
  [/\/src\/(?:core\/(?:once|platform|start-of)|lib\/(?:code-point|shown-character))\.ts/, 'core'],
];

/** Every module that a module needs to start, itself included. */
function reach(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reach(next, modules, found);
  return found;
}

interface Graph {
  readonly shell: ReadonlySet<string>;
  /** Which share of the tools needs a module to start. */
  readonly uses: ReadonlyMap<string, number>;
}

function graphOf(modules: Modules): Graph {
  const views = readdirSync(tools)
    .map((name) => `${tools}/${name}/view.tsx`)
    .filter(existsSync);
  const uses = new Map<string, number>();
  for (const view of views) {
    for (const id of reach(view, modules)) uses.set(id, (uses.get(id) ?? 0) + 1 / views.length);
  }
  return { shell: reach(main, modules), uses };
}

/** The chunk of a module that no tool needs to start. */
export function lateChunkOf(id: string): string | null {
  return lateFamilies.find(([members]) => members.test(id))?.[1] ?? null;
}

/**
 * Few requests, none in vain: `app` is what every page needs (the shell, what most tools need besides, and the style
 * sheets of all components, which are small), `kit` what many tools need; a view and a language are chunks of their own,
 * and so is what is loaded later.
 */
export function chunkOf(): (id: string, modules: Modules) => string | null {
  let graph: Graph | undefined;
  return (id, modules) => {
    graph ??= graphOf(modules);
    if (graph.shell.has(id) || componentStyles.test(id) || bundler.test(id)) return 'app';
    if (deferred.test(id)) return 'deferred';
    const uses = graph.uses.get(id) ?? 0;
    if (ours.test(id) && uses >= shared.app) return 'app';
    if (uses === 0) return lateChunkOf(id);
    const family = families.find(([members]) => members.test(id))?.[1];
    if (family) return family;
    return ours.test(id) && uses >= shared.kit ? 'kit' : null;
  };
}
