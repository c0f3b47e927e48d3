import type { Language } from '#core/text.ts';

export type Bilingual = Readonly<Record<Language, string>>;
export type Warning = 'loses-work' | 'rewrites-history';

/** One thing to do with Git; a command may have several lines, and `<words>` that the reader fills in. */
export interface Entry {
  readonly id: string;
  readonly section: string;
  readonly command: string;
  readonly text: Bilingual;
  readonly warning: Warning | null;
}

export interface Section {
  readonly id: string;
  readonly title: Bilingual;
}

export interface Memo {
  readonly sections: readonly Section[];
  readonly entries: readonly Entry[];
}

let memo: Promise<Memo> | undefined;

/** The whole memo, in its order. */
export const loadMemo = (): Promise<Memo> => (memo ??= import('../data.json').then((module) => module.default as Memo));
