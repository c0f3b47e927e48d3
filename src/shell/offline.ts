import { basePath } from '#ui/base-path.ts';

export interface OfflineState {
  /** Files that are kept on the device. */
  readonly kept: number;
  readonly all: number;
  /** What the others would cost on the line, about. */
  readonly bytesLeft: number;
}

/** The bytes of each file that makes the site whole offline, by its path relative to the base. */
type Sizes = Readonly<Record<string, number>>;

let listed: Promise<Sizes> | undefined;

async function readSizes(): Promise<Sizes> {
  const response = await fetch(`${basePath()}files.json`);
  if (!response.ok) throw new Error(`files.json: ${response.status}`);
  return (await response.json()) as Sizes;
}

function files(): Promise<Sizes> {
  listed ??= readSizes();
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

/** How many of the site's files are stored on the device; undefined while no worker is in charge. */
export async function offlineState(): Promise<OfflineState | undefined> {
  if (!isActive()) return undefined;
  try {
    const [sizes, kept] = await Promise.all([files(), keptAddresses()]);
    const all = Object.entries(sizes);
    const left = all.filter(([file]) => !kept.has(new URL(basePath() + file, location.href).href));
    const bytesLeft = left.reduce((sum, [, bytes]) => sum + bytes, 0);
    return { all: all.length, kept: all.length - left.length, bytesLeft };
  } catch {
    // Offline before the list was ever read: nothing can be said.
    return undefined;
  }
}
