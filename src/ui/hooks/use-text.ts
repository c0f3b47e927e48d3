import { translator, type Language, type Messages, type Translate, type Words } from '#core/text.ts';
import { useLanguage } from './language.ts';
import { pseudoWords } from './pseudo.ts';

const made = new WeakMap<Words, Partial<Record<Language, unknown>>>();

/** `const t = useText(text)`: the words of a table in the language of the page. */
export function useText<E extends Messages>(words: Words<E>): Translate<E> {
  const language = useLanguage();
  let translators = made.get(words);
  if (!translators) made.set(words, (translators = {}));
  return (translators[language] ??= translator(pseudoWords(words), language)) as Translate<E>;
}
