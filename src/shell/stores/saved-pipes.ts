import { ToolError, type Details } from '#core/operation.ts';
import { readPipe, writePipe, type Pipe } from '#run/pipe/format.ts';
import { safeStorage } from '#ui/hooks/storage.ts';
import { keptStore, prefix, propertyOf } from './kept-store.ts';

interface SavedPipes {
  /** In the file format, by name; no saved pipe contains a secret. */
  readonly pipes: readonly Details[];
  /** Says what came of it: the device's storage may be full or blocked, and no other pipe is dropped for a new one. */
  save(pipe: Pipe): 'isSaved' | 'notSaved' | 'tooMany';
  forget(name: string): void;
}

/** How many pipes are kept on the device. */
export const mostPipes = 200;
const key = 'pipes';
const device = safeStorage('localStorage');

function readOne(value: unknown): Details[] {
  try {
    const pipe = readPipe(value);
    return pipe.name === '' ? [] : [writePipe(pipe)];
  } catch (error) {
    if (error instanceof ToolError) return [];
    throw error;
  }
}

/** Reads a stored or imported list; what is not a pipe, or has no name, is dropped. */
export function readSavedPipes(list: unknown): readonly Details[] {
  const pipes = (Array.isArray(list) ? list : []).flatMap(readOne);
  return pipes
    .filter(({ name }, index) => pipes.findIndex((other) => other['name'] === name) === index)
    .slice(0, mostPipes);
}

/** The pipes that were saved on this device. */
export const useSavedPipes = keptStore<SavedPipes, { readonly pipes: readonly Details[] }>(
  {
    name: key,
    keep: ({ pipes }) => ({ pipes }),
    read: (stored) => ({ pipes: readSavedPipes(propertyOf(stored, 'pipes')) }),
  },
  (set, get) => ({
    pipes: [],
    save: (pipe) => {
      const written = writePipe(pipe);
      const others = get().pipes.filter(({ name }) => name !== pipe.name);
      if (others.length >= mostPipes) return 'tooMany';
      set({ pipes: readSavedPipes([written, ...others]) });
      return device.getItem(prefix + key)?.includes(JSON.stringify(written)) ? 'isSaved' : 'notSaved';
    },
    forget: (name) => set(({ pipes }) => ({ pipes: pipes.filter((pipe) => pipe['name'] !== name) })),
  }),
);
