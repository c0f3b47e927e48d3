import { readAnsi } from './ansi.ts';

/** What a word holds besides its characters. */
export type WordNote = 'shell-variable' | 'command-substitution' | 'typographic-characters';

/** A word of a command, its quotes taken away. */
export interface Word {
  readonly text: string;
  /** As it stands in the input. */
  readonly typed: string;
  readonly notes: ReadonlySet<WordNote>;
  /** The names of its variables. */
  readonly variables: readonly string[];
}

/** How what a shell would replace is written; unless told, as it stands. */
export interface WordStyle {
  readonly literal?: (text: string) => string;
  /** `rest` is what follows the name between braces. */
  readonly variable?: (name: string, rest: string) => string;
}

const continuation = /[ \t]*(?:\r\n|\n|\r)/y;
const variable = /\$(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)((?::?[-?+](?:[^{}]|\{[^{}]*\})*)?)\})/y;
const asItStands = (text: string): string => text;

/** Where a quote opens. */
export interface Opening {
  /** From 1. */
  readonly line: number;
  /** In UTF-16 units, from 0; unknown where a word is not a piece of the text. */
  readonly offset?: number;
}

/** Reads the words of a POSIX shell, with the line continuations of cmd.exe and PowerShell. */
export abstract class WordReader {
  protected at = 0;
  protected line = 1;
  /** Where a quote opens that is never closed. */
  protected unclosed: Opening | undefined;
  /** The word that is being read; undefined between words. */
  protected word: string | undefined;
  protected wordStart = 0;
  protected wordLine = 1;
  private wordNotes = new Set<WordNote>();
  private variables: string[] = [];
  private readonly literal: (text: string) => string;

  constructor(
    protected readonly text: string,
    private readonly style: WordStyle = {},
  ) {
    this.literal = style.literal ?? asItStands;
  }

  /** A piece of a word. */
  protected part(character: string): void {
    const { text, at } = this;
    this.begin();
    if (character === "'") this.single("'");
    else if (character === '"') this.double('"');
    else if (character === '“' || character === '”') {
      this.wordNotes.add('typographic-characters');
      this.double('“”"');
    } else if (character === '‘' || (character === '’' && /^$|=$/.test(this.word ?? ''))) {
      this.wordNotes.add('typographic-characters');
      this.single("‘’'");
    } else if (character === '\\') {
      this.add(this.literal(text[at + 1] ?? '\\'));
      this.at += 2;
    } else if (character === '`') this.backticks();
    else if (character === '$') this.dollar(false);
    else if (this.word === '' && this.wordStart === at && (character === '–' || character === '—')) {
      this.wordNotes.add('typographic-characters');
      // No long flag has one letter.
      this.add(/^[A-Za-z0-9](?![\w-])/.test(text.slice(at + 1, at + 3)) ? '-' : '--');
      this.at++;
    } else {
      this.add(character);
      this.at++;
    }
  }

  private single(closing: string): void {
    const [opened, start] = [this.here, this.at + 1];
    this.at = start;
    while (this.at < this.text.length && !closing.includes(this.text[this.at] as string)) this.advance();
    this.add(this.literal(this.text.slice(start, this.at)));
    this.close(opened);
  }

