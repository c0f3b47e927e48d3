import type { Context } from '#core/operation.ts';
import { codePointAt } from '#lib/code-point.ts';
import { countGraphemes, segments } from '#lib/segment.ts';
import { splitLines } from './cheap.ts';
import { isInvisible } from './invisible.ts';
import { knownLocale, withoutBlankLines, wordsOf } from './segment-words.ts';

interface AnalysisInput {
  readonly text: string;
  readonly locale: string;
  readonly wordsPerMinute: number;
}

const classes = {
  letters: /\p{L}/u,
  digits: /\p{Nd}/u,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  punctuation: /\p{P}/u,
  symbols: /\p{S}/u,
  whitespace: /\p{White_Space}/u,
} as const;
type ClassName = keyof typeof classes;

/** Words a minute of a speaker. */
const spokenWords = 150;

/** Multiplied first: of 155 words at 150 a minute the division would leave a trace above 62 seconds. */
const seconds = (words: number, perMinute: number): number => Math.ceil((words * 60) / perMinute);

function countCodePoints(text: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < text.length;) {
    const code = codePointAt(text, at) as number;
    counts.set(code, (counts.get(code) ?? 0) + 1);
    at += code > 0xffff ? 2 : 1;
  }
  return counts;
}

/** A lone surrogate is written as U+FFFD, which has three bytes too. */
const utf8Length = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** What is known of each code point by itself: a text has far fewer different ones than characters. */
function classify(text: string) {
  const sums = { letters: 0, digits: 0, uppercase: 0, lowercase: 0, punctuation: 0, symbols: 0, whitespace: 0 };
  let [codePoints, bytesUtf8, invisible] = [0, 0, 0];
  for (const [code, count] of countCodePoints(text)) {
    const sign = String.fromCodePoint(code);
    for (const [name, pattern] of Object.entries(classes)) if (pattern.test(sign)) sums[name as ClassName] += count;
    codePoints += count;
    bytesUtf8 += utf8Length(code) * count;
    if (isInvisible(code)) invisible += count;
  }
  return { ...sums, codePoints, bytesUtf8, invisible };
}

/** No character reaches over a line break, so lines are counted one by one. */
function countLines(text: string) {
  const lines = splitLines(text);
  const breaks = Math.max(0, lines.length - 1);
  let [all, blank, longestLine, nonEmptyLines, paragraphs] = [breaks, breaks, 0, 0, 0];
  let isInParagraph = false;
  for (const line of lines) {
    const counted = countGraphemes(line);
    all += counted.all;
    blank += counted.blank;
    longestLine = Math.max(longestLine, counted.all);
    const isFilled = /\P{White_Space}/u.test(line);
    if (isFilled) nonEmptyLines += 1;
    if (isFilled && !isInParagraph) paragraphs += 1;
    isInParagraph = isFilled;
  }
  return {
    characters: all,
    charactersNoSpaces: all - blank,
    lines: lines.length,
    nonEmptyLines,
    longestLine,
    paragraphs,
  };
}

function countSentences(text: string, locale: string): number {
  let count = 0;
  const filled = withoutBlankLines(text);
  for (const { segment } of segments(filled, 'sentence', locale)) if (/[\p{L}\p{N}]/u.test(segment)) count += 1;
  return count;
}

export type Statistics = ReturnType<typeof analyzeText>;

export function analyzeText({ text, locale, wordsPerMinute }: AnalysisInput, context: Pick<Context, 'progress'>) {
  const { codePoints, bytesUtf8, letters, digits, uppercase, lowercase, punctuation, symbols, whitespace, invisible } =
    classify(text);
  const { characters, charactersNoSpaces, lines, nonEmptyLines, longestLine, paragraphs } = countLines(text);
  const sentences = countSentences(text, knownLocale(locale));
  const unique = new Set<string>();
  let words = 0;
  for (const word of wordsOf(text, locale, context)) {
    words += 1;
    unique.add(word.toLowerCase());
  }
  return {
    characters,
    charactersNoSpaces,
    codePoints,
    utf16Units: text.length,
    bytesUtf8,
    bytesUtf16: 2 * text.length,
    words,
    uniqueWords: unique.size,
    sentences,
    lines,
    nonEmptyLines,
    longestLine,
    paragraphs,
    letters,
    digits,
    uppercase,
    lowercase,
    punctuation,
    symbols,
    whitespace,
    invisible,
    readingSeconds: seconds(words, wordsPerMinute),
    speakingSeconds: seconds(words, spokenWords),
  };
}
