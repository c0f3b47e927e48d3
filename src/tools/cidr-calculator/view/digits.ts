import type { Language } from '#core/text.ts';

/** Decimal digits with separators, as readers of the language write them. */
export function groupDigits(digits: string, language: Language): string {
  return BigInt(digits).toLocaleString(language);
}
