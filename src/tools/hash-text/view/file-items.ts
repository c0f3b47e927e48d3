import { useCallback, useReducer, useRef, type Dispatch } from 'react';
import type { Failure } from '#core/operation.ts';
import type { ChecksumFile } from '../engine/checksum-file.ts';
import type { Digests } from '../engine/stream.ts';

export interface FileItem {
  readonly id: number;
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
}

export type FileAction =
  | { readonly type: 'add'; readonly item: FileItem }
  | { readonly type: 'add-checks'; readonly checks: ChecksItem }
  | { readonly type: 'hashed'; readonly id: number; readonly digests: Digests }
  | { readonly type: 'set'; readonly id: number; readonly state: FileItem['state'] }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'clear' };

const none: Files = { items: [], checks: [] };

function reduce({ items, checks }: Files, action: FileAction): Files {
  const update = (id: number, change: (item: FileItem) => FileItem): Files => ({
    items: items.map((item) => (item.id === id ? change(item) : item)),
    checks,
  });
  switch (action.type) {
    case 'add':
      return { items: [...items, action.item], checks };
    case 'add-checks':
      return { items, checks: [...checks, action.checks] };
    case 'hashed':
      return update(action.id, (item) => ({ ...item, digests: { ...item.digests, ...action.digests } }));
    case 'set':
      return update(action.id, (item) => ({ ...item, state: action.state }));
    case 'remove':
      return { items: items.filter(({ id }) => id !== action.id), checks: checks.filter(({ id }) => id !== action.id) };
    case 'clear':
      return none;
  }
}

/** The files that were dropped, and the lists of checksums among them. */
export function useFileItems(): [Files, (files: readonly File[]) => Promise<void>, Dispatch<FileAction>] {
  const [files, dispatch] = useReducer(reduce, none);
  const count = useRef(0);
  const add = useCallback(async (added: readonly File[]) => {
    // When it cannot be loaded, what shows the files cannot either, and the card in its place says so.
    const checks = await import('./checks.ts').catch(() => undefined);
    for (const file of added) {
      const id = ++count.current;
      const list = await checks?.readChecks(file);
      if (list) dispatch({ type: 'add-checks', checks: { id, name: file.name, ...list } });
      else dispatch({ type: 'add', item: { id, file, digests: {}, state: 'queued' } });
    }
  }, []);
  return [files, add, dispatch];
}
