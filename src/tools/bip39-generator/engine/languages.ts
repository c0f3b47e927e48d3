export const languages = [
  'english',
  'french',
  'spanish',
  'italian',
  'portuguese',
  'czech',
  'japanese',
  'korean',
  'chinese-simplified',
  'chinese-traditional',
] as const;
export type WordLanguage = (typeof languages)[number];

const lists = {
  english: () => import('@scure/bip39/wordlists/english.js'),
  french: () => import('@scure/bip39/wordlists/french.js'),
  spanish: () => import('@scure/bip39/wordlists/spanish.js'),
  italian: () => import('@scure/bip39/wordlists/italian.js'),
  portuguese: () => import('@scure/bip39/wordlists/portuguese.js'),
  czech: () => import('@scure/bip39/wordlists/czech.js'),
  japanese: () => import('@scure/bip39/wordlists/japanese.js'),
  korean: () => import('@scure/bip39/wordlists/korean.js'),
  'chinese-simplified': () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  'chinese-traditional': () => import('@scure/bip39/wordlists/traditional-chinese.js'),
} as const;

export interface WordList {
  readonly language: WordLanguage;
  /** In the order of the list, NFKD. */
  readonly words: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
}

const loaded = new Map<WordLanguage, WordList>();

/** Each list is loaded when it is first needed. */
export async function wordList(language: WordLanguage): Promise<WordList> {
  const known = loaded.get(language);
  if (known) return known;
  const { wordlist } = await lists[language]();
  const words = wordlist.map((word) => word.normalize('NFKD'));
  const list = { language, words, indexOf: new Map(words.map((word, index) => [word, index])) };
  loaded.set(language, list);
  return list;
}

export function wordListsFor(language: 'auto' | WordLanguage): Promise<WordList[]> {
  return Promise.all((language === 'auto' ? languages : [language]).map(wordList));
}

/** BIP-39, "Japanese": the words are joined with ideographic spaces. */
export const joinWords = (words: readonly string[], language: WordLanguage): string =>
  words.join(language === 'japanese' ? '\u3000' : ' ');
