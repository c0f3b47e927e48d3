import type { Plugin } from 'vite';

const name = 'virtual:thread';

/** `virtual:thread` is the address of the built `src/cli/thread.ts`, wherever the chunk that asks for it stands. */
export function thread(): Plugin {
  return {
    name: 'toolcrib:thread',
    // Before Vite's own, which makes addresses of a page.
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      if (this.environment.config.command !== 'build') return 'export default undefined';
      const file = this.emitFile({ type: 'chunk', id: 'src/cli/thread.ts', fileName: 'thread.js' });
      return `export default import.meta.ROLLDOWN_FILE_URL_${file}`;
    },
    resolveFileUrl: ({ moduleId, relativePath }) =>
      moduleId === `\0${name}` ? `new URL(${JSON.stringify(relativePath)}, import.meta.url)` : undefined,
  };
}
