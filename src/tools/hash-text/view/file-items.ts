import { startTransition, useCallback, useReducer, useRef, type Dispatch } from 'react';
import type { Failure } from '#core/operation.ts';
import type { FoundFiles } from '#ui/drop-zone/walk-folders.ts';
import type { ChecksumFile } from '../engine/checksum-file.ts';
import type { Digests } from '../engine/stream.ts';

export interface FileItem {
  readonly id: number;
  /** With the folders that it is in. */
  readonly name: string;
  readonly file: File;
  /** Lower-case hexadecimal; those computed so far. */
  readonly digests: Digests;
  readonly state: 'queued' | 'cancelled' | Failure;
}

export interface ChecksItem extends ChecksumFile {
  readonly id: number;
  readonly name: string;
}

interface Files {
  readonly items: readonly FileItem[];
  readonly checks: readonly ChecksItem[];
  /** What was found in the folders that were dropped last. */
  readonly folder?: FoundFiles | undefined;
}

export type FileAction =
  | { readonly type: 'add'; readonly item: FileItem }
  | { readonly type: 'add-checks'; readonly checks: ChecksItem }
  | { readonly type: 'folder'; readonly folder: FoundFiles | undefined }
  | { readonly type: 'hashed'; readonly id: number; readonly digests: Digests }
  | { readonly type: 'set'; readonly id: number; readonly state: FileItem['state'] }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'clear' };

const none: Files = { items: [], checks: [] };

function reduce(files: Files, action: FileAction): Files {
  const { items, checks } = files;
  const update = (id: number, change: (item: FileItem) => FileItem): Files => ({
    ...files,
    items: items.map((item) => (item.id === id ? change(item) : item)),
  });
  switch (action.type) {
    case 'add':
      return { ...files, items: [...items, action.item] };
    case 'add-checks':
      return { ...files, checks: [...checks, action.checks] };
    case 'folder':
      return { ...files, folder: action.folder };
    case 'hashed':
      return update(action.id, (item) => ({ ...item, digests: { ...item.digests, ...action.digests } }));
    case 'set':
      return update(action.id, (item) => ({ ...item, state: action.state }));
    case 'remove':
      return {
        ...files,
        items: items.filter(({ id }) => id !== action.id),
        checks: checks.filter(({ id }) => id !== action.id),
      };
    case 'clear':
      return none;
  }
}

type Add = (files: readonly File[], entries?: readonly FileSystemEntry[]) => Promise<void>;

/** The files that were dropped, in folders too, and the lists of checksums among them. */
export function useFileItems(): [Files, Add, Dispatch<FileAction>] {
  const [files, act] = useReducer(reduce, none);
  const clears = useRef(0);
  // Hundreds of files are drawn in pieces, between which the page answers.
  const dispatch = useCallback<Dispatch<FileAction>>((action) => {
    if (action.type === 'clear') clears.current += 1;
    startTransition(() => act(action));
  }, []);
  const count = useRef(0);
  const add = useCallback<Add>(
    async (added, entries) => {
      const before = clears.current;
      // When it cannot be loaded, what shows the files cannot either, and the card in its place says so.
      const checks = await import('./checks.ts').catch(() => undefined);
      const folder = entries && (await checks?.readFolders(entries));
      if (clears.current !== before) return;
      dispatch({ type: 'folder', folder });
      for (const { file, path: name } of folder?.files ?? added.map((one) => ({ file: one, path: one.name }))) {
        const id = ++count.current;
        const list = await checks?.readChecks(file);
        if (clears.current !== before) return;
        if (list) dispatch({ type: 'add-checks', checks: { id, name, ...list } });
        else dispatch({ type: 'add', item: { id, name, file, digests: {}, state: 'queued' } });
      }
    },
    [dispatch],
  );
  return [files, add, dispatch];
}
