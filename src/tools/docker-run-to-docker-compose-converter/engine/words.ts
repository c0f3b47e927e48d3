import { readAnsi } from './ansi.ts';

/** What a word holds besides its characters. */
export type WordNote = 'shell-variable' | 'command-substitution' | 'typographic-characters';

/** A word of a command, its quotes taken away and every literal `$` doubled, as Compose wants it. */
export interface Word {
  readonly text: string;
  /** As it stands in the input. */
  readonly typed: string;
  readonly notes: ReadonlySet<WordNote>;
}

export interface Command {
  /** From 1. */
  readonly line: number;
  readonly words: readonly Word[];
  /** The line of a quote that is never closed. */
  readonly unclosed: number | undefined;
}

const continuation = /[ \t]*(?:\r\n|\n|\r)/y;
const variable = /\$(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)((?::?[-?+](?:[^{}]|\{[^{}]*\})*)?)\})/y;
const escapeDollars = (text: string): string => text.replaceAll('$', '$$$$');

/** Reads the words of a POSIX shell, with the line continuations of cmd.exe and PowerShell. */
class Reader {
  private at = 0;
  private line = 1;
  private readonly commands: Command[] = [];
  private words: Word[] = [];
  private commandLine = 1;
  private unclosed: number | undefined;
  /** The word that is being read; undefined between words. */
  private word: string | undefined;
  private wordStart = 0;
  private notes = new Set<WordNote>();

  constructor(private readonly text: string) {}

  read(): readonly Command[] {
    while (this.at < this.text.length) this.step(this.text[this.at] as string);
    this.endCommand();
    return this.commands;
  }

