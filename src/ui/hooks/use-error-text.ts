import type { Failure } from '#core/operation.ts';
import { describeError } from '#core/sentence.ts';
import type { Words } from '#core/text.ts';
import { useLanguage } from './language.ts';
import { pseudoWords } from './pseudo.ts';

/** The sentence for an operation's error, from the tool's words or the common ones. */
export function useErrorText(words: Words): (error: Failure) => string {
  const language = useLanguage();
  return ({ code, details }) => describeError(pseudoWords(words), language, code, details);
}
