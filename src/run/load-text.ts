import type { ErrorTables } from '#core/error-message.ts';
import { errorWords } from '#core/error-words.ts';
import type { Language, Messages, Words } from '#core/text.ts';

const english = import.meta.glob<Words>('../tools/*/text.ts', { import: 'text' });
const french = import.meta.glob<Messages>('../tools/*/text.fr.ts', { import: 'default' });

/** The words of a tool's screen. */
export async function loadText(tool: string, language: Language): Promise<Messages | undefined> {
  if (language === 'fr') return french[`../tools/${tool}/text.fr.ts`]?.();
  return (await english[`../tools/${tool}/text.ts`]?.())?.en;
}

/** The sentences for the errors of a tool, or for those that all tools share. */
export const loadErrorTables = (tool: string | undefined, language: Language): Promise<ErrorTables> =>
  Promise.all([
    tool === undefined ? undefined : loadText(tool, language),
    language === 'en' ? errorWords.en : import('#core/error-words.fr.ts').then((french) => french.errorWords),
  ]);
