import { ToolError, type Details } from '#core/operation.ts';
import { readPipe, writePipe, type Pipe } from '#run/pipe/format.ts';
import { safeStorage } from '#ui/hooks/storage.ts';
import { keptStore, prefix, propertyOf } from './kept-store.ts';

interface SavedPipes {
  /** In the file format, by name; no saved pipe contains a secret. */
  readonly pipes: readonly Details[];
  /** Whether the device has it: its storage may be full or blocked. */
  save(pipe: Pipe): boolean;
  forget(name: string): void;
}

const most = 200;
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
  return pipes.filter(({ name }, index) => pipes.findIndex((other) => other['name'] === name) === index).slice(0, most);
}

/** The pipes that were saved on this device. */
export const useSavedPipes = keptStore<SavedPipes, { readonly pipes: readonly Details[] }>(
  {
    name: key,
    keep: ({ pipes }) => ({ pipes }),
    read: (stored) => ({ pipes: readSavedPipes(propertyOf(stored, 'pipes')) }),
  },
  (set) => ({
    pipes: [],
    save: (pipe) => {
      const written = writePipe(pipe);
      set(({ pipes }) => ({ pipes: readSavedPipes([written, ...pipes]) }));
      return device.getItem(prefix + key)?.includes(JSON.stringify(written)) === true;
    },
    forget: (name) => set(({ pipes }) => ({ pipes: pipes.filter((pipe) => pipe['name'] !== name) })),
  }),
);
