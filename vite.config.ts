import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkFileNames } from './vite/chunk-names.ts';
import { chunkOf } from './vite/chunks.ts';
import { configuration } from './vite/configuration.ts';
import { icons } from './vite/icons.ts';
import { noDom } from './vite/no-dom.ts';
import { tools } from './vite/tools.ts';
import { workerOutput } from './vite/worker-output.ts';

const headScripts = ['src/shell/head-script.js', 'src/shell/early/record.js', 'src/shell/stand-still.js'];

/** The scripts that run before the first paint stand in the page itself. */
function headScript(): Plugin {
  return {
    name: 'toolcrib:head-script',
    transformIndexHtml: () => [
      ...headScripts.map((file) => ({
        tag: 'script',
        children: readFileSync(file, 'utf8'),
        injectTo: 'head' as const,
      })),
      { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, injectTo: 'head' },
    ],
  };
}

/** `panel_x3f9`: a class and its file, short because every page carries these names in its scripts. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  plugins: [react(), tools(), noDom(), icons(), configuration(), headScript()],
  // React has it itself; this is the copy for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: scopedName } },
  // CommonJS whose exports Node cannot name.
  ssr: { noExternal: ['punycode'] },
  worker: {
    format: 'es',
    plugins: () => [tools(), noDom(), icons()],
    rolldownOptions: { output: workerOutput },
  },
  server: { port: 5173 },
  build: isSsrBuild
    ? { outDir: 'dist/prerender', rolldownOptions: { input: 'src/shell/prerender.tsx' }, copyPublicDir: false }
    : {
        outDir: 'dist/site',
        target: 'es2023',
        // The oldest browsers that are supported (decision 158).
        cssTarget: ['chrome125', 'firefox126', 'safari17.5'],
        manifest: 'build.json',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'index.html',
          output: {
            chunkFileNames,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'app and kit', name: chunkOf() }],
            },
          },
        },
      },
}));
