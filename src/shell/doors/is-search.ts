import { useLanguageStore } from '#ui/hooks/language.ts';
import { loadToolSearch } from '../palette/search-tools.ts';
import { ranks } from '../palette/search.ts';
import { suggestionsFor } from '../recognise/suggestions.ts';
import { isContent } from '../recognise/taken.ts';

/** One or two words of letters: such a text is a typo rather than a password. */
const plainWords = /^\p{L}+(?:[ -]\p{L}+)?$/u;

/**
 * Does home search for what was pasted or came with its address? What names no tool to the letter, and is not one or
 * two plain words, may be anything: a token, a password, a phrase that somebody keeps.
 */
export async function isSearch(text: string): Promise<boolean> {
  if (isContent(text)) return false;
  const { find, rank } = await loadToolSearch();
  const isNamed = rank(text) < ranks.fuzzy || (plainWords.test(text.trim()) && find(text).length > 0);
  if (!isNamed) return false;
  const { found } = await suggestionsFor({ text }, undefined, useLanguageStore.getState().language);
  return found.length === 0;
}
