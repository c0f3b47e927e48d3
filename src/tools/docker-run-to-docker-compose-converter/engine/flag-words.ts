import { CommandFault, type Note } from './messages.ts';
import type { Word } from '#lib/shell/words.ts';

/** What a program's flags take: nothing, or a value. */
export type Arity = 'flag' | 'value';

/** A flag that was found; without a value it is `true`. */
export interface Given {
  readonly name: string;
  /** `--cidfile`, `-P`. */
  readonly typed: string;
  readonly value: string;
  readonly word: Word;
}

export interface Parsed {
  /** In the order of the words; an unknown flag is a note. */
  readonly found: readonly (Given | Note)[];
  readonly rest: readonly Word[];
}

interface Known {
  readonly arityOf: (name: string) => Arity | undefined;
  readonly shorts: Readonly<Record<string, string>>;
  readonly aliases?: ReadonlyMap<string, string>;
}

/**
 * Flags as Go's pflag reads them, up to the first word that is none. Fault: `missing-value`. An unknown flag is a note
 * and takes no value.
 */
export function readFlags(words: readonly Word[], known: Known): Parsed {
  const found: (Given | Note)[] = [];
  let at = 0;
  const next = (typed: string): Word => {
    const word = words[++at];
    if (!word) throw new CommandFault('missing-value', typed);
    return word;
  };
  const give = (name: string, typed: string, attached: string | undefined, word: Word): void => {
    if (attached !== undefined) found.push({ name, typed, value: attached, word });
    else if (known.arityOf(name) === 'flag') found.push({ name, typed, value: 'true', word });
    else {
      const value = next(typed);
      found.push({ name, typed, value: value.text, word: value });
    }
  };
  const long = (word: Word): void => {
    const [, written = '', attached] = /^--([^=]*)(?:=([^]*))?$/.exec(word.text) ?? [];
    const name = known.aliases?.get(written) ?? written;
    const typed = `--${written}`;
    if (known.arityOf(name) === undefined) found.push({ code: 'unknown-flag', flag: typed });
    else give(name, typed, attached, word);
  };
  const bundle = (word: Word): void => {
    for (let letters = word.text.slice(1); letters !== '';) {
      const typed = `-${letters[0]}`;
      const name = Object.hasOwn(known.shorts, letters[0] as string) ? known.shorts[letters[0] as string] : undefined;
      letters = letters.slice(1);
      if (name === undefined) {
        found.push({ code: 'unknown-flag', flag: typed });
        return;
      }
      const isSwitch = known.arityOf(name) === 'flag';
      if (isSwitch && !letters.startsWith('=')) {
        give(name, typed, 'true', word);
        continue;
      }
      give(name, typed, letters === '' ? undefined : letters.replace(/^=/, ''), word);
      return;
    }
  };
  for (; at < words.length; at++) {
    const word = words[at] as Word;
    if (word.text === '--') {
      at++;
      break;
    }
    if (!word.text.startsWith('-') || word.text === '-') break;
    if (word.text.startsWith('--')) long(word);
    else bundle(word);
  }
  return { found, rest: words.slice(at) };
}
