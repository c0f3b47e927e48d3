import { errorWords } from '#core/error-words.ts';
import { translator, type Language, type Messages, type Translate } from '#core/text.ts';
import { useLanguage } from '#ui/hooks/language.ts';
import { isPseudo, pseudoMessage, pseudoTable } from '#ui/hooks/pseudo.ts';
import { keepFrench } from '#ui/hooks/tables.ts';
import { words as library } from '#ui/words.ts';
import type { shell } from './en.ts';

type ShellWords = typeof shell;
type Names = Readonly<Record<string, string>>;
interface Loaded {
  readonly t: Translate<ShellWords>;
  /** Every tool's name by its id. */
  readonly names: Names;
}

const loaded = new Map<Language, Loaded>();
interface LanguageFile {
  readonly shell: ShellWords;
  readonly names: Names;
  /** Words that the application has in English from the start: those of the component library and of errors. */
  readonly library?: Messages;
  readonly errors?: Messages;
}

const loaders: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
};

/** Returns a text in the pseudo-locale, which reveals untranslated text, or unchanged. */
const shownText = (text: string): string => (isPseudo ? String(pseudoMessage(text)) : text);

/** Loads a language file into the catalog; a language must be loaded before it is shown. */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const { shell, names, ...late } = await loaders[language]();
  if (late.library) keepFrench(library.id, late.library);
  if (late.errors) keepFrench(errorWords.id, late.errors);
  const shown = Object.entries(names).map(([id, name]): [string, string] => [id, shownText(name)]);
  loaded.set(language, { t: translator(pseudoTable(shell), language), names: Object.fromEntries(shown) });
}

/** The messages of a loaded language. */
export function messagesOf(language: Language): Loaded {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`language ${language} is not loaded`);
  return messages;
}

/** The shell's words. */
export function useShellText(): Translate<ShellWords> {
  return messagesOf(useLanguage()).t;
}

/** Every tool's name by its id. */
export function useToolNames(): Names {
  return messagesOf(useLanguage()).names;
}
