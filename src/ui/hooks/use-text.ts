import { translator, type Language, type Messages, type Translate, type Words } from '#core/text.ts';
import { useLanguage } from './language.ts';
import { tableOf } from './tables.ts';

const made = new WeakMap<Words, Partial<Record<Language, unknown>>>();

/**
 * The words of a table in the language of the page.
 *
 * @example
 * ```tsx
 * const t = useText(text);
 * return <Button>{t('copy')}</Button>;
 * ```
 */
export function useText<E extends Messages>(words: Words<E>): Translate<E> {
  const language = useLanguage();
  let translators = made.get(words);
  if (!translators) made.set(words, (translators = {}));
  return (translators[language] ??= translator(tableOf(words, language), language)) as Translate<E>;
}
