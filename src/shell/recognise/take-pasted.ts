import { isSearch } from '../doors/is-search.ts';
import { showTaken } from './show-taken.tsx';
import { isContent } from './taken.ts';

/**
 * Handles text pasted into a search field. What names no tool is not searched for: it is recognized, or offered to the
 * tools that accept any text. A line that is no longer the last of what was typed and pasted is part of something else.
 */
export async function takePasted(text: string, search: (query: string) => void, isLast: () => boolean): Promise<void> {
  const isMeant = text.trim() === '' || (await isSearch(text));
  if (!isLast() && !isContent(text)) return;
  if (isMeant) search(text.trim());
  else showTaken({ text });
}
