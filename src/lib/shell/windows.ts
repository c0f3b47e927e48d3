import type { Command } from './commands.ts';
import type { Word } from './words.ts';

const noNotes = new Set<never>();
const wordOf = (text: string, typed: string, variables: readonly string[] = []): Word => ({
  text,
  typed,
  variables,
  notes: variables.length > 0 ? new Set(['shell-variable'] as const) : noNotes,
});

const lineEnd = /\r\n|\n|\r/y;

/** The length of a line end at an offset; 0 where there is none. */
function lineEndAt(text: string, at: number): number {
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

/** The commands of a text for cmd.exe, whose programs take their own arguments apart. */
export function readCmdCommands(text: string): readonly Command[] {
  const commands: Command[] = [];
  let line: string[] = [];
  let [lineNumber, start, isQuoted] = [1, 1, false];
  const end = (): void => {
    const { words, isOpen } = runtimeWords(line);
    if (words.length > 0)
      commands.push({ line: start, lastLine: lineNumber, words, notes: [], unclosed: isOpen ? start : undefined });
    line = [];
    isQuoted = false;
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
    if (character === '&' && !isQuoted) end();
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

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };
const variable = /\$(?:\{([^}\r\n]+)\}|([A-Za-z_]\w*(?::\w+)?))/y;

/** Reads the words of PowerShell as a program receives them. */
class PowershellReader {
  private readonly commands: Command[] = [];
  private words: Word[] = [];
  private units: string[] | undefined;
  private variables: string[] = [];
  private at = 0;
  private line = 1;
  private start = 1;
  private wordStart = 0;
  private unclosed: number | undefined;

  constructor(private readonly text: string) {}

  read(): readonly Command[] {
    while (this.at < this.text.length) this.step(this.text[this.at] as string);
    this.endCommand();
    return this.commands;
  }

  private step(character: string): void {
    const length = lineEndAt(this.text, this.at);
    if (length > 0) {
      this.endCommand();
      this.newLine(length);
    } else if (/[ \t]/.test(character)) {
      this.endWord();
      this.at++;
    } else if (/[;|]/.test(character)) {
      this.endCommand();
      this.at++;
    } else if (character === '#' && !this.units) {
      while (this.at < this.text.length && lineEndAt(this.text, this.at) === 0) this.at++;
    } else if (character === '`' && lineEndAt(this.text, this.at + 1) > 0) {
      this.at++;
      this.newLine(lineEndAt(this.text, this.at));
    } else this.part(character);
  }

  private part(character: string): void {
    if (!this.units) this.wordStart = this.at;
    if (!this.units && this.words.length === 0) this.start = this.line;
    this.units ??= [];
    if (character === "'") this.quoted("'");
    else if (character === '"') this.quoted('"');
    else this.character(character);
  }

  private quoted(quote: string): void {
    const opened = this.line;
    this.at++;
    while (this.at < this.text.length) {
      const character = this.text[this.at] as string;
      if (character === quote) {
        this.at++;
        if (this.text[this.at] !== quote) return;
        this.push(quote);
        this.at++;
      } else if (quote === "'") this.plain(character);
      else this.character(character);
    }
    this.unclosed ??= opened;
  }

  /** A character outside single quotes. */
  private character(character: string): void {
    if (character === '`') {
      const next = this.text[this.at + 1] ?? '';
      this.push(escapes[next] ?? next);
      if (lineEndAt(this.text, this.at + 1) > 0) this.line++;
      this.at += 2;
      return;
    }
    variable.lastIndex = this.at;
    const [whole, braced, plain] = character === '$' ? (variable.exec(this.text) ?? []) : [];
    if (whole === undefined) return this.plain(character);
    this.variables.push(braced ?? plain ?? '');
    this.push(whole);
    this.at += whole.length;
  }

  private plain(character: string): void {
    const length = lineEndAt(this.text, this.at);
    this.push(length > 0 ? this.text.slice(this.at, this.at + length) : character);
    if (length > 0) this.newLine(length);
    else this.at++;
  }

  private push(text: string): void {
    this.units?.push(text);
  }

  private newLine(length: number): void {
    this.at += length;
    this.line++;
  }

  private endWord(): void {
    if (!this.units) return;
    // Windows takes the line apart again: a backslash keeps a quote.
    const text = this.units.join('').replaceAll(String.raw`\"`, '"');
    this.words.push(wordOf(text, this.text.slice(this.wordStart, this.at), this.variables));
    this.units = undefined;
    this.variables = [];
  }

  private endCommand(): void {
    this.endWord();
    const { line, start, unclosed, words } = this;
    if (words.length > 0) this.commands.push({ line: start, lastLine: line, words, unclosed, notes: [] });
    this.words = [];
    this.unclosed = undefined;
  }
}

/** The commands of a text for PowerShell. */
export const readPowershellCommands = (text: string): readonly Command[] => new PowershellReader(text).read();
