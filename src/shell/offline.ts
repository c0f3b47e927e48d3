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

async function missing(): Promise<{ all: number; left: string[] }> {
  const all = await files();
  const kept = await Promise.all(
    all.map((file) => caches.match(new URL(basePath() + file, location.href), { ignoreSearch: true })),
  );
  return { all: all.length, left: all.filter((_, index) => kept[index] === undefined) };
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
