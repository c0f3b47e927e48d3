import { localeOf, type Language } from '#core/text.ts';

/** The name of a country in a language; its code when there is none. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([localeOf[language]], { type: 'region' }).of(code) ?? code;
}
