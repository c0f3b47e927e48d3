/** Everything that leaves no ink, but the space and the tab and line breaks of ordinary text. */
export const invisible = /[\p{DI}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** The abbreviations of the Unicode code charts. */
const abbreviations: Readonly<Record<string, string>> = {
  '\t': 'TAB',
  '\n': 'LF',
  ' ': 'SP',
  '\u00A0': 'NBSP',
  '\u00AD': 'SHY',
  '\u034F': 'CGJ',
  '\u061C': 'ALM',
  '\u2002': 'ENSP',
  '\u2003': 'EMSP',
  '\u2007': 'FSP',
  '\u2008': 'PSP',
  '\u2009': 'THSP',
  '\u200A': 'HSP',
  '\u200B': 'ZWSP',
  '\u200C': 'ZWNJ',
  '\u200D': 'ZWJ',
  '\u200E': 'LRM',
  '\u200F': 'RLM',
  '\u2028': 'LS',
  '\u2029': 'PS',
  '\u202A': 'LRE',
  '\u202B': 'RLE',
  '\u202C': 'PDF',
  '\u202D': 'LRO',
  '\u202E': 'RLO',
  '\u202F': 'NNBSP',
  '\u205F': 'MMSP',
  '\u2060': 'WJ',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
  '\uFEFF': 'BOM',
};

/** What to write for a character that one cannot see; undefined for one that shows itself. */
export function labelOf(character: string): string | undefined {
  if (Object.hasOwn(abbreviations, character)) return abbreviations[character];
  if (!invisible.test(character)) return undefined;
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
