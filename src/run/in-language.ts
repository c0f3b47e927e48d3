import type { Details, Operation } from '#core/operation.ts';
import type { Language } from '#core/text.ts';

/** The input for a reader of this language, where the operation writes sentences and nobody chose theirs. */
export function inLanguage({ input: fields }: Operation, input: Details, language: Language): Details {
  return fields['locale']?.fallback === 'en' ? { locale: language, ...input } : input;
}
