import { defineConfig } from 'vite';
import { noDom } from '../../vite/no-dom.ts';
import { tools } from '../../vite/tools.ts';
import { workerOutput } from '../../vite/worker-output.ts';

/**
 * Every operation by its id, for the proofs and the measurements. A build of its own: as a second entry of the site
 * it would split each engine from its screen, one request more for every tool.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [noDom()],
  worker: { format: 'es', plugins: () => [tools(), noDom()], rolldownOptions: { output: workerOutput } },
  build: {
    outDir: '.cache/by-id',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'e2e/harness/by-id.ts',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'by-id.js' },
    },
  },
});
