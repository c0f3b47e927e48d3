/** Names by code point, English and French. Not the joiners U+200C and U+200D: emoji, Persian and Hindi need them. */
const names: Readonly<Record<number, readonly [en: string, fr: string]>> = {
  0xad: ['soft hyphen', 'trait d’union conditionnel'],
  0x180e: ['Mongolian vowel separator', 'séparateur de voyelles mongol'],
  0x200b: ['zero width space', 'espace sans chasse'],
  0x200e: ['left-to-right mark', 'marque gauche-à-droite'],
  0x200f: ['right-to-left mark', 'marque droite-à-gauche'],
  0x202a: ['left-to-right embedding', 'enchâssement gauche-à-droite'],
  0x202b: ['right-to-left embedding', 'enchâssement droite-à-gauche'],
  0x202c: ['pop directional formatting', 'fin de formatage directionnel'],
  0x202d: ['left-to-right override', 'forçage gauche-à-droite'],
  0x202e: ['right-to-left override', 'forçage droite-à-gauche'],
  0x2060: ['word joiner', 'gluon de mots'],
  0x2061: ['function application', 'application de fonction'],
  0x2062: ['invisible times', 'multiplication invisible'],
  0x2063: ['invisible separator', 'séparateur invisible'],
  0x2064: ['invisible plus', 'plus invisible'],
  0x2066: ['left-to-right isolate', 'isolateur gauche-à-droite'],
  0x2067: ['right-to-left isolate', 'isolateur droite-à-gauche'],
  0x2068: ['first strong isolate', 'isolateur selon le premier caractère fort'],
  0x2069: ['pop directional isolate', 'fin d’isolateur'],
  0xfeff: [
    'zero width no-break space (byte order mark)',
    'espace insécable sans chasse (indicateur d’ordre des octets)',
  ],
};

export const isInvisible = (codePoint: number): boolean => Object.hasOwn(names, codePoint);

export interface Invisible {
  readonly index: number;
  readonly line: number;
  readonly column: number;
  readonly codePoint: string;
  readonly name: string;
}

interface InvisibleInput {
  readonly text: string;
  readonly locale: 'en' | 'fr';
  readonly limit: number;
}

const wanted = /\r\n?|\n|[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

export function findInvisible({ text, locale, limit }: InvisibleInput): Invisible[] {
  const found: Invisible[] = [];
  let line = 1;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(wanted)) {
    const code = sign.charCodeAt(0);
    const name = names[code]?.[locale === 'en' ? 0 : 1];
    if (name === undefined) {
      line += 1;
      start = index + sign.length;
      continue;
    }
    const codePoint = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    found.push({ index, line, column: index - start + 1, codePoint, name });
    if (found.length === limit) break;
  }
  return found;
}
