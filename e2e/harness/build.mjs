import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { build } from 'vite';

const folder = '.cache/by-id';
/** What the site was built from; the copy says what this was built from. */
const stamps = ['dist/.built', `${folder}/.built`];

/** Builds `e2e/harness/by-id.ts`, once per build of the site. */
export async function ensureById() {
  const [site, own] = stamps.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
  if (own !== undefined && own === site) return;
  const { NODE_ENV } = process.env;
  await build({ configFile: 'e2e/harness/vite.config.ts', logLevel: 'error' });
  // Vite sets it to production, and what is started later in this process would take it over.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  if (site !== undefined) copyFileSync(...stamps);
}

/** Serves it to a page or context of Playwright under `/by-id/`, the address that `import()` takes in the page. */
export async function serveById(target) {
  await target.route('**/by-id/**', (route) => {
    const file = folder + new URL(route.request().url()).pathname.replace(/^.*?\/by-id(?=\/)/, '');
    const contentType = file.endsWith('.json') ? 'application/json' : 'text/javascript';
    return existsSync(file)
      ? route.fulfill({ body: readFileSync(file), contentType })
      : route.fulfill({ status: 404, body: '' });
  });
}
