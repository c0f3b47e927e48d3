import { codePointAt } from '#lib/code-point.ts';
import { longFlag, shortFlag, type Flag } from './flags.ts';

/** A flag that was found, as it was typed. */
export interface Given {
  readonly flag: Flag;
  readonly typed: string;
  readonly value: string;
}

/** What stands between `--next` and the next one. */
export interface Group {
  /** A flag that curl does not have is only its word. */
  readonly given: readonly (Given | string)[];
  readonly urls: readonly string[];
  /** A flag that lacks its value, after which nothing is read. */
  readonly missing: string | undefined;
}

class ArgumentReader {
  readonly groups: Group[] = [];
  private given: (Given | string)[] = [];
  private urls: string[] = [];
  private missing: string | undefined;
  private at = 0;

  constructor(private readonly words: readonly string[]) {}

  read(): readonly Group[] {
    let isOnlyUrls = false;
    for (; this.at < this.words.length && this.missing === undefined; this.at++) {
      const word = this.words[this.at] as string;
      if (isOnlyUrls || word === '-' || !word.startsWith('-')) this.urls.push(word);
      else if (word === '--') isOnlyUrls = true;
      else if (word.startsWith('--')) this.take(longFlag(word.slice(2)), word, undefined);
      else this.bundle(word.slice(1));
    }
    this.endGroup();
    return this.groups;
  }

  private bundle(letters: string): void {
    for (let at = 0; at < letters.length; at++) {
      const letter = String.fromCodePoint(codePointAt(letters, at) ?? 0);
      if (letter.length > 1) at++;
      const flag = shortFlag(letter);
      const rest = letters.slice(at + 1);
      this.take(flag, `-${letter}`, flag?.takesValue && rest !== '' ? rest : undefined);
      if (flag?.takesValue) return;
    }
  }

  private take(flag: Flag | undefined, typed: string, attached: string | undefined): void {
    if (!flag) this.given.push(typed);
    else if (flag.name === 'next') this.endGroup();
    else if (!flag.takesValue) this.given.push({ flag, typed, value: '' });
    else {
      const value = attached ?? this.words[++this.at];
      if (value === undefined) this.missing = typed;
      else this.given.push({ flag, typed, value });
    }
  }

  private endGroup(): void {
    const { given, missing, urls } = this;
    if (given.length + urls.length > 0 || missing !== undefined || this.groups.length === 0)
      this.groups.push({ given, urls, missing });
    this.given = [];
    this.urls = [];
  }
}

/** The options and URLs behind `curl`, as curl reads them. */
export const readArguments = (words: readonly string[]): readonly Group[] => new ArgumentReader(words).read();
