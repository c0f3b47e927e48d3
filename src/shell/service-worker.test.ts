import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reloadWhenIdle = vi.fn();
vi.mock('./reload-when-idle.ts', () => ({ reloadWhenIdle: () => void reloadWhenIdle() }));
vi.mock('./keep-offline.ts', () => ({ keepOffline: async () => undefined }));
vi.mock('#run/trusted-types.ts', () => ({ trustedScriptUrl: (url: string) => url }));

/** The parts of a registration and of the container that the code asks for. */
function browserWith(installing: EventTarget | null) {
  const registration = Object.assign(new EventTarget(), { installing, waiting: null as EventTarget | null });
  const controller = { postMessage: () => undefined };
  const container = { controller, register: async () => registration, ready: Promise.resolve(registration) };
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), container) });
  return registration;
}

function installed(registration: ReturnType<typeof browserWith>, worker: EventTarget): void {
  Object.assign(registration, { installing: null, waiting: worker });
  worker.dispatchEvent(new Event('statechange'));
}

beforeEach(() => {
  vi.resetModules();
  reloadWhenIdle.mockClear();
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('follows a version that is found while the page is open', async () => {
  const registration = browserWith(null);
  await (await import('./service-worker.ts')).startServiceWorker();
  const worker = new EventTarget();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  expect(reloadWhenIdle).not.toHaveBeenCalled();
  installed(registration, worker);
  expect(reloadWhenIdle).toHaveBeenCalledOnce();
});

it('follows a version that the browser is installing already', async () => {
  const worker = new EventTarget();
  const registration = browserWith(worker);
  await (await import('./service-worker.ts')).startServiceWorker();
  installed(registration, worker);
  expect(reloadWhenIdle).toHaveBeenCalledOnce();
});
