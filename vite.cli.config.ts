import { readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vite';
import { tools } from './vite/tools.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
process.env['VITE_APP_VERSION'] ??= version;

const executable: Plugin = {
  name: 'toolcrib:executable',
  writeBundle: ({ dir = '.' }) => chmod(`${dir}/toolcrib.js`, 0o755),
};

/** The command line: one small entry and a lazy chunk per engine, with everything from npm inside. */
export default defineConfig({
  plugins: [tools(), executable],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/cli/main.ts',
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      output: { entryFileNames: 'toolcrib.js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
