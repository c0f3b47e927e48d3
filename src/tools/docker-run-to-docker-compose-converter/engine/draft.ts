import type { Given } from './flag-words.ts';
import type { Note } from './messages.ts';
import { fields, type Fields } from './values.ts';
import type { Word } from '#lib/shell/words.ts';

/** The service of the same text that a container's name stands for. */
export type ServiceOf = (container: string) => string | undefined;

export interface Network {
  readonly name: string;
  readonly options: Fields;
}

/** A service while its flags are read; what depends on the other commands comes at the end. */
export class Draft {
  readonly fields = fields();
  notes: Note[] = [];
  readonly networks: Network[] = [];
  /** Definitions of the named volumes it mounts. */
  readonly volumes = new Map<string, Fields>();
  readonly later: ((serviceOf: ServiceOf) => void)[] = [];
  image = '';
  command: string[] = [];

  constructor(readonly line: number) {}

  get containerName(): string | undefined {
    return this.fields['container_name'] as string | undefined;
  }

  note(code: Note['code'], flag: string | null): void {
    this.notes.push({ code, flag });
  }

  /** What a word holds besides its characters, said of its flag. */
  noteWord(word: Word, flag: string | null, without?: 'shell-variable'): void {
    for (const code of word.notes) {
      // Said of the whole command.
      if (code === without || code === 'typographic-characters') continue;
      const isSaid = this.notes.some((note) => note.code === code && note.flag === null);
      if (flag !== null || !isSaid) this.note(code, flag);
    }
  }

  /** The list or map of this name, made when it is not there yet. */
  list(key: string): unknown[] {
    return (this.fields[key] ??= []) as unknown[];
  }

  map(key: string, inside: Fields = this.fields): Fields {
    return (inside[key] ??= fields()) as Fields;
  }
}

/** Reads one flag into the draft. */
export type Reader = (draft: Draft, given: Given) => void;
