import { basePath } from '#ui/base-path.ts';
import { saveDrafts } from '#ui/hooks/draft-persistence.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { trustedScriptUrl } from '#run/trusted-types.ts';
import type { Message } from '../service-worker/message.ts';
import { keepOffline } from './keep-offline.ts';
import { messagesOf } from './messages/messages.ts';
import { reloadWhenIdle } from './reload-when-idle.ts';

function tell(worker: ServiceWorker | null, message: Message): void {
  worker?.postMessage(message);
}

/** Says that there is a newer version, on a page that cannot be reloaded without a loss. */
function offerReload(reload: () => void): void {
  const { t } = messagesOf(useLanguageStore.getState().language);
  toast(t('updateReady'), { label: t('reload'), onSelect: reload }, { lasting: true });
}

/**
 * Follows the versions of the site. A newer one waits until some page that loses nothing by it puts it in charge, which
 * reaches all pages: each is reloaded once that costs it nothing, or by its user, and until then finds its own files.
 */
function followUpdates(registration: ServiceWorkerRegistration, wasControlled: boolean): void {
  const { serviceWorker } = navigator;
  let isControlled = wasControlled;
  /** The version in charge is newer than this page. */
  let isOlder = false;
  let isWanted = false;
  let isFollowing = false;
  const reload = (): void => {
    saveDrafts();
    location.reload();
  };
  const update = (): void => {
    if (registration.waiting) tell(registration.waiting, { type: 'SKIP_WAITING' });
    else if (isOlder) reload();
  };
  const follow = (): void => {
    if (isFollowing) return;
    isFollowing = true;
    reloadWhenIdle(update, () =>
      offerReload(() => {
        isWanted = true;
        update();
      }),
    );
  };
  const consider = (): void => {
    // Without a controller the first version activates by itself, and nothing has to be reloaded.
    if (registration.waiting && serviceWorker.controller) follow();
  };
  const watchInstalling = (): void => registration.installing?.addEventListener('statechange', consider);
  registration.addEventListener('updatefound', watchInstalling);
  serviceWorker.addEventListener('controllerchange', () => {
    // The first version takes charge of the page that brought it; from then on each is an update.
    isOlder = isControlled;
    isControlled = true;
    if (!isOlder) return;
    if (isWanted) reload();
    else follow();
  });
  // The browser may have found a newer version before this line runs.
  watchInstalling();
  consider();
}

/**
 * Registers the worker at the root of the site with the scope of all of it (product specification §1). Settles when it is
 * there, with false where there is none.
 */
export async function startServiceWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return false;
  const { serviceWorker } = navigator;
  const isControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(trustedScriptUrl(`${basePath()}sw.js`), { scope: basePath() });
  followUpdates(registration, isControlled);
  await serviceWorker.ready;
  tell(serviceWorker.controller, { type: 'FORGET_OLDER', chunk: import.meta.url });
  void keepOffline();
  return true;
}
