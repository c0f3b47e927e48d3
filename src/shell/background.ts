import { basePath } from '#ui/base-path.ts';
import { config } from './config.ts';
import { makeAbsolute } from './hydration.ts';
import { loadTable } from './pages.ts';
import { loadToolSearch } from './palette/search-tools.ts';
import { startServiceWorker } from './service-worker.ts';
import { refreshSite } from './site/refresh-site.ts';

/** For installing the site; nothing needs it before the page can be used. */
function addManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${basePath()}manifest.webmanifest`;
  document.head.append(link);
}

const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));

/** A few at a time: an icon is built anew when its address is set. */
function settleIcons(address: string, icons = [...document.querySelectorAll('use[href^="."]')]): void {
  makeAbsolute(icons.slice(0, 20), address);
  if (icons.length > 20) later(() => settleIcons(address, icons.slice(20)));
}

/**
 * What may wait until the page can be used: the other language, the service worker, analytics. `address` is the one
 * that the page was opened at.
 */
export function startBackground(address: string): void {
  later(() => settleIcons(address));
  later(() => {
    addManifest();
    loadTable().catch(() => undefined);
    // Both languages and what the palette needs. Offline or gone: loaded again when somebody asks for them.
    loadToolSearch().catch(() => undefined);
    // A browser that refuses the worker (private windows, blocked site data) works without it.
    startServiceWorker().catch(() => undefined);
    refreshSite().catch(() => undefined);
    // Known at build time: without analytics no line of them is in the build.
    const isTracked = config['plausible.isTrackerEnabled'] && config['plausible.apiHost'] !== '';
    if (import.meta.env.VITE_TRACKER_ENABLED === 'true' && isTracked) {
      import('./analytics.ts').then(
        ({ startAnalytics }) => startAnalytics(),
        () => undefined,
      );
    }
  });
}
