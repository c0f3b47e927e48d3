import { useLanguageStore } from '#ui/hooks/language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { config } from './config.ts';
import { makeAbsolute } from './absolute-addresses.ts';
import { hearEverything } from './early/wake.ts';
import { addManifest } from './doors/add-manifest.ts';
import { messagesOf } from './messages/messages.ts';
import { watchKeys } from './keys/watch-keys.ts';
import { watchTaken } from './recognise/watch-taken.ts';
import { startServiceWorker } from './service-worker.ts';
import { watchInstall } from './watch-install.ts';
import { refreshSite } from './host-config/refresh-site.ts';

const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));

/** The parameters that the manifest and the search description add to the address of home. */
const mayBeDoor = /[?&](?:shared|files|q)\b|#open=/;

/** Updates a few icons at a time, because setting the address of an icon rebuilds it. */
function settleIcons(address: string, icons = [...document.querySelectorAll('use[href^="."]')]): void {
  makeAbsolute(icons.slice(0, 20), address);
  if (icons.length > 20) later(() => settleIcons(address, icons.slice(20)));
}

/**
 * Starts everything that can wait until the page is usable: keys, pasting and dropping, the content that the page was
 * opened for, the service worker, the manifest, the host's settings, analytics. `address` is the one that the page was
 * opened at.
 */
export function startDeferred(address: string): void {
  later(() => settleIcons(address));
  watchInstall();
  watchKeys();
  watchTaken();
  hearEverything();
  document.documentElement.dataset['listens'] = '';
  if (mayBeDoor.test(address)) {
    import('./doors/open-door.ts')
      .then(({ openDoor }) => openDoor(address))
      .catch(() => toast(messagesOf(useLanguageStore.getState().language).t('chunkTitle')));
  }
  later(() => {
    // A browser that refuses the worker (private windows, blocked site data) works without it.
    startServiceWorker()
      .then((isThere) => isThere && addManifest())
      .catch(() => undefined);
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
