import type { Language, Messages, Words } from '#core/text.ts';
import { pseudoTable } from './pseudo.ts';

const french = new Map<string, Messages>();

/** Keeps the French words of a table; whoever opens a page in French does so before it is shown. */
export function keepFrench(id: string, table: Messages): void {
  french.set(id, table);
}

/** A table's words in a language. */
export function tableOf<E extends Messages>({ id, en }: Words<E>, language: Language): E {
  const table = language === 'en' ? en : french.get(id);
  if (!table) throw new Error(`the French words of ${id} are not loaded`);
  return pseudoTable(table as E);
}
