import { readdirSync, readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vite';
import { noDom } from './vite/no-dom.ts';
import { thread } from './vite/thread.ts';
import { tools } from './vite/tools.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
process.env['VITE_APP_VERSION'] ??= version;

const executable: Plugin = {
  name: 'toolcrib:executable',
  writeBundle: ({ dir = '.' }) => chmod(`${dir}/toolcrib.js`, 0o755),
};

/** One entry a tool: `import … from 'toolcrib/<tool>'`, and what the command line loads. */
const engines = readdirSync('src/tools', { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map(({ name }) => [`tools/${name}`, `src/tools/${name}/engine.ts`] as const);

/**
 * The command line and the library: small entries and lazy chunks, with everything from npm inside. Packages are taken
 * in their form for browsers, as in the site: one behavior, and engines that run in other people's pages too.
 */
export default defineConfig({
  plugins: [tools(), noDom(), thread(), executable],
  publicDir: false,
  ssr: { noExternal: true, target: 'webworker' },
  // Else it would be `{}`, as in a page, and PORT unheard.
  define: { 'process.env': 'process.env' },
  build: {
    ssr: true,
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { toolcrib: 'src/cli/main.ts', library: 'src/run/package.ts', ...Object.fromEntries(engines) },
      external: [/^(node:.*|fs|path)$/],
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
