// Builds everything: the site, its prerendered pages and service worker, the command line and the library with its types,
// the licenses and the bill of materials. TOOLCRIB_UNCOMPRESSED=1 leaves the compressed files out, half of the time.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { build } from 'vite';
import { compress } from './compress.mjs';
import { writeDeclarations } from './declarations.mjs';
import { writeLicenses } from './licenses.mjs';
import { prerenderSite } from './prerender.mjs';
import { writeSbom } from './sbom.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { shippedPackages } from './shipped.mjs';
import { markBuilt } from './stamp.mjs';

function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // An unpacked archive has no history; the version then says so.
    return '';
  }
}

function setVersion() {
  const commit = git('rev-parse', '--short', 'HEAD');
  const now = new Date();
  const day = `${now.getUTCFullYear()}.${now.getUTCMonth() + 1}.${now.getUTCDate()}`;
  process.env.VITE_APP_ENV ??= 'production';
  process.env.VITE_APP_COMMIT_SHA ??= commit;
  process.env.VITE_APP_VERSION ??= commit ? `${day}-${commit}` : day;
  process.env.VITE_APP_BUILD_DATE ??= now.toISOString().slice(0, 10);
}

async function main() {
  setVersion();
  rmSync('dist', { recursive: true, force: true });
  const logLevel = 'warn';
  const site = await build({ logLevel });
  await build({ logLevel, build: { ssr: true } });
  await prerenderSite();
  const program = await build({ logLevel, configFile: 'vite.cli.config.ts' });
  writeDeclarations();
  const packages = shippedPackages(site, program);
  writeLicenses(packages);
  writeSbom(packages);
  await writeServiceWorker();
  if (process.env.TOOLCRIB_UNCOMPRESSED !== '1') await compress('dist/site');
  markBuilt();
}

await main();
