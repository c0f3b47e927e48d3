import type { ToolWords } from '#core/tool.ts';
import { loadFrench, translator, type Language, type Translate, type Words } from '#core/text.ts';
import { useLanguage } from '#ui/hooks/language.ts';
import { isPseudo, pseudoMessage, pseudoWords } from '#ui/hooks/pseudo.ts';
import type { shell } from './en.ts';

type ShellWords = typeof shell;
interface Loaded {
  readonly t: Translate<ShellWords>;
  readonly tools: Readonly<Record<string, ToolWords>>;
}

function pseudoTools(tools: Loaded['tools']): Loaded['tools'] {
  const entries = Object.entries(tools).map(([id, { name, description, keywords }]): [string, ToolWords] => [
    id,
    { name: String(pseudoMessage(name)), description: String(pseudoMessage(description)), keywords },
  ]);
  return Object.fromEntries(entries);
}

const loaded = new Map<Language, Loaded>();
const loaders: Readonly<Record<Language, () => Promise<{ shell: ShellWords; tools: Loaded['tools'] }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
};

/** Loads a language file into the catalogue; a language must be loaded before it is shown. */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const { shell, tools } = await loaders[language]();
  const words = { [language]: shell } as unknown as Words<ShellWords>;
  loaded.set(language, { t: translator(pseudoWords(words), language), tools: isPseudo ? pseudoTools(tools) : tools });
}

/** Loads whatever the page shows in a language. */
export async function loadWords(language: Language): Promise<void> {
  const tables = async (): Promise<void> => (language === 'fr' ? loadFrench() : undefined);
  await Promise.all([loadMessages(language), tables()]);
  // A page may have arrived in the meantime.
  await tables();
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

/** Every tool's name, description and keywords by its id. */
export function useToolWords(): Readonly<Record<string, ToolWords>> {
  return messagesOf(useLanguage()).tools;
}
