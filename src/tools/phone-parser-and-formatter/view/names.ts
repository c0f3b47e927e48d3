import { localeOf, type Language } from '#core/text.ts';

/** The name of a country in a language; its code when there is none. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([localeOf[language]], { type: 'region' }).of(code) ?? code;
}

/** Two regional indicators, which most systems draw as a flag. */
export function flagOf(code: string): string {
  return String.fromCodePoint(...Array.from(code, (letter) => letter.charCodeAt(0) + 0x1f1e6 - 65));
}
