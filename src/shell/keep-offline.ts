import { basePath } from '#ui/base-path.ts';
import { isSlowLine } from '#ui/hooks/slow-line.ts';
import type { Message } from '../service-worker/message.ts';
import { useDevice } from './device.ts';
import { offlineState } from './offline.ts';

/** Milliseconds. */
const restAfter = 5000;
const betweenLooks = 1000;
/** How often nothing new may be found before the rest is left to the next visit. */
const mostLooks = 30;

const tell = (message: Message): void => navigator.serviceWorker.controller?.postMessage(message);

/** Settles when the worker is in charge of this page: from then on it keeps what the page uses by itself. */
async function inCharge(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** The files of the site that this page has used, and the style sheets that it brought along. */
function usedFiles(): string[] {
  const assets = new URL(`${basePath()}assets/`, location.href).href;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const brought = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')].map(({ href }) => href);
  const names = [...loaded, ...brought];
  return [...new Set(names)].filter((name) => name.startsWith(assets));
}

/** Has every file kept, and says so when they are. */
async function keepAll(): Promise<void> {
  tell({ type: 'KEEP_ALL' });
  let most = 0;
  for (let looks = 0; looks < mostLooks; looks++) {
    const state = await offlineState();
    if (!state) return;
    if (state.kept === state.all) {
      useDevice.setState({ offline: 'ready' });
      return;
    }
    if (state.kept > most) looks = 0;
    most = Math.max(most, state.kept);
    await new Promise((resolve) => setTimeout(resolve, betweenLooks));
  }
  const state = await offlineState();
  if (state && useDevice.getState().offline === 'keeping') offer(state.bytesLeft);
}

/** Offers the rest where nobody may want to wait or pay for it. */
function offer(bytes: number): void {
  const accept = (): void => {
    useDevice.setState({ offline: 'keeping' });
    void keepAll();
  };
  useDevice.setState({ offline: { bytes, accept } });
}

/**
 * Makes the site work offline: what was opened first, at once, and the rest when the page has been open for a while. On a
 * slow line, or where data is to be saved, the rest is offered.
 */
export async function keepOffline(): Promise<void> {
  await inCharge();
  tell({ type: 'KEEP', used: usedFiles() });
  await new Promise((resolve) => setTimeout(resolve, restAfter));
  const state = await offlineState();
  if (!state) return;
  if (state.kept === state.all || !isSlowLine()) await keepAll();
  else offer(state.bytesLeft);
}
