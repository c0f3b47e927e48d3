import { whenIdle } from '#core/platform.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { config } from './config.ts';
import { makeAbsolute } from './absolute-addresses.ts';
import { hearEverything } from './early/wake.ts';
import { watchForgotten } from './forget-tab.ts';
import { addManifest } from './doors/add-manifest.ts';
import { messagesOf } from './messages/messages.ts';
import { showCurrent } from './layout/show-current.ts';
import { watchKeys } from './keys/watch-keys.ts';
import { watchTaken } from './recognise/watch-taken.ts';
import { startServiceWorker } from './service-worker.ts';
import { keepFocus } from './keep-focus.ts';
import { isChunkFailure } from './part.tsx';
import { watchFocus } from './tool-page/watch-focus.ts';
import { attempt } from './trace.ts';
import { watchInstall } from './watch-install.ts';
import { refreshSite } from './host-config/refresh-site.ts';

/** The parameters that the manifest and the search description add to the address of home. */
const mayBeDoor = /[?&](?:shared|files|q)\b|#open=/;

/** Updates a few icons at a time, because setting the address of an icon rebuilds it. */
function settleIcons(address: string, icons = [...document.querySelectorAll('use[href^="."]')]): void {
  makeAbsolute(icons.slice(0, 20), address);
  if (icons.length > 20) whenIdle(() => settleIcons(address, icons.slice(20)));
}

/** Draws the sections that the first paint left out, one at a time: later the page would move under the pointer. */
function drawLate(): void {
  const late = document.querySelector('[data-late]');
  if (!late) return showCurrent();
  late.removeAttribute('data-late');
  whenIdle(drawLate);
}

/** Says that a part cannot be loaded where nobody else does. */
function watchParts(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && isChunkFailure(reason))
      toast(messagesOf(useLanguageStore.getState().language).t('chunkTitle'));
  });
}

async function openDoor(address: string): Promise<void> {
  try {
    await (await import('./doors/open-door.ts')).openDoor(address);
  } catch (error) {
    toast(messagesOf(useLanguageStore.getState().language).t('chunkTitle'));
    throw error;
  }
}

/**
 * Starts everything that can wait until the page is usable: keys, pasting and dropping, the content that the page was
 * opened for, the service worker, the manifest, the host's settings, analytics. None of it takes another one with it.
 * `address` is the one that the page was opened at.
 */
export function startDeferred(address: string): void {
  whenIdle(() => settleIcons(address));
  whenIdle(drawLate);
  for (const start of [
    watchParts,
    watchInstall,
    watchForgotten,
    watchKeys,
    watchFocus,
    keepFocus,
    watchTaken,
    hearEverything,
  ])
    void attempt(start);
  document.documentElement.dataset['listens'] = '';
  if (mayBeDoor.test(address)) void attempt(() => openDoor(address));
  whenIdle(() => {
    // A browser that refuses the worker (private windows, blocked site data) works without it.
    void attempt(async () => (await startServiceWorker()) && addManifest());
    void attempt(refreshSite);
    // Known at build time: without analytics no line of them is in the build.
    const isTracked = config['plausible.isTrackerEnabled'] && config['plausible.apiHost'] !== '';
    if (import.meta.env.VITE_TRACKER_ENABLED === 'true' && isTracked)
      void attempt(async () => (await import('./analytics.ts')).startAnalytics());
  });
}