  private step(character: string): void {
    const { text, at } = this;
    if (character === '\n' || character === '\r') {
      this.endCommand();
      this.newLine();
    } else if (/\s/.test(character)) {
      this.endWord();
      this.at++;
    } else if (/[;|&]/.test(character)) {
      this.endCommand();
      this.at++;
    } else if (character === '#' && this.word === undefined) {
      while (this.at < text.length && !/[\r\n]/.test(text[this.at] as string)) this.at++;
    } else if (/[\\^`]/.test(character) && this.continues(at + 1)) {
      this.at++;
      continuation.lastIndex = this.at;
      this.skip(continuation.exec(text)?.[0] ?? '');
    } else this.part(character);
  }

  /** A piece of a word. */
  private part(character: string): void {
    const { text, at } = this;
    this.begin();
    if (character === "'") this.single("'");
    else if (character === '"') this.double('"');
    else if (character === '“' || character === '”') {
      this.notes.add('typographic-characters');
      this.double('“”"');
    } else if (character === '‘' || (character === '’' && /^$|=$/.test(this.word ?? ''))) {
      this.notes.add('typographic-characters');
      this.single("‘’'");
    } else if (character === '\\') {
      this.add(escapeDollars(text[at + 1] ?? '\\'));
      this.at += 2;
    } else if (character === '`') this.backticks();
    else if (character === '$') this.dollar(false);
    else if (this.word === '' && this.wordStart === at && (character === '–' || character === '—')) {
      this.notes.add('typographic-characters');
      this.add('--');
      this.at++;
    } else {
      this.add(character);
      this.at++;
    }
  }

  private single(closing: string): void {
    const [opened, start] = [this.line, this.at + 1];
    this.at = start;
    while (this.at < this.text.length && !closing.includes(this.text[this.at] as string)) this.advance();
    this.add(escapeDollars(this.text.slice(start, this.at)));
    this.close(opened);
  }

  private double(closing: string): void {
    const opened = this.line;
    this.at++;
    while (this.at < this.text.length && !closing.includes(this.text[this.at] as string)) {
      const character = this.text[this.at] as string;
      const next = this.text[this.at + 1] ?? '';
      if (character === '\\' && /["\\$`“”]/.test(next)) {
        this.add(escapeDollars(next));
        this.at += 2;
      } else if (character === '\\' && /[\r\n]/.test(next)) {
        this.at++;
        this.newLine();
      } else if (character === '$') this.dollar(true);
      else if (character === '`') this.backticks();
      else {
        this.add(character);
        this.advance();
      }
    }
    this.close(opened);
  }

  private ansi(): void {
    const [opened, start] = [this.line, this.at + 2];
    this.at = start;
    while (this.at < this.text.length && this.text[this.at] !== "'") {
      if (this.text[this.at] === '\\') this.advance();
      this.advance();
    }
    this.add(escapeDollars(readAnsi(this.text.slice(start, this.at))));
    this.close(opened);
  }

  private dollar(quoted: boolean): void {
    const { text, at } = this;
    variable.lastIndex = at;
    const [whole = '', plain, braced, rest = ''] = variable.exec(text) ?? [];
    if (whole !== '') {
      this.notes.add('shell-variable');
      this.add(`\${${plain ?? braced}${rest}}`);
      this.skip(whole);
    } else if (text[at + 1] === '(') this.substitution();
    else if (text[at + 1] === "'" && !quoted) this.ansi();
    else if (text[at + 1] === '"' && !quoted) this.at++;
    else if (text[at + 1] === '$') {
      // The number of the shell's process: what follows is no variable.
      this.add('$$$$');
      this.at += 2;
    } else {
      this.add('$$');
      this.at++;
    }
  }

  /** `$(…)`, with what is nested in it. */
  private substitution(): void {
    const [opened, start] = [this.line, this.at];
    let depth = 0;
    do {
      if (this.text[this.at] === '(') depth++;
      else if (this.text[this.at] === ')') depth--;
      this.advance();
    } while (this.at < this.text.length && (depth > 0 || this.text[this.at - 1] === '$'));
    if (depth > 0) this.unclosed ??= opened;
    this.substitute(this.text.slice(start + 2, this.at - 1), this.text.slice(start, this.at));
  }

  private backticks(): void {
    const [opened, start] = [this.line, this.at++];
    while (this.at < this.text.length && this.text[this.at] !== '`') this.advance();
    const content = this.text.slice(start + 1, this.at);
    this.close(opened);
    this.substitute(content, this.text.slice(start, this.at));
  }

  private substitute(content: string, whole: string): void {
    const isFolder = content.trim() === 'pwd';
    this.notes.add(isFolder ? 'shell-variable' : 'command-substitution');
    this.add(isFolder ? '${PWD}' : escapeDollars(whole));
  }

  private close(opened: number): void {
    if (this.at >= this.text.length) this.unclosed ??= opened;
    else this.at++;
  }

  private continues(from: number): boolean {
    continuation.lastIndex = from;
    return continuation.test(this.text);
  }

  private begin(): void {
    if (this.word !== undefined) return;
    if (this.words.length === 0) this.commandLine = this.line;
    this.word = '';
    this.wordStart = this.at;
  }

  private add(text: string): void {
    this.word += text;
  }

  private endWord(): void {
    if (this.word === undefined) return;
    const typed = this.text.slice(this.wordStart, this.at);
    this.words.push({ text: this.word, typed, notes: this.notes });
    this.word = undefined;
    this.notes = new Set();
  }

  private endCommand(): void {
    this.endWord();
    const { commandLine: line, words, unclosed } = this;
    if (words.length > 0) this.commands.push({ line, words, unclosed });
    this.words = [];
    this.unclosed = undefined;
  }

  private newLine(): void {
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1;
    this.line++;
  }

  private advance(): void {
    if (/[\r\n]/.test(this.text[this.at] ?? '')) this.newLine();
    else this.at++;
  }

  private skip(text: string): void {
    const end = this.at + text.length;
    while (this.at < end) this.advance();
  }
}

/** The commands of a text. */
export function readCommands(text: string): readonly Command[] {
  return new Reader(text).read();
}
