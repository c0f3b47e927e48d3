import type { Message } from './message.ts';
import { createHolder, isFile, readShared } from './shared.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the build knows, with paths relative to the scope; written before the worker by `scripts/service-worker.mjs`. */
declare const build: {
  /** Another one for every build. */
  readonly version: string;
  /** Files that keep their names from version to version. */
  readonly shell: readonly string[];
  /**
   * Files named after their content, in the order in which they are kept: what every page needs, the pages, what they
   * load later, large libraries and data.
   */
  readonly groups: readonly [
    first: readonly string[],
    pages: readonly string[],
    later: readonly string[],
    heavy: readonly string[],
  ];
};

const { scope } = self.registration;
const shellPrefix = `toolcrib-shell ${scope} `;
const shellCache = shellPrefix + build.version;
/** One for all versions: a name stands for a content, and the pages of an older version need theirs. */
const assetCache = 'toolcrib-assets';
const atOnce = 6;
/** How long a page may take to ask for what was shared, milliseconds. */
const shareTime = 60_000;
const holder = createHolder(shareTime);

const addressOf = (file: string): string => new URL(file, scope).href;
const assets = new Set(build.groups.flat().map(addressOf));
/** An entry of the cache that says that somebody wants to have every file. */
const wantsAll = addressOf('keeps-all');

/** A redirected answer is refused for a navigation; hosts redirect `shell.html` to `shell`. */
function unredirected(response: Response): Response {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

async function keep(cache: Cache, file: string, mode: RequestCache): Promise<void> {
  const response = await fetch(addressOf(file), { cache: mode, credentials: 'same-origin', priority: 'low' });
  if (!isFile(file, response)) throw new Error(`${file}: ${response.status}`);
  await cache.put(addressOf(file), unredirected(response));
}

/** Does the work a few pieces at a time: the page is loading as well. */
async function inLanes(work: readonly (() => Promise<void>)[]): Promise<void> {
  const left = work.values();
  const lane = async (): Promise<void> => {
    for (const next of left) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Keeps the files of each group that are not there yet, one group after the other. */
async function keepGroups(groups: readonly (readonly string[])[]): Promise<void> {
  const kept = await caches.open(assetCache);
  for (const group of groups) {
    const known = new Set((await kept.keys()).map(({ url }) => url));
    const missing = group.filter((file) => !known.has(addressOf(file)));
    await inLanes(missing.map((file) => () => keep(kept, file, 'default')));
  }
}

/** One after the other, so that nothing is fetched twice. */
let keeping: Promise<void> = Promise.resolve();
function alsoKeep(groups: readonly (readonly string[])[]): Promise<void> {
  // Offline, or a file that is gone because a newer version was published: the next visit goes on.
  keeping = keeping.then(() => keepGroups(groups)).catch(() => undefined);
  return keeping;
}

/**
 * What every page needs. A later version, which takes charge of pages at work, has the pages as well, where all of the
 * one before is wanted.
 */
async function install(): Promise<void> {
  const [shell, kept] = await Promise.all([caches.open(shellCache), caches.open(assetCache)]);
  await inLanes(build.shell.map((file) => () => keep(shell, file, 'reload')));
  const [first, pages, later] = build.groups;
  await keepGroups((await kept.match(wantsAll)) ? [first, pages, later] : [first]);
}

async function keepAll(): Promise<void> {
  const kept = await caches.open(assetCache);
  await kept.put(wantsAll, new Response());
  await alsoKeep(build.groups);
}

/** The files of older versions stay: their pages may be open still. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Deletes the files of older versions when the page that loaded `chunk` is of this one and no other page is open. */
async function forgetOlder(chunk: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!assets.has(chunk) || windows.filter(({ url }) => url.startsWith(scope)).length > 1) return;
  const kept = await caches.open(assetCache);
  const older = (await kept.keys()).filter(({ url }) => url.startsWith(addressOf('assets/')) && !assets.has(url));
  await Promise.all(older.map((request) => kept.delete(request)));
}

interface Asked {
  readonly request: Request;
  /** Work that goes on behind the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

async function asset({ request, waitUntil }: Asked, file: string): Promise<Response> {
  const kept = await caches.open(assetCache);
  const found = await kept.match(request.url, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  // A device that is full answers from the network.
  if (response.status === 200 && isFile(file, response))
    waitUntil(kept.put(request.url, response.clone()).catch(() => undefined));
  return response;
}

async function shell({ request }: Asked, file: string): Promise<Response> {
  const kept = await caches.open(shellCache);
  return (await kept.match(addressOf(file), { ignoreVary: true })) ?? fetch(request);
}

/** Keeps what another application shares in memory, and opens the page that asks for it; the server hears of nothing. */
async function receive({ request, waitUntil }: Asked): Promise<Response> {
  const id = crypto.randomUUID();
  // A page that finds nothing under its id says so.
  const shared = await request.formData().then(readShared, () => undefined);
  if (shared) waitUntil(holder.hold(id, shared));
  return Response.redirect(`${scope}?shared=${id}`, 303);
}

/** The manifest without the shortcuts to tools that the host hides, as the page says. */
async function manifest(asked: Asked, without: readonly string[]): Promise<Response> {
  const response = await shell(asked, 'manifest.webmanifest');
  const { shortcuts, ...rest } = (await response.json()) as { readonly shortcuts: readonly { readonly url: string }[] };
  const shown = shortcuts.filter(({ url }) => !without.includes(url.replace('./', '')));
  return new Response(JSON.stringify({ ...rest, shortcuts: shown }), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}

/** The answer to a request, or undefined to leave it to the browser. */
function answer(asked: Asked): Promise<Response> | undefined {
  const { request } = asked;
  const { origin, pathname, searchParams } = new URL(request.url);
  const address = origin + pathname;
  if (!address.startsWith(scope)) return undefined;
  const file = address.slice(scope.length);
  if (request.method === 'POST' && file === 'share') return receive(asked);
  if (request.method !== 'GET') return undefined;
  // What the host has set is kept by the page, not here, so that it never lasts longer than a visit. An empty answer
  // says that nothing is known.
  if (file === 'toolcrib.config.json') return fetch(request).catch(() => new Response(null, { status: 204 }));
  if (file.startsWith('assets/')) return asset(asked, file);
  const without = searchParams.get('without');
  if (file === 'manifest.webmanifest' && without !== null) return manifest(asked, without.split(','));
  if (build.shell.includes(file)) return shell(asked, file);
  if (request.mode !== 'navigate' || /\.\w+$/.test(file)) return undefined;
  return shell(asked, file === '' ? 'index.html' : 'shell.html');
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const response = answer({ request: event.request, waitUntil: (work) => event.waitUntil(work) });
  if (response) event.respondWith(response);
});
self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === 'TAKE_SHARED') event.ports[0]?.postMessage(holder.take(message.id));
  if (message.type === 'KEEP') event.waitUntil(alsoKeep([message.used.filter((address) => assets.has(address))]));
  if (message.type === 'KEEP_ALL') event.waitUntil(keepAll());
  if (message.type === 'FORGET_OLDER') event.waitUntil(forgetOlder(message.chunk));
});
