import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { tools } from '../../vite/tools.ts';

const folder = '.cache/time-box';

/** The worker is a file beside the page. */
const besidePage: Plugin = {
  name: 'toolcrib:worker-beside-page',
  enforce: 'pre',
  resolveId: (source) => (source === './worker.ts?worker&url' ? '\0worker' : undefined),
  load: (id) => (id === '\0worker' ? `export default new URL('./worker.js', import.meta.url).href` : undefined),
};

/** Makes the program of the threads: what runs operations in the page, from the sources. */
export async function bundleThreads(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [tools(), besidePage],
    // Packages as the site has them, CommonJS ones included.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rolldownOptions: {
        input: { page: 'e2e/time-box/page.ts', worker: 'e2e/time-box/worker.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return resolve(folder, 'page.js');
}
