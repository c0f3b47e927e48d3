import { wrappers } from './wrappers.ts';
import { WordReader, type Opening, type Word, type WordStyle } from './words.ts';

/** What a shell takes for itself: a redirection, `<name>` in documentation, an opening bracket. */
export interface ShellNote {
  readonly code: 'redirection' | 'placeholder' | 'shell-grouping';
  /** As typed. */
  readonly flag: string;
}

export interface Command {
  /** The lines of its first and last word, from 1. */
  readonly line: number;
  readonly lastLine: number;
  readonly words: readonly Word[];
  /** Where a quote opens that is never closed. */
  readonly unclosed: Opening | undefined;
  /** What the shell takes for itself. */
  notes: readonly ShellNote[];
}

/** POSIX 2.7, and what Bash adds; the number of a file stands before it. */
const redirection = /&>>?|<<<|<<-?|<&|<>|>>|>&|>\||[<>]/y;
/** `<name>` in documentation, which a shell would take for two redirections. */
const placeholder = /<[A-Za-z][\w .:/-]*>(?=$|[\s:=/,@"'\\])/y;

/** `<name>` at an offset, if one is there. */
export function placeholderAt(text: string, at: number): string | undefined {
  placeholder.lastIndex = at;
  return placeholder.exec(text)?.[0];
}

export interface CommandStyle extends WordStyle {
  /** The words that name the programs that are looked for. */
  readonly program: RegExp;
}

/** Takes a text apart into commands, as a POSIX shell does. */
class CommandReader extends WordReader {
  private readonly commands: Command[] = [];
  private words: Word[] = [];
  private notes: ShellNote[] = [];
  private commandLine = 1;
  /** The redirection whose target is being read, up to it. */
  private redirecting: { readonly head: string; readonly isHere: boolean } | undefined;
  /** The words that end here-documents which begin with the next line. */
  private hereEnds: string[] = [];
  private groups = 0;
  /** Is a group closed whose redirections may follow? */
  private isBehindGroup = false;

  constructor(
    text: string,
    private readonly commandStyle: CommandStyle,
  ) {
    super(text, commandStyle);
  }

  read(): readonly Command[] {
    while (this.at < this.text.length) this.step(this.text[this.at] as string);
    this.endCommand();
    return this.commands;
  }

  private step(character: string): void {
    if (character === '\n' || character === '\r') {
      this.endCommand();
      this.isBehindGroup = false;
      this.newLine();
      this.skipHereDocuments();
    } else if (/\s/.test(character)) {
      this.endWord();
      this.at++;
    } else if (/[<>]/.test(character) || this.text.startsWith('&>', this.at)) this.redirect();
    else if (/[;|&]/.test(character)) {
      this.endCommand();
      this.at++;
    } else if (character === '(' && this.word === undefined && this.words.length === 0) {
      this.groups++;
      this.at++;
    } else if (character === ')' && this.groups > 0) {
      this.endCommand();
      this.groups--;
      this.isBehindGroup = true;
      this.at++;
    } else if (character === '#' && this.word === undefined) {
      while (this.at < this.text.length && !/[\r\n]/.test(this.text[this.at] as string)) this.at++;
    } else if (!this.skipContinuation()) this.part(character);
  }

  private redirect(): void {
    const { text, at } = this;
    const example = placeholderAt(text, at);
    if (example !== undefined) {
      this.notes.push({ code: 'placeholder', flag: example });
      this.addLiteral(example);
      return;
    }
    if (this.isPrompt()) {
      this.addLiteral('>');
      return;
    }
    const hasNumber = this.word !== undefined && /^\d+$/.test(text.slice(this.wordStart, at));
    const start = hasNumber ? this.wordStart : at;
    if (hasNumber) this.takeWord();
    else this.endWord();
    redirection.lastIndex = at;
    const [operator = ''] = redirection.exec(text) ?? [];
    this.at += operator.length;
    const head = text.slice(start, this.at);
    const end = this.at;
    while (/[ \t]/.test(text[this.at] ?? '') || this.skipContinuation()) {
      if (/[ \t]/.test(text[this.at] ?? '')) this.at++;
    }
    this.redirecting = { head: this.at > end ? `${head} ` : head, isHere: /^<<-?$/.test(operator) };
  }

  /** A `>` in front of a command is the prompt of a shell, but not in `> file docker run …`. */
  private isPrompt(): boolean {
    if (this.words.length > 0 || this.word !== undefined || this.redirecting || this.isBehindGroup) return false;
    const [, first = '', second = ''] =
      /^>[ \t]+(\S+)(?:[ \t]+(\S+))?/.exec(this.text.slice(this.at, this.at + 500)) ?? [];
    if (first === '') return false;
    return /^["']/.test(first) || this.startsCall(first) || !this.startsCall(second);
  }

  private startsCall(word: string): boolean {
    const { program } = this.commandStyle;
    return word === 'sudo' || wrappers.has(word) || /^[A-Za-z_]\w*=/.test(word) || program.test(word);
  }

  private endWord(): void {
    const word = this.takeWord();
    if (this.redirecting) {
      const { head, isHere } = this.redirecting;
      this.redirecting = undefined;
      this.notes.push({ code: 'redirection', flag: `${head}${word?.typed ?? ''}`.trim() });
      if (isHere && word) this.hereEnds.push(word.text);
      return;
    }
    if (!word) return;
    if (this.words.length === 0) this.commandLine = this.wordLine;
    this.words.push(word);
  }

  private endCommand(): void {
    this.endWord();
    const { commandLine, words, notes, unclosed } = this;
    const grouped: readonly ShellNote[] = this.groups > 0 ? [{ code: 'shell-grouping', flag: '(' }] : [];
    const last = this.commands.at(-1);
    if (words.length > 0)
      this.commands.push({ line: commandLine, lastLine: this.line, words, unclosed, notes: [...grouped, ...notes] });
    // `(docker run …) > file`
    else if (last && this.isBehindGroup) last.notes = [...last.notes, ...notes];
    this.words = [];
    this.notes = [];
    this.unclosed = undefined;
  }

  /** The lines up to the one that ends a here-document are not commands. */
  private skipHereDocuments(): void {
    for (const end of this.hereEnds) {
      let line: string;
      do {
        const from = this.at;
        while (this.at < this.text.length && !/[\r\n]/.test(this.text[this.at] as string)) this.at++;
        line = this.text.slice(from, this.at).trim();
        if (this.at < this.text.length) this.newLine();
      } while (line !== end && this.at < this.text.length);
    }
    this.hereEnds = [];
  }
}

/** The commands of a text. */
export function readCommands(text: string, style: CommandStyle): readonly Command[] {
  return new CommandReader(text, style).read();
}
