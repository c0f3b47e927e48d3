import type { Failure } from '#core/operation.ts';
import { describeError } from '#core/sentence.ts';
import type { Language, Words } from '#core/text.ts';

const texts = import.meta.glob<{ readonly text: Words }>('../tools/*/text.ts');

/** The same failure with its sentence; the words of the operation's tool are loaded only now. */
export async function withSentence(id: string, { code, details }: Failure, language: Language): Promise<Failure> {
  const words = (await texts[`../tools/${id.slice(0, id.indexOf('/'))}/text.ts`]?.())?.text;
  return { code, message: describeError(words, language, code, details), details };
}