  private double(closing: string): void {
    const opened = this.here;
    this.at++;
    while (this.at < this.text.length && !closing.includes(this.text[this.at] as string)) {
      const character = this.text[this.at] as string;
      const next = this.text[this.at + 1] ?? '';
      if (character === '\\' && /["\\$`“”]/.test(next)) {
        this.add(this.literal(next));
        this.at += 2;
      } else if (character === '\\' && /[\r\n]/.test(next)) {
        this.at++;
        this.newLine();
      } else if (character === '$') this.dollar(true);
      else if (character === '`') this.backticks();
      else {
        const start = this.at;
        this.advance();
        this.add(this.text.slice(start, this.at));
      }
    }
    this.close(opened);
  }

  private ansi(): void {
    const [opened, start] = [this.here, this.at + 2];
    this.at = start;
    while (this.at < this.text.length && this.text[this.at] !== "'") {
      if (this.text[this.at] === '\\') this.advance();
      this.advance();
    }
    this.add(this.literal(readAnsi(this.text.slice(start, this.at))));
    this.close(opened);
  }

  private dollar(quoted: boolean): void {
    const { text, at } = this;
    variable.lastIndex = at;
    const [whole = '', plain, braced, rest = ''] = variable.exec(text) ?? [];
    if (whole !== '') {
      this.wordNotes.add('shell-variable');
      const name = plain ?? braced ?? '';
      this.variables.push(name);
      this.add(this.style.variable?.(name, rest) ?? whole);
      this.skip(whole);
    } else if (text[at + 1] === '(') this.substitution();
    else if (text[at + 1] === "'" && !quoted) this.ansi();
    else if (text[at + 1] === '"' && !quoted) this.at++;
    else if (text[at + 1] === '$') {
      // The number of the shell's process: what follows is not a variable.
      this.add(this.literal('$$'));
      this.at += 2;
    } else {
      this.add(this.literal('$'));
      this.at++;
    }
  }

  /** `$(…)`, with what is nested in it; quotes and backslashes count there too (POSIX.1-2024, 2.3 rule 5). */
  private substitution(): void {
    const [opened, start] = [this.here, this.at];
    const closings = [')'];
    this.at += 2;
    while (this.at < this.text.length && closings.length > 0) {
      const [character = '', closing = ''] = [this.text[this.at], closings.at(-1)];
      if (character === closing) closings.pop();
      else if (closing !== "'") {
        const isQuoted = closing === '"';
        if (character === '\\') this.at++;
        else if (character === '(' && (!isQuoted || this.text[this.at - 1] === '$')) closings.push(')');
        else if (/["`]/.test(character) || (character === "'" && !isQuoted)) closings.push(character);
      }
      this.advance();
    }
    if (closings.length > 0) this.unclosed ??= opened;
    this.substitute(this.text.slice(start + 2, this.at - 1), this.text.slice(start, this.at));
  }

  private backticks(): void {
    const [opened, start] = [this.here, this.at++];
    while (this.at < this.text.length && this.text[this.at] !== '`') {
      if (this.text[this.at] === '\\') this.at++;
      this.advance();
    }
    const content = this.text.slice(start + 1, this.at);
    this.close(opened);
    this.substitute(content, this.text.slice(start, this.at));
  }

  private substitute(content: string, whole: string): void {
    const folder = content.trim() === 'pwd' ? this.style.variable?.('PWD', '') : undefined;
    this.wordNotes.add(folder === undefined ? 'command-substitution' : 'shell-variable');
    this.add(folder ?? this.literal(whole));
  }

  private get here(): Opening {
    return { line: this.line, offset: this.at };
  }

  private close(opened: Opening): void {
    if (this.at >= this.text.length) this.unclosed ??= opened;
    else this.at++;
  }

  /** Steps over a continuation of the line, if there is one here. */
  protected skipContinuation(): boolean {
    if (!/[\\^`]/.test(this.text[this.at] ?? '')) return false;
    continuation.lastIndex = this.at + 1;
    const [end] = continuation.exec(this.text) ?? [];
    if (end === undefined) return false;
    this.at++;
    this.skip(end);
    return true;
  }

  private begin(): void {
    if (this.word !== undefined) return;
    this.word = '';
    this.wordStart = this.at;
    this.wordLine = this.line;
  }

  private add(text: string): void {
    this.word += text;
  }

  /** Characters that mean nothing to the shell here. */
  protected addLiteral(text: string): void {
    this.begin();
    this.add(text);
    this.at += text.length;
  }

  /** Ends the word that is being read. */
  protected takeWord(): Word | undefined {
    if (this.word === undefined) return undefined;
    const typed = this.text.slice(this.wordStart, this.at);
    const word = { text: this.word, typed, notes: this.wordNotes, variables: this.variables };
    this.word = undefined;
    this.wordNotes = new Set();
    this.variables = [];
    return word;
  }

  protected newLine(): void {
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1;
    this.line++;
  }

  private advance(): void {
    if (/[\r\n]/.test(this.text[this.at] ?? '')) this.newLine();
    else this.at++;
  }

  protected skip(text: string): void {
    const end = this.at + text.length;
    while (this.at < end) this.advance();
  }
}
