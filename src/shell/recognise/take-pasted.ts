import { isSearch } from '../doors/is-search.ts';
import { showTaken } from './show-taken.tsx';

/**
 * Handles text pasted into a search field. What names no tool is not searched for: it is recognized, or offered to the
 * tools that accept any text.
 */
export async function takePasted(text: string, search: (query: string) => void): Promise<void> {
  if (text.trim() === '' || (await isSearch(text))) search(text.trim());
  else showTaken({ text });
}
