import type { Language } from '#core/text.ts';
import type { ToolWords } from '#core/tool.ts';
import { useLanguage } from '#ui/hooks/language.ts';
import { isPseudo, pseudoMessage } from '#ui/hooks/pseudo.ts';

type Words = Readonly<Record<string, ToolWords>>;

const loaders: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('virtual:tools/en'),
  fr: () => import('virtual:tools/fr'),
};
const loaded = new Map<Language, Words>();
/** The descriptions and card sentences of the prerendered page, by tool id. */
const prerendered = { descriptions: new Map<string, string>(), summaries: new Map<string, string>() };

/** Loads what the catalog says of all tools: the page that was opened has its part of it in itself. */
export async function loadToolWords(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await loaders[language]()).default);
}

/** The catalog words of each tool by id: name, description, keywords; undefined until they are loaded. */
export function toolWordsOf(language: Language): Words | undefined {
  return loaded.get(language);
}

/** Marks an element that contains a tool's description, for `readDescriptions`. */
export const describes = (id: string) => ({ 'data-describes': id });

/** Marks an element that contains a tool's card sentence, for `readDescriptions`. */
export const summarizes = (id: string) => ({ 'data-summarizes': id });

/** Takes what the prerendered page says of tools from it, so that it can be hydrated without all the others. */
export function readDescriptions(root: ParentNode): void {
  for (const { dataset, textContent } of root.querySelectorAll<HTMLElement>('[data-describes], [data-summarizes]')) {
    if (dataset['describes'] !== undefined) prerendered.descriptions.set(dataset['describes'], textContent);
    else prerendered.summaries.set(dataset['summarizes'] ?? '', textContent);
  }
}

const shown = (text: string): string => (isPseudo ? String(pseudoMessage(text)) : text);

/** A tool's description in the current language: from the prerendered page, or loaded by `loadToolWords`. */
export function useDescription(id: string): string {
  const words = loaded.get(useLanguage())?.[id];
  return words ? shown(words.description) : (prerendered.descriptions.get(id) ?? '');
}

/** A tool's sentence for cards, likewise. */
export function useSummary(id: string): string {
  const words = loaded.get(useLanguage())?.[id];
  return words ? shown(words.summary ?? words.description) : (prerendered.summaries.get(id) ?? '');
}
