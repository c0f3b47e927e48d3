import { basePath } from '#ui/base-path.ts';
import { saveDrafts } from '#ui/hooks/draft-store.ts';
import { trustedScriptUrl } from '#run/trusted-types.ts';
import { keepTheRest } from './offline.ts';
import { whenQuiet } from './quiet.ts';

const restAfter = 5000;

/** Activates a waiting version when that costs nothing; the activation reloads the page, once. */
function activateWhenQuiet(worker: ServiceWorker): void {
  whenQuiet(() => worker.postMessage({ type: 'SKIP_WAITING' }));
}

function watch(registration: ServiceWorkerRegistration): void {
  const consider = (): void => {
    // Without a controller the first version activates by itself, and nothing has to be reloaded.
    if (registration.waiting && navigator.serviceWorker.controller) activateWhenQuiet(registration.waiting);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', consider);
  });
  consider();
}

function wantsToSaveData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Registers the worker at the root of the site with the scope of all of it (product specification §1). */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  let reloaded = false;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first version takes charge of the page that brought it; from then on each is an update.
    const isUpdate = controlled;
    controlled = true;
    if (!isUpdate || reloaded) return;
    reloaded = true;
    saveDrafts();
    location.reload();
  });
  const registration = await serviceWorker.register(trustedScriptUrl(`${basePath()}sw.js`), { scope: basePath() });
  watch(registration);
  await serviceWorker.ready;
  if (!wantsToSaveData()) setTimeout(() => void keepTheRest().catch(() => undefined), restAfter);
}
