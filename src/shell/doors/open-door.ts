import { translator } from '#core/text.ts';
import { basePath } from '#ui/base-path.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { pathOf } from '../location.ts';
import { showTaken } from '../recognise/show-taken.tsx';
import { type Door, doorOf } from './door.ts';
import { isSearch } from './is-search.ts';
import { takeShared } from './take-shared.ts';
import { words as french } from './words.fr.ts';
import { words as english } from './words.ts';

/** Exists only in Chromium (WICG, web-app-launch). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

function say(key: keyof typeof english): void {
  const { language } = useLanguageStore.getState();
  toast(translator(language === 'fr' ? french : english, language)(key));
}

/** Incoming content is kept only in memory: it is not part of the address, and so not of the history of this tab. */
function clearAddress(): void {
  history.replaceState(history.state, '', basePath());
}

function showFiles(files: readonly File[]): void {
  if (files.length > 0) showTaken(...files.map((file) => ({ file })));
}

async function openShared(id: string): Promise<void> {
  const shared = await takeShared(id);
  if (shared && shared.files.length > 0) showFiles(shared.files);
  else if (shared && shared.text !== '') showTaken({ text: shared.text });
  else say('gone');
}

function openFiles(): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    Promise.all(files.slice(0, 2).map((file) => file.getFile())).then(showFiles, () => say('unreadable'));
  });
}

const openers: { readonly [Kind in Door['kind']]: (door: Extract<Door, { kind: Kind }>) => Promise<void> | void } = {
  shared: ({ id }) => openShared(id),
  files: openFiles,
  link: ({ text }) => {
    if (text.trim() !== '') showTaken({ text });
  },
  query: ({ text }) => showTaken({ text }),
};

/**
 * Opens the panel with the content that the page was opened for (decision 154). A search is left to home, with its
 * address.
 */
export async function openDoor(address: string): Promise<void> {
  const door = doorOf(address);
  if (!door || (door.kind === 'query' && (await isSearch(door.text)))) return;
  // Another page was opened meanwhile: stay there.
  if (pathOf(location.pathname) !== '/') return;
  clearAddress();
  await (openers[door.kind] as (door: Door) => Promise<void> | void)(door);
}
