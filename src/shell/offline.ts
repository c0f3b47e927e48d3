import { basePath } from '#ui/base-path.ts';
import type { OfflineState } from './about/use-offline.ts';

let listed: Promise<readonly string[]> | undefined;

/** The files of the site that the worker keeps, relative to the base. */
async function siteFiles(): Promise<readonly string[]> {
  const response = await fetch(`${basePath()}files.json`);
  if (!response.ok) throw new Error(`files.json: ${response.status}`);
  return (await response.json()) as string[];
}

function files(): Promise<readonly string[]> {
  listed ??= siteFiles();
  listed.catch(() => {
    listed = undefined;
  });
  return listed;
}

const isActive = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** The addresses of everything that is kept, without the revisions in their queries. */
async function keptAddresses(): Promise<ReadonlySet<string>> {
  const names = await caches.keys();
  // One list per cache: `match` with `ignoreSearch` would read every entry for every file.
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(lists.flat().map(({ url }) => url.replace(/[?#].*$/, '')));
}

async function missing(): Promise<{ all: number; left: string[] }> {
  const [all, kept] = await Promise.all([files(), keptAddresses()]);
  return { all: all.length, left: all.filter((file) => !kept.has(new URL(basePath() + file, location.href).href)) };
}

/** How many of the site's files are kept on the device; undefined while no worker is in charge. */
export async function offlineState(): Promise<OfflineState | undefined> {
  if (!isActive()) return undefined;
  try {
    const { all, left } = await missing();
    return { all, kept: all - left.length };
  } catch {
    // Offline before the list was ever read: nothing can be said.
    return undefined;
  }
}

/** Fetches the rest, one file after the other, so that everything works offline after one visit. */
export async function keepTheRest(): Promise<void> {
  const { left } = await missing();
  for (const file of left) await fetch(basePath() + file, { priority: 'low' });
}
