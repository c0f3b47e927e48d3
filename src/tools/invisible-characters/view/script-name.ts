import { localeOf, type Language } from '#core/text.ts';

/** The codes of ISO 15924 that are not the first four letters of the name: those of scripts in use, and some older ones. */
const codes: Readonly<Record<string, string>> = {
  Adlam: 'Adlm',
  Armenian: 'Armn',
  Batak: 'Batk',
  'Canadian Aboriginal': 'Cans',
  Chakma: 'Cakm',
  Cyrillic: 'Cyrl',
  Deseret: 'Dsrt',
  Greek: 'Grek',
  Gujarati: 'Gujr',
  Gurmukhi: 'Guru',
  'Gurung Khema': 'Gukh',
  Han: 'Hani',
  'Hanifi Rohingya': 'Rohg',
  Kannada: 'Knda',
  Katakana: 'Kana',
  'Kayah Li': 'Kali',
  Khmer: 'Khmr',
  Lao: 'Laoo',
  Latin: 'Latn',
  Malayalam: 'Mlym',
  'Meetei Mayek': 'Mtei',
  'Meroitic Cursive': 'Merc',
  Miao: 'Plrd',
  Mro: 'Mroo',
  Myanmar: 'Mymr',
  'New Tai Lue': 'Talu',
  Nko: 'Nkoo',
  Ogham: 'Ogam',
  'Ol Chiki': 'Olck',
  'Old Italic': 'Ital',
  Oriya: 'Orya',
  Phoenician: 'Phnx',
  Runic: 'Runr',
  Syriac: 'Syrc',
  Tagalog: 'Tglg',
  'Tai Le': 'Tale',
  'Tai Tham': 'Lana',
  'Tai Viet': 'Tavt',
  Tamil: 'Taml',
  Tibetan: 'Tibt',
  Tifinagh: 'Tfng',
  Vai: 'Vaii',
  Wancho: 'Wcho',
  Yi: 'Yiii',
};

const made = new Map<Language, Intl.DisplayNames>();

function displayNames(language: Language): Intl.DisplayNames {
  const names = made.get(language) ?? new Intl.DisplayNames(localeOf[language], { type: 'script', fallback: 'none' });
  made.set(language, names);
  return names;
}

/** A script in the language of the page, where the browser has a name for it; in English its name in Unicode. */
export function scriptName(name: string, language: Language): string {
  if (language === 'en') return name;
  return displayNames(language).of(codes[name] ?? name.replaceAll(' ', '').slice(0, 4)) ?? name;
}
