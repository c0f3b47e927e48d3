import { ToolError, type Details } from '#core/operation.ts';
import { readPipe, writePipe, type Pipe } from '#run/pipe/format.ts';
import { keptStore, propertyOf } from './kept-store.ts';

interface SavedPipes {
  /** In the file format, by name; no saved pipe contains a secret. */
  readonly pipes: readonly Details[];
  save(pipe: Pipe): void;
  forget(name: string): void;
}

const most = 200;

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
    name: 'pipes',
    keep: ({ pipes }) => ({ pipes }),
    read: (stored) => ({ pipes: readSavedPipes(propertyOf(stored, 'pipes')) }),
  },
  (set) => ({
    pipes: [],
    save: (pipe) => set(({ pipes }) => ({ pipes: readSavedPipes([writePipe(pipe), ...pipes]) })),
    forget: (name) => set(({ pipes }) => ({ pipes: pipes.filter((pipe) => pipe['name'] !== name) })),
  }),
);
