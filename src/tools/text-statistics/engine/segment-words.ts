import type { Context } from '#core/operation.ts';
import { segments } from '#lib/segment.ts';

/** The locale itself, or English when there is no such locale. */
export function knownLocale(locale: string): string {
  try {
    return new Intl.Locale(locale).toString();
  } catch {
    return 'en';
  }
}

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
