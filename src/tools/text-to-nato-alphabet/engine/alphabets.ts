export const alphabets = ['icao', 'french', 'german'] as const;
export type Alphabet = (typeof alphabets)[number];

const list = (words: string): readonly string[] => words.split(' ');

/**
 * A to Z. ICAO: annex 10, volume II, §5.2.1.3, whose spellings are Alfa and Juliett; French: the civil alphabet of
 * telegraphy; German: DIN 5009:2022, annex A.
 */
export const letterWords: Readonly<Record<Alphabet, readonly string[]>> = {
  icao: list(
    'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
  ),
  french: list(
    'Anatole Berthe Célestin Désiré Eugène François Gaston Henri Irma Joseph Kléber Louis Marcel Nicolas Oscar Pierre Quintal Raoul Suzanne Thérèse Ursule Victor William Xavier Yvonne Zoé',
  ),
  german: list(
    'Aachen Berlin Chemnitz Düsseldorf Essen Frankfurt Goslar Hamburg Ingelheim Jena Köln Leipzig München Nürnberg Offenbach Potsdam Quickborn Rostock Salzwedel Tübingen Unna Völklingen Wuppertal Xanten Ypsilon Zwickau',
  ),
};

/** Letters with a word of their own, in lower case. */
export const ownWords: Readonly<Record<Alphabet, Readonly<Record<string, string>>>> = {
  icao: {},
  french: {},
  german: { ä: 'Umlaut Aachen', ö: 'Umlaut Offenbach', ü: 'Umlaut Unna', ß: 'Eszett' },
};

/** Zero to nine. */
export const digitWords: Readonly<Record<Alphabet, readonly string[]>> = {
  icao: list('Zero One Two Three Four Five Six Seven Eight Nine'),
  french: list('Zéro Un Deux Trois Quatre Cinq Six Sept Huit Neuf'),
  german: list('Null Eins Zwei Drei Vier Fünf Sechs Sieben Acht Neun'),
};

/** As they are pronounced on the radio. */
export const radioDigits: readonly string[] = list('Zero Wun Too Tree Fower Fife Six Seven Ait Niner');

export const symbolLanguages = ['en', 'fr'] as const;
export type SymbolLanguage = (typeof symbolLanguages)[number];

/** Every symbol with its English and its French name. */
const symbols = [
  [' ', 'space', 'espace'],
  ['!', 'exclamation mark', 'point d’exclamation'],
  ['"', 'quotation mark', 'guillemet'],
  ['#', 'hash', 'dièse'],
  ['$', 'dollar', 'dollar'],
  ['%', 'percent', 'pour cent'],
  ['&', 'ampersand', 'esperluette'],
  ["'", 'apostrophe', 'apostrophe'],
  ['(', 'left parenthesis', 'parenthèse ouvrante'],
  [')', 'right parenthesis', 'parenthèse fermante'],
  ['*', 'asterisk', 'astérisque'],
  ['+', 'plus', 'plus'],
  [',', 'comma', 'virgule'],
  ['-', 'dash', 'tiret'],
  ['.', 'stop', 'point'],
  ['/', 'slash', 'barre oblique'],
  [':', 'colon', 'deux-points'],
  [';', 'semicolon', 'point-virgule'],
  ['<', 'less than', 'inférieur à'],
  ['=', 'equals', 'égal'],
  ['>', 'greater than', 'supérieur à'],
  ['?', 'question mark', 'point d’interrogation'],
  ['@', 'at', 'arobase'],
  ['[', 'left bracket', 'crochet ouvrant'],
  ['\\', 'backslash', 'barre oblique inverse'],
  [']', 'right bracket', 'crochet fermant'],
  ['^', 'caret', 'accent circonflexe'],
  ['_', 'underscore', 'tiret bas'],
  ['`', 'backtick', 'accent grave'],
  ['{', 'left brace', 'accolade ouvrante'],
  ['|', 'pipe', 'barre verticale'],
  ['}', 'right brace', 'accolade fermante'],
  ['~', 'tilde', 'tilde'],
  ['\t', 'tab', 'tabulation'],
  ['\n', 'new line', 'retour à la ligne'],
] as const;

export const symbolNames: Readonly<Record<SymbolLanguage, ReadonlyMap<string, string>>> = {
  en: new Map(symbols.map(([symbol, english]) => [symbol, english])),
  fr: new Map(symbols.map(([symbol, , french]) => [symbol, french])),
};
