import type { SlugInput } from './fields.ts';

type Letters = readonly (readonly [letter: RegExp, latin: string])[];

/** A letter table written as `ж zh, ь`; a letter alone is dropped. `ia$` and `^є` stand for the end and the start of a word. */
function letters(table: string): Letters {
  return table.split(', ').map((entry) => {
    const [letter = '', latin = ''] = entry.split(' ');
    const pattern = letter
      .replace(/^\^(.+)/, String.raw`(?<![\p{L}\p{M}])$1`)
      .replace(/(.+)\$$/, String.raw`$1(?![\p{L}\p{M}])`);
    return [new RegExp(pattern, 'giu'), latin] as const;
  });
}

const danish = letters('æ ae, ø oe, å aa');

/** What differs from the library's default, which strips diacritics. The first pattern that fits wins. */
const tables: Readonly<Record<Exclude<SlugInput['locale'], ''>, Letters>> = {
  de: letters('ä ae, ö oe, ü ue, ß ss'),
  da: danish,
  nb: danish,
  // Transliteration Act of Bulgaria, 2009, article 6
  bg: letters('ия$ ia, ж zh, й y, х h, ц ts, ч ch, ш sh, щ sht, ъ a, ь y, ю yu, я ya'),
  sr: letters('ђ dj, đ dj, ж z, ј j, љ lj, њ nj, ћ c, х h, ц c, ч c, џ dz, ш s'),
  // Resolution 55 of the Cabinet of Ministers of Ukraine, 27 January 2010
  uk: letters(
    'зг zgh, ^є ye, ^ї yi, ^й y, ^ю yu, ^я ya, г h, ґ g, є ie, ж zh, и y, і i, ї i, й i, х kh, ц ts, ч ch, ш sh, щ shch, ь, ю iu, я ia',
  ),
};

/** A capital keeps its rank: `Ä` is `Ae`, in a word of capitals `AE`. */
export function inCaseOf(source: string, latin: string, before: string, after: string): string {
  if (source === source.toLowerCase()) return latin;
  const isShouted = /\p{Lu}/u.test(after) || (!/\p{L}/u.test(after) && /\p{Lu}/u.test(before));
  return isShouted ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** Writes the letters of a language as that language does. */
export function withLocaleLetters(text: string, locale: SlugInput['locale']): string {
  if (locale === '') return text;
  const source = locale === 'uk' ? text.replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '') : text;
  return tables[locale].reduce(
    (current, [pattern, latin]) =>
      current.replace(pattern, (found, at: number) =>
        inCaseOf(found, latin, current.charAt(at - 1), current.charAt(at + found.length)),
      ),
    source,
  );
}
