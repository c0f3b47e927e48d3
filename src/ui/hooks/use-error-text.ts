import type { Failure } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { errorWords } from '#core/error-words.ts';
import type { Words } from '#core/text.ts';
import { useLanguage } from './language.ts';
import { tableOf } from './tables.ts';

/** The sentence for an operation's error, from the tool's words or the common ones. */
export function useErrorText(words: Words): (error: Pick<Failure, 'code' | 'details'>) => string {
  const language = useLanguage();
  return ({ code, details }) =>
    describeError([tableOf(words, language), tableOf(errorWords, language)], language, code, details);
}
