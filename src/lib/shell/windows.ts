import { placeholderAt, type Command, type ShellNote } from './commands.ts';
import type { Word } from './words.ts';

const noNotes = new Set<never>();
export const wordOf = (text: string, typed: string, variables: readonly string[] = []): Word => ({
  text,
  typed,
  variables,
  notes: variables.length > 0 ? new Set(['shell-variable'] as const) : noNotes,
});

const lineEnd = /\r\n|\n|\r/y;

/** The length of a line end at an offset; 0 where there is none. */
export function lineEndAt(text: string, at: number): number {
  lineEnd.lastIndex = at;
  return lineEnd.exec(text)?.[0].length ?? 0;
}

/** The words of a line as the C runtime of Windows makes them; a quote that is never closed is told by `isOpen`. */
function runtimeWords(line: readonly string[]): { readonly words: readonly Word[]; readonly isOpen: boolean } {
  const words: Word[] = [];
  let word: string | undefined;
  let typed = '';
  let isQuoted = false;
  const end = (): void => {
    if (word !== undefined) words.push(wordOf(word, typed));
    word = undefined;
    typed = '';
  };
  for (let at = 0; at < line.length; at++) {
    const character = line[at] as string;
    if (!isQuoted && (character === ' ' || character === '\t')) {
      end();
      continue;
    }
    word ??= '';
    typed += character;
    if (character === '\\') {
      let count = 1;
      while (line[at + count] === '\\') count++;
      const isBeforeQuote = line[at + count] === '"';
      word += '\\'.repeat(isBeforeQuote ? Math.floor(count / 2) : count);
      at += count - 1;
      if (isBeforeQuote && count % 2 === 1) {
        word += '"';
        at++;
      }
    } else if (character === '"') {
      if (isQuoted && line[at + 1] === '"') {
        word += '"';
        at++;
      } else isQuoted = !isQuoted;
    } else word += character;
  }
  end();
  return { words, isOpen: isQuoted };
}

export const redirectionOf = (flag: string): ShellNote => ({ code: 'redirection', flag });

/** A redirection of cmd.exe, without the number of the file. */
const cmdRedirection = /(?:>>?|<)(?:&\d|[ \t]*(?:"[^"\r\n]*"|\^[^\r\n]|[^\s"&|<>^])*)/y;

/** The commands of a text for cmd.exe, whose programs take their own arguments apart. */
export function readCmdCommands(text: string): readonly Command[] {
  const commands: Command[] = [];
  let line: string[] = [];
  let notes: ShellNote[] = [];
  let [lineNumber, start, isQuoted] = [1, 1, false];
  const end = (): void => {
    const { words, isOpen } = runtimeWords(line);
    if (words.length > 0)
      commands.push({
        line: start,
        lastLine: lineNumber,
        words,
        notes,
        unclosed: isOpen ? { line: start } : undefined,
      });
    line = [];
    notes = [];
    isQuoted = false;
  };
  /** Steps over the redirection that begins at an offset, and answers where it ends; what is to be filled in stays. */
  const redirect = (at: number): number => {
    const example = placeholderAt(text, at);
    if (example !== undefined) {
      line.push(...example);
      return at + example.length;
    }
    cmdRedirection.lastIndex = at;
    const [found = text.charAt(at)] = cmdRedirection.exec(text) ?? [];
    const hasNumber = /\d/.test(line.at(-1) ?? '') && /^[ \t]?$/.test(line.at(-2) ?? '');
    notes.push(redirectionOf((hasNumber ? (line.pop() ?? '') : '') + found));
    line.push(' ');
    return at + found.length;
  };
  for (let at = 0; at < text.length;) {
    const length = lineEndAt(text, at);
    if (length > 0) {
      end();
      at += length;
      start = ++lineNumber;
      continue;
    }
    const character = text[at++] as string;
    if (character === '"') isQuoted = !isQuoted;
    if (/[&|]/.test(character) && !isQuoted) end();
    else if (/[<>]/.test(character) && !isQuoted) at = redirect(at - 1);
    else if (character !== '^' || isQuoted) line.push(character);
    else {
      const first = lineEndAt(text, at);
      if (first === 0) {
        line.push(text[at++] ?? '');
        continue;
      }
      at += first;
      lineNumber++;
      const second = lineEndAt(text, at);
      if (second === 0) continue;
      line.push('\n');
      at += second;
      lineNumber++;
    }
  }
  end();
  return commands;
}
