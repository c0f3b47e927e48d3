import { readdirSync } from 'node:fs';
import { build } from 'vite';

/** Where the engines stand with the public examples beside them. */
export const folder = '.cache/fuzz';

/** Builds both, as the command line is built: seconds, so that what is tried is what the sources are now. */
export async function buildCases() {
  const tools = readdirSync('src/tools', { withFileTypes: true }).filter((item) => item.isDirectory());
  const examples = tools.map(({ name }) => [`examples/${name}`, `src/tools/${name}/examples.ts`]);
  await build({
    configFile: 'vite.cli.config.ts',
    logLevel: 'error',
    build: { outDir: folder, rolldownOptions: { input: Object.fromEntries(examples) } },
  });
}
