/** What is odd about a field. */
export interface QuoteProblem {
  readonly code: 'text-after-quote' | 'unclosed-quote';
  /** From 1; of an unclosed quote the line of the opening. */
  readonly line: number;
}

/** One record of a table. */
export interface Row {
  readonly fields: string[];
  /** The line of its start, from 1. */
  readonly line: number;
  readonly problems: readonly QuoteProblem[];
}

export interface Signs {
  /** One character. */
  readonly delimiter: string;
  /** One character, or empty where nothing is quoted. */
  readonly quote: string;
}

const LF = 10;
const CR = 13;

type State = 'start' | 'plain' | 'quoted' | 'quote' | 'after';

/**
 * Cuts a text into records and fields (RFC 4180), chunk by chunk. After a closing quote anything but a delimiter or a line
 * end is appended to the field; lines of white space alone are not records.
 */
export class CsvScanner {
  /** How often records end with each kind of line break. */
  readonly lineBreaks = { crlf: 0, lf: 0, cr: 0 };
  private state: State = 'start';
  private line = 1;
  private isAfterCr = false;
  private field = '';
  private fields: string[] = [];
  private problems: QuoteProblem[] = [];
  private startLine = 1;
  private openLine = 1;
  private isQuoted = false;
  private readonly first: number;

  constructor(
    private readonly signs: Signs,
    private readonly take: (row: Row) => void,
    line = 1,
  ) {
    this.first = signs.delimiter.charCodeAt(0);
    this.line = this.startLine = line;
  }

  write(chunk: string): void {
    const { quote } = this.signs;
    for (let at = 0; at < chunk.length;) {
      if (this.isAfterCr) {
        this.isAfterCr = false;
        if (chunk.charCodeAt(at) === LF) {
          if (this.state === 'quoted') this.field += '\n';
          else {
            this.lineBreaks.cr--;
            this.lineBreaks.crlf++;
          }
          at++;
          continue;
        }
      }
      switch (this.state) {
        case 'quoted':
          at = this.readQuoted(chunk, at);
          break;
        case 'quote':
          if (chunk[at] === quote) {
            this.field += quote;
            this.state = 'quoted';
            at++;
          } else this.state = 'after';
          break;
        case 'start':
          if (quote !== '' && chunk[at] === quote) {
            this.state = 'quoted';
            this.isQuoted = true;
            this.openLine = this.line;
            at++;
          } else this.state = 'plain';
          break;
        default:
          at = this.readPlain(chunk, at);
      }
    }
  }

  /** The rest; a quote that is still open has taken it. */
  end(): void {
    if (this.state === 'quoted') this.problems.push({ code: 'unclosed-quote', line: this.openLine });
    if (this.fields.length > 0 || this.field !== '' || this.isQuoted) this.endRecord();
  }

  private readQuoted(chunk: string, from: number): number {
    const found = chunk.indexOf(this.signs.quote, from);
    const to = found < 0 ? chunk.length : found;
    const part = chunk.slice(from, to);
    this.field += part;
    for (let at = 0; at < part.length; at++) {
      const code = part.charCodeAt(at);
      if (code === LF || (code === CR && part.charCodeAt(at + 1) !== LF)) this.line++;
    }
    // The second half of CR LF may come with the next chunk.
    this.isAfterCr = found < 0 && part.endsWith('\r');
    if (found < 0) return to;
    this.state = 'quote';
    return to + 1;
  }

  private readPlain(chunk: string, from: number): number {
    const { delimiter } = this.signs;
    let at = from;
    for (; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (code === LF || code === CR) break;
      if (code === this.first && (delimiter.length === 1 || chunk.startsWith(delimiter, at))) break;
    }
    if (at > from) {
      if (this.state === 'after') this.problems.push({ code: 'text-after-quote', line: this.line });
      this.field += chunk.slice(from, at);
      this.state = 'plain';
    }
    if (at === chunk.length) return at;
    const code = chunk.charCodeAt(at);
    if (code !== LF && code !== CR) {
      this.endField();
      return at + delimiter.length;
    }
    this.lineBreaks[code === LF ? 'lf' : 'cr']++;
    this.isAfterCr = code === CR;
    this.line++;
    this.endRecord();
    return at + 1;
  }

  private endField(): void {
    this.fields.push(this.field);
    this.field = '';
    this.state = 'start';
    if (this.fields.length > 1 || this.isQuoted) this.hasContent = true;
    this.isQuoted = false;
  }

  private hasContent = false;

  private endRecord(): void {
    this.endField();
    const { fields, hasContent, problems, startLine } = this;
    this.fields = [];
    this.problems = [];
    this.startLine = this.line;
    this.hasContent = false;
    if (hasContent || /\S/.test(fields[0] ?? '')) this.take({ fields, line: startLine, problems });
  }
}
