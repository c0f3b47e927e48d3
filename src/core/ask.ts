import type { Details } from './operation.ts';
import type { Language } from './text.ts';
import { insideQuotes } from './quotes.ts';

/** An operation and what it is to work on. */
export interface Request {
  readonly op: string;
  readonly input: Details;
}

/** Makes a request of a line, or nothing. */
export type Pattern = (line: Line) => Request | undefined;

/** The answers of a tool to a line that somebody types. */
export interface Ask {
  /**
   * First words, in canonical form, that belong to this tool: no other tool is asked about a line that begins with one.
   */
  readonly words: readonly string[];
  readonly patterns: readonly Pattern[];
  /**
   * One line of text for the value of a request, a list with an entry per line; undefined where it says nothing. `run` gives
   * the value of another request to the same tool; `line` is what was asked, where somebody asked;
   * sentences are in `language`, English by default.
   */
  readonly answer: (
    value: unknown,
    request: Request,
    run: (request: Request) => Promise<unknown>,
    line?: Line,
    language?: Language,
  ) => string | undefined | Promise<string | undefined>;
}

const synonymTable = `
upper uppercase majuscule majuscules
lower lowercase minuscule minuscules
token jeton
password mdp
roman romain romains
count compter
obfuscate mask masquer
phone téléphone telephone
color colour couleur
uuid guid
base64 b64
slug slugify
decode décoder decoder décode
encode encoder
in to en vers → ->
of de
now maintenant
hex hexa hexadécimal hexadecimal
binary binaire bin
decimal décimal dec
octal oct
random aléatoire aleatoire
celsius c °c ℃
fahrenheit f °f ℉
kelvin k °k
`;

const synonyms: ReadonlyMap<string, string> = new Map(
  synonymTable
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [canonical = '', ...others] = row.split(' ');
      return others.map((word) => [word, canonical] as const);
    }),
);

const phrases: readonly (readonly [RegExp, string])[] = [
  [/^mots? de passe(?=\s|$)/i, 'password'],
  [/^phrases? de passe(?=\s|$)/i, 'passphrase'],
  [/^(token|jeton|password|mdp|pin|passphrase) al[ée]atoire(?=\s+\d+$)/i, '$1'],
  [/^(?:chiffres? romains?|roman numerals?)(?=\s)/i, 'roman'],
  [/^(upper|lower|title|camel|snake|kebab|constant|pascal)[_-]?case(?=\s)/i, '$1'],
  [/^random\s+(?=(?:token|password|pin|passphrase|uuid|guid)\s(?:.*\s)?\d+$)/i, ''],
];

/** Words of search queries: a text that consists only of these contains nothing to work on. */
const nouns: ReadonlySet<string> = new Set(
  `generator encoder decoder checker encode decode encoding decoding decrypt checksum sum case code alphabet picker calculator converter
  parser online file name text string url hash générateur generateur encodeur encodage décodeur décodage calculatrice calculateur convertisseur
  analyseur éditeur editor viewer dump phonetic phonétique fichier texte chaîne nom`.split(/\s+/),
);

/** After an encoding or a hash, words for kinds of files are not an argument either: “base64 image” looks for a tool. */
const contents: ReadonlySet<string> = new Set([
  ...nouns,
  ...`image images picture pictures photo photos pdf png jpg jpeg gif svg webp ico audio video mp3 mp4 wav zip font files document documents encrypt crack lookup tool tools validator
  vidéo vidéos police fichiers`.split(/\s+/),
]);

/** The word as the patterns know it: lower case, one of its synonyms. */
export function canonical(word: string): string {
  const lower = word.toLowerCase();
  return synonyms.get(lower) ?? lower;
}

/** French quotes have spaces inside, which are not part of the text. */
function unquoted(text: string): string | undefined {
  const inside = insideQuotes(text);
  return text.startsWith('«') ? inside?.trim() : inside;
}

function isSearch(text: string, known: ReadonlySet<string>): boolean {
  const words = text
    .replace(/\s*\?+$/, '')
    .split(/[\s/]+/)
    .map(canonical);
  if (/^an? secret$|^(?:vs\.?|versus)\s/i.test(text)) return true;
  if (words[0] === 'in' && words.length > 1 && words.slice(2).every((word) => known.has(word))) return true;
  return words.every((word, at) => known.has(word) || (word === 'in' && at > 0));
}

/** A line as it was typed, with its words in canonical form. */
export class Line {
  /** Without white space around it. */
  readonly text: string;
  /** Lower case, each the first of its synonyms. */
  readonly words: readonly string[];
  private readonly ends: readonly number[];

  constructor(typed: string) {
    const trimmed = typed.trim();
    const whole = (/[\r\n]/.test(trimmed) ? undefined : unquoted(trimmed)) ?? trimmed;
    this.text = phrases.reduce((text, [phrase, word]) => text.replace(phrase, word), whole.trim());
    const found = [...this.text.matchAll(/\S+/g)];
    this.words = found.map(([word]) => canonical(word));
    this.ends = found.map(({ 0: word, index }) => index + word.length);
  }

  /** Are these all its words? */
  is(words: string): boolean {
    return this.words.join(' ') === words;
  }

  /**
   * The text after these words, without one pair of quotes; undefined if the line begins otherwise, ends there, or
   * continues only with words of a search.
   */
  after(words: string): string | undefined {
    return this.textAfter(words, nouns);
  }

  private textAfter(words: string, known: ReadonlySet<string>): string | undefined {
    const wanted = words.split(' ');
    if (!wanted.every((word, at) => this.words[at] === word)) return undefined;
    const rest = this.text.slice(this.ends[wanted.length - 1]).trim();
    if (rest === '') return undefined;
    const quoted = unquoted(rest);
    if (quoted !== undefined) return quoted === '' ? undefined : quoted;
    return isSearch(rest, known) ? undefined : rest;
  }

  /**
   * The text that an encoding or a hash is to work on: after these words and after the `of` or `de` that joins them to it,
   * “md5 of hello”; undefined, too, if it only names a kind of file.
   */
  of(words: string): string | undefined {
    const next = words.split(' ').length;
    const isJoined = this.words[next] === 'of' && this.words.length > next + 1;
    return this.textAfter(isJoined ? `${words} of` : words, contents);
  }

  /** Its two sides of the last `in`, `to`, `en` or `vers` that stands between others. */
  get sides(): readonly [from: string, to: string] | undefined {
    for (let at = this.words.length - 2; at > 0; at--) {
      if (this.words[at] !== 'in' && this.words[at] !== 'à') continue;
      return [this.text.slice(0, this.ends[at - 1]).trim(), this.text.slice(this.ends[at]).trim()];
    }
    return undefined;
  }
}

/** The member of a value with this name, if it is an object that has it. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** The number that a word is, from `min` to `max`. */
export function countIn(text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined || !/^\d{1,7}$/.test(text)) return undefined;
  const count = Number(text);
  return count >= min && count <= max ? count : undefined;
}
