import { startOf } from '#core/start-of.ts';
import type { SlugInput } from './fields.ts';
import { withLocaleLetters } from './letters.ts';
import { romaniser } from './romanise.ts';

const symbols = '&@%+€$£♥';
const symbolNames: Readonly<Record<Exclude<SlugInput['symbolWords'], 'none'>, readonly string[]>> = {
  en: ['and', 'at', 'percent', 'plus', 'euro', 'dollar', 'pound', 'love'],
  fr: ['et', 'arobase', 'pourcent', 'plus', 'euro', 'dollar', 'livre', 'amour'],
  de: ['und', 'at', 'prozent', 'plus', 'euro', 'dollar', 'pfund', 'liebe'],
  es: ['y', 'arroba', 'por ciento', 'mas', 'euro', 'dolar', 'libra', 'amor'],
};

const ignorable = /[\p{Cf}\uFE00-\uFE0F]/gu;
const contraction = /(?<=\p{L})['’](?=(?:s|t|d|m|ll|re|ve)(?![\p{L}\p{M}\p{N}]))/giu;
/** A plural such as `APIs` stays one word. */
const camel = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?!\p{Ll}))/gu;
const hanBorder = /(?<=\p{Script=Han})(?=[^\p{Script=Han}])|(?<=[^\p{Script=Han}])(?=\p{Script=Han})/gu;

export function slugifyText(input: SlugInput): string {
  const slugOf = slugger(input);
  if (!input.perLine) return slugOf(input.text.replace(/\r\n?|\n/g, ' '));
  const given = new Set<string>();
  return input.text
    .split(/\r\n?|\n/)
    .map((line) => slugOf(line, input.unique ? given : undefined))
    .join('\n');
}

/** Makes the slug of a line; one that is `given` already gets a number, before its extension. */
function slugger(input: SlugInput): (line: string, given?: Set<string>) => string {
  const wordsOf = splitter(input);
  const next = new Map<string, number>();
  return (line, given) => {
    const [, named, end] = (input.keepExtension && /^(.+)\.([A-Za-z0-9]{1,10})$/s.exec(line.trim())) || [];
    const extension = end === undefined ? '' : `.${inCase(end, input.case)}`;
    const words = wordsOf(named ?? line).map((word) => inCase(word, input.case));
    const stem = shorten(words, input.separator, input.maxLength);
    if (stem === '') return '';
    let slug = stem + extension;
    if (given) {
      const first = slug;
      for (let number = next.get(first) ?? 2; given.has(slug); number++) {
        slug = `${stem}${input.separator}${number}${extension}`;
        next.set(first, number + 1);
      }
      given.add(slug);
    }
    return slug;
  };
}

function inCase(word: string, how: SlugInput['case']): string {
  return how === 'lower' ? word.toLowerCase() : how === 'upper' ? word.toUpperCase() : word;
}

/** As many whole words as fit; the first one is cut when not even it does. */
function shorten(words: readonly string[], separator: string, maxLength: number): string {
  const whole = words.join(separator);
  if (maxLength === 0 || whole.length <= maxLength) return whole;
  let slug = words[0] ?? '';
  if (slug.length > maxLength) return startOf(slug, maxLength);
  for (const word of words.slice(1)) {
    if (slug.length + separator.length + word.length > maxLength) break;
    slug += separator + word;
  }
  return slug;
}

/** Splits a text into its words, written as the options say, but for the case. */
function splitter(input: SlugInput): (text: string) => readonly string[] {
  const { mode, locale, decamelize, customReplacements, symbolWords } = input;
  const names = symbolWords === 'none' ? undefined : symbolNames[symbolWords];
  const preserved = input.preserve.replace(/[\]\\^-]/g, String.raw`\$&`);
  const word = new RegExp(String.raw`[\p{L}\p{M}\p{N}${preserved}]+`, 'gu');
  const kept = preserved === '' ? undefined : new RegExp(`([${preserved}])`, 'u');
  const romanise = romaniser();
  const romanised = new Map<string, readonly string[]>();
  const asciiWords = (found: string): readonly string[] => {
    if (!kept && /^[A-Za-z0-9]*$/.test(found)) return [found];
    const before = romanised.get(found);
    if (before) return before;
    const words = [''];
    for (const [at, part] of (kept ? found.split(kept) : [found]).entries()) {
      const [first = '', ...rest] = at % 2 === 1 ? [part] : romanise(part).split(' ');
      words[words.length - 1] += first;
      for (const one of rest) words.push(one);
    }
    const filled = words.filter((part) => part !== '');
    romanised.set(found, filled);
    return filled;
  };
  return (text) => {
    let current = text.normalize('NFKC').replace(ignorable, '');
    for (const [from = '', to = ''] of customReplacements)
      if (from !== '') current = current.replaceAll(from, () => to);
    if (names) current = current.replace(/[&@%+€$£♥]/g, (symbol) => ` ${names[symbols.indexOf(symbol)]} `);
    if (mode === 'ascii') current = withLocaleLetters(current, locale);
    current = current.replace(contraction, '');
    if (decamelize) current = current.replace(camel, ' ');
    if (mode === 'ascii') current = current.replace(hanBorder, ' ');
    const found = current.match(word) ?? [];
    return mode === 'ascii' ? found.flatMap(asciiWords) : found;
  };
}
