import { create } from 'zustand';

/** The pasted or dropped content: a text or a file. It is kept in memory only. */
export type Taken = { readonly text: string } | { readonly file: File };

interface TakenState {
  readonly taken: Taken | undefined;
  /** The one before, while the panel stayed open: two texts can be compared. */
  readonly before: Taken | undefined;
}

export const useTaken = create<TakenState>(() => ({ taken: undefined, before: undefined }));

export function take(taken: Taken): void {
  useTaken.setState(({ taken: before }) => ({ taken, before }));
}

export function putAway(): void {
  useTaken.setState({ taken: undefined, before: undefined });
}

const longestQuery = 120;

/** Whether pasted text is content to recognize rather than a search query. */
export const isContent = (text: string): boolean => text.length > longestQuery || /[\r\n]/.test(text.trim());
