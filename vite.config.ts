import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { readConfig } from './src/core/config.ts';
import { chunkOf } from './vite/chunks.ts';
import { french } from './vite/french.ts';
import { icons } from './vite/icons.ts';
import { scopedName } from './vite/scoped-name.ts';
import { tools } from './vite/tools.ts';

/** An invalid configuration stops the build with the message that the page would show. */
function checkedConfig(): Plugin {
  return {
    name: 'toolcrib:config',
    config: (_, { mode }) => {
      readConfig({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env });
    },
  };
}

/** The script that runs before the first paint stands in the page itself. */
function headScript(): Plugin {
  return {
    name: 'toolcrib:head-script',
    transformIndexHtml: () => [
      { tag: 'script', children: readFileSync('src/shell/head-script.js', 'utf8'), injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, injectTo: 'head' },
    ],
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  base: './',
  plugins: [react(), tools(), icons(), ...(isSsrBuild ? [] : [french()]), checkedConfig(), headScript()],
  // React has it itself; this is the copy for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: command === 'build' ? { generateScopedName: scopedName } : {} },
  worker: { format: 'es', plugins: () => [tools(), icons()] },
  server: { port: 5173 },
  build: isSsrBuild
    ? { outDir: 'dist/prerender', rolldownOptions: { input: 'src/shell/prerender.tsx' }, copyPublicDir: false }
    : {
        outDir: 'dist/site',
        target: 'es2023',
        manifest: 'build.json',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'index.html',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'app and kit', name: chunkOf() }],
            },
          },
        },
      },
}));
