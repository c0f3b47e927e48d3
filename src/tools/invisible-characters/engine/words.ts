import { codePointAt } from '#lib/code-point.ts';
import type { Security } from '#lib/unicode/security.ts';
import type { Context, Found } from './kinds.ts';
import type { LookAlikes } from './look-alikes.ts';

interface Word {
  readonly index: number;
  readonly text: string;
  readonly hasAsciiLetter: boolean;
  readonly isAsciiLetters: boolean;
  /** Two or more letters, each of them ASCII or with a look-alike, none of them ASCII. */
  readonly isWhole: boolean;
  /** It also has an ASCII letter or digit, or all its letters look like ASCII. */
  readonly isSuspect: boolean;
  /** The one script of its letters, if it is one. */
  readonly script: string | undefined;
}

/** By the bundled data, not by what the runtime knows. */
const isWordPart = (category: string): boolean => /^[LMN]/.test(category);

/** UTS #39 §5.1: scripts that stand for writing systems of several. */
const systems: Readonly<Record<string, readonly string[]>> = {
  Han: ['Hanb', 'Jpan', 'Kore'],
  Hiragana: ['Jpan'],
  Katakana: ['Jpan'],
  Hangul: ['Kore'],
  Bopomofo: ['Hanb'],
};
const anywhere = new Set(['Common', 'Inherited', 'Unknown']);

/** The scripts of a word in order of appearance, if no one script or system has all of its characters. */
function mixedScripts(word: string, data: Security): readonly string[] | undefined {
  let resolved: ReadonlySet<string> | undefined;
  for (const character of word) {
    const scripts = data.scriptsOf(codePointAt(character) ?? 0);
    if (scripts.some((script) => anywhere.has(script))) continue;
    const augmented = scripts.flatMap((script) => [script, ...(systems[script] ?? [])]);
    const before = resolved;
    resolved = new Set(augmented.filter((script) => !before || before.has(script)));
  }
  if (!resolved || resolved.size > 0) return undefined;
  const names = Array.from(word, (character) => data.script.of(codePointAt(character) ?? 0));
  return [...new Set(names.filter((name) => !anywhere.has(name)))];
}

function wordOf(text: string, index: number, data: Security, alike: LookAlikes): Word {
  const characters = [...text];
  const letters = characters.filter((character) => data.category.of(codePointAt(character) ?? 0).startsWith('L'));
  const hasAsciiLetter = /[a-z]/i.test(text);
  const isAlike = letters.length > 1 && letters.every((letter) => /[a-z]/i.test(letter) || alike.of(letter).length > 0);
  const scripts = new Set(letters.map((letter) => data.script.of(codePointAt(letter) ?? 0)));
  const [script] = scripts;
  return {
    index,
    text,
    hasAsciiLetter,
    isAsciiLetters: /^[a-z]+$/i.test(text),
    isWhole: isAlike && !hasAsciiLetter,
    isSuspect: isAlike || /[a-z\d]/i.test(text),
    script: scripts.size === 1 ? script : undefined,
  };
}

function* wordsOf(text: string, data: Security, alike: LookAlikes): Generator<Word> {
  let start = -1;
  const isPart = (character: string): boolean =>
    /^[\w]$/.test(character) || (character > '~' && isWordPart(data.category.of(codePointAt(character) ?? 0)));
  let index = 0;
  for (const character of text) {
    const isInside = isPart(character);
    if (isInside && start < 0) start = index;
    if (!isInside && start >= 0) {
      yield wordOf(text.slice(start, index), start, data, alike);
      start = -1;
    }
    index += character.length;
  }
  if (start >= 0) yield wordOf(text.slice(start), start, data, alike);
}

/** Scripts in which a word may look like ASCII as a whole by chance, if most words of the text do not. */
function proseScripts(words: readonly Word[]): ReadonlySet<string> {
  return new Set(
    ['Greek', 'Cyrillic'].filter((script) => {
      const own = words.filter((word) => word.script === script);
      return own.filter(({ isWhole }) => !isWhole).length * 2 > own.length;
    }),
  );
}

function confusablesIn(word: Word, isInfo: boolean, data: Security, alike: LookAlikes): Found[] {
  const found: Found[] = [];
  let index = word.index;
  for (const character of word.text) {
    const end = index + character.length;
    const looksLike = character > '~' ? alike.of(character) : [];
    if (looksLike.length > 0 && isWordPart(data.category.of(codePointAt(character) ?? 0))) {
      const detail = { looksLike, wholeWord: !word.hasAsciiLetter };
      found.push({ kind: 'confusable', index, end, detail, ...(isInfo && { severity: 'info' as const }) });
    }
    index = end;
  }
  return found;
}

/** Letters that look like ASCII in words where that deceives, and words of several scripts (UTS #39 §5.1). */
export function findInWords(text: string, context: Context, data: Security, alike: LookAlikes): Found[] {
  // Words of ASCII alone deceive nobody.
  if (!/[^\0-~]/.test(text)) return [];
  const all = [...wordsOf(text, data, alike)];
  const prose = proseScripts(all);
  const hasAsciiWord = all.some(({ isAsciiLetters }) => isAsciiLetters);
  return all.flatMap((word) => {
    if (!/[^\0-~]/.test(word.text)) return [];
    const isProse = word.isWhole && word.script !== undefined && prose.has(word.script);
    const isInfo = !word.hasAsciiLetter && context === 'text' && !hasAsciiWord;
    const confusables = word.isSuspect && !isProse ? confusablesIn(word, isInfo, data, alike) : [];
    const scripts = mixedScripts(word.text, data);
    const { index } = word;
    const mixed: Found[] = scripts
      ? [{ kind: 'mixed-script', index, end: index + word.text.length, detail: { scripts } }]
      : [];
    return [...confusables, ...mixed];
  });
}

/** Punctuation and symbols that look like ASCII, which compilers do not take for it. */
export function findPunctuation(text: string, data: Security, alike: LookAlikes): Found[] {
  const classOf = (character: string): string => data.category.of(codePointAt(character) ?? 0).charAt(0);
  return Array.from(text.matchAll(/[^\0-~]/gu)).flatMap(({ 0: character, index }): Found[] => {
    const group = classOf(character);
    if ((group !== 'P' && group !== 'S') || !/^[ -~]+$/.test(alike.skeleton(character))) return [];
    const all = alike.of(character);
    // A quotation mark is taken for an apostrophe, hardly for the grave accent that UTS #39 folds into it.
    const own = all.filter((each) => classOf(each) === group);
    const detail = { looksLike: own.length > 0 ? own : all };
    return [{ kind: 'punctuation', index, end: index + character.length, detail }];
  });
}
