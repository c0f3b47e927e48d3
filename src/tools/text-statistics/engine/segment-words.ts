import type { Context } from '#core/operation.ts';
import { readLocale } from '#core/platform.ts';
import { segments } from '#lib/segment.ts';

/** The locale itself, or English when there is no such locale. */
export const knownLocale = (locale: string): string => readLocale(locale)?.toString() ?? 'en';

const blankLines = /[\r\n][\t\r\n ]*[\r\n]/g;

/**
 * The text without its blank lines: they have no word, and each of their segments would cost microseconds. Words and
 * sentences end at every line break, whatever follows (UAX 29, WB3a, WB3b, SB4).
 */
export const withoutBlankLines = (text: string): string => text.replace(blankLines, '\n');

/** How often progress is told, in segments. */
const step = 8192;

/** The words of a text, composed (NFC), as they are written. */
export function* wordsOf(text: string, locale: string, { progress }: Pick<Context, 'progress'>): Generator<string> {
  const filled = withoutBlankLines(text);
  let count = 0;
  for (const { index, segment, isWordLike } of segments(filled, 'word', knownLocale(locale))) {
    if ((count += 1) % step === 0) progress(index, filled.length);
    if (isWordLike) yield segment.normalize('NFC');
  }
}
