import type { Context } from '#core/operation.ts';
import { readLocale } from '#core/platform.ts';
import { segments } from '#lib/segment.ts';

/** The locale itself, or English when there is no such locale. */
export const knownLocale = (locale: string): string => readLocale(locale)?.toString() ?? 'en';

/** How often progress is told, in segments. */
const step = 8192;

/** The words of a text, composed (NFC), as they are written. */
export function* wordsOf(text: string, locale: string, { progress }: Pick<Context, 'progress'>): Generator<string> {
  let count = 0;
  for (const { index, segment, isWordLike } of segments(text, 'word', knownLocale(locale))) {
    if ((count += 1) % step === 0) progress(index, text.length);
    if (isWordLike) yield segment.normalize('NFC');
  }
}
