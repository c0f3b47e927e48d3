import { placeholderAt, type Command, type ShellNote } from './commands.ts';
import type { Opening, Word } from './words.ts';
import { lineEndAt, redirectionOf, wordOf } from './windows.ts';

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };
const variable = /\$(?:\{([^}\r\n]+)\}|([A-Za-z_]\w*(?::\w+)?))/y;
/** A redirection of PowerShell; a number or `*` before it is the stream. */
const powershellRedirection = /[1-6*]?>>?(?:&\d|[ \t]*(?:"[^"\r\n]*"|'[^'\r\n]*'|`[^\r\n]|[^\s"'`;|>])*)/y;

/** Reads the words of PowerShell as a program receives them. */
class PowershellReader {
  private readonly commands: Command[] = [];
  private words: Word[] = [];
  private notes: ShellNote[] = [];
  private units: string[] | undefined;
  private variables: string[] = [];
  private at = 0;
  private line = 1;
  private start = 1;
  private wordStart = 0;
  private unclosed: Opening | undefined;

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
    } else if (!this.redirect(character)) this.part(character);
  }

  private redirect(character: string): boolean {
    if (this.units && character !== '>') return false;
    powershellRedirection.lastIndex = this.at;
    const [found] = powershellRedirection.exec(this.text) ?? [];
    if (found === undefined) return false;
    this.endWord();
    this.notes.push(redirectionOf(found));
    this.at += found.length;
    return true;
  }

  private part(character: string): void {
    if (!this.units) this.wordStart = this.at;
    if (!this.units && this.words.length === 0) this.start = this.line;
    this.units ??= [];
    const example = placeholderAt(this.text, this.at);
    if (example !== undefined) {
      this.push(example);
      this.at += example.length;
    } else if (character === "'") this.quoted("'");
    else if (character === '"') this.quoted('"');
    else this.character(character);
  }

  private quoted(quote: string): void {
    const opened = { line: this.line, offset: this.at };
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
    const { line, notes, start, unclosed, words } = this;
    if (words.length > 0) this.commands.push({ line: start, lastLine: line, words, unclosed, notes });
    this.words = [];
    this.notes = [];
    this.unclosed = undefined;
  }
}

/** The commands of a text for PowerShell. */
export const readPowershellCommands = (text: string): readonly Command[] => new PowershellReader(text).read();
