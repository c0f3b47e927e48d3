import { isSearch } from '../doors/is-search.ts';
import { showTaken } from './show-taken.tsx';
import { isContent } from './taken.ts';

/**
 * Handles text pasted into a search field. Text that does not name a tool is recognized, or offered to the tools that
 * accept any text. A single line is dropped if more was typed or pasted meanwhile.
 */
export async function takePasted(text: string, search: (query: string) => void, isLast: () => boolean): Promise<void> {
  const isMeant = text.trim() === '' || (await isSearch(text));
  if (!isLast() && !isContent(text)) return;
  if (isMeant) search(text.trim());
  else showTaken({ text });
}
