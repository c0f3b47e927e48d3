import { createRequire } from 'node:module';
import { normalizePath, type Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** Packages whose form for browsers asks a document, which workers and the command line have not. */
const packages: ReadonlySet<string> = new Set(['decode-named-character-reference']);

/** Takes such packages in the form that needs none. */
export function noDom(): Plugin {
  return {
    name: 'toolcrib:no-dom',
    enforce: 'pre',
    resolveId: (id) => (packages.has(id) ? normalizePath(resolve(id)) : undefined),
  };
}
