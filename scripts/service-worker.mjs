import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { generateSW } from 'workbox-build';

const site = 'dist/site';
/** Larger files wait until they are used or the page is idle. */
const heavy = 150_000;

/**
 * The service worker: shell and tool chunks are kept from the first visit, heavier files from their first use (or when
 * the page is idle); every route is answered with the shell. `files.json` lists what makes the site whole offline.
 */
export async function writeServiceWorker() {
  const kept = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(assets\/.*|shell\.html|index\.html|favicon\.svg|manifest\.webmanifest)$/.test(file) &&
      statSync(`${site}/${file}`).isFile(),
  );
  writeFileSync(`${site}/files.json`, JSON.stringify(kept.sort()));
  const { warnings } = await generateSW({
    globDirectory: site,
    globPatterns: kept.filter((file) => statSync(`${site}/${file}`).size <= heavy),
    swDest: `${site}/sw.js`,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    dontCacheBustURLsMatching: /assets\//,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    navigateFallback: 'shell.html',
    navigateFallbackDenylist: [/\.\w+$/],
    runtimeCaching: [
      // What the host has set is kept by the page, not here, so that it never lasts longer than a visit. An empty
      // answer says that nothing is known.
      {
        urlPattern: /\/toolcrib\.config\.json$/,
        handler: 'NetworkOnly',
        options: { plugins: [{ handlerDidError: async () => new Response(null, { status: 204 }) }] },
      },
      { urlPattern: /\/(assets\/.*|files\.json)$/, handler: 'CacheFirst', options: { cacheName: 'toolcrib-assets' } },
    ],
  });
  for (const warning of warnings) console.warn(warning);
}
