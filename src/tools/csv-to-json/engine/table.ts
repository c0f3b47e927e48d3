import { ToolError } from '#core/operation.ts';
import { ColumnFacts, nameColumns, type ColumnType } from './columns.ts';
import { delimiterOf, type Delimiter } from './delimiter.ts';
import type { TableOptions } from './fields.ts';
import { CsvScanner, type Row } from './scanner.ts';

/** A text in parts, from the start as often as it is asked for; without a byte order mark. */
export type Chunks = () => AsyncIterable<string>;

export type ProblemCode =
  | 'too-few-fields'
  | 'too-many-fields'
  | 'text-after-quote'
  | 'unclosed-quote'
  | 'duplicate-name'
  | 'empty-name';

export interface Problem {
  readonly code: ProblemCode;
  readonly line: number;
  /** From 1; 0 is the header. */
  readonly row: number;
  readonly expected?: number | string;
  readonly actual?: number;
}

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly empty: number;
  readonly longest: number;
}

export type LineBreak = 'crlf' | 'lf' | 'cr' | 'mixed' | 'none';

export interface Survey {
  readonly delimiter: string;
  readonly lineBreak: LineBreak;
  readonly rows: number;
  readonly columns: readonly Column[];
  /** The member for fields that no column has. */
  readonly extraName: string;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

/** A row that is kept: a field for each column, and those behind. */
export interface KeptRow {
  readonly fields: readonly string[];
  readonly extra: readonly string[];
}

const listed = 1000;

// An expression for the end would try each blank of a run inside the field.
function trimField(field: string): string {
  const isBlank = (at: number): boolean => field[at] === ' ' || field[at] === '\t';
  let from = 0;
  let to = field.length;
  while (from < to && isBlank(from)) from++;
  while (to > from && isBlank(to - 1)) to--;
  return field.slice(from, to);
}

/** Reads a table as often as is needed: its shape first, then its rows. */
export class TableReader {
  private readonly problems: Problem[] = [];
  private problemCount = 0;
  private header: Row | undefined;
  private width = 0;
  private sign: Delimiter = { delimiter: ',', skipped: 0 };
  private breaks: CsvScanner['lineBreaks'] = { crlf: 0, lf: 0, cr: 0 };

  constructor(
    private readonly chunks: Chunks,
    private readonly options: TableOptions,
  ) {}

  async survey(): Promise<Survey> {
    await this.findDelimiter();
    const { header, names, decimal, types, textColumns } = this.options;
    const texts = new Set(textColumns);
    if (!header) await this.scan(({ fields }) => (this.width = Math.max(this.width, fields.length)));
    let facts = Array.from({ length: this.width }, () => new ColumnFacts(decimal));
    let rows = 0;
    let number = 0;
    await this.scan((row) => {
      if (header && !this.header) {
        this.header = row;
        this.width = row.fields.length;
        facts = row.fields.map(() => new ColumnFacts(decimal));
        this.judge(row, 0);
        return;
      }
      if (!this.judge(row, ++number)) return;
      rows++;
      for (const [index, fact] of facts.entries()) fact.add(row.fields[index] ?? '');
    });
    const { columns, problems, extraName } = nameColumns(this.header?.fields ?? [], this.width, names);
    const odd = problems.map(({ code, expected }) => ({ code, line: this.header?.line ?? 1, row: 0, expected }));
    this.problems.unshift(...odd.slice(0, listed));
    return {
      delimiter: this.sign.delimiter,
      lineBreak: this.lineBreak,
      rows,
      columns: columns.map((name, index) => {
        const { empty = 0, longest = 0, type = 'text' } = facts[index] ?? {};
        return { name, type: types === 'text' || texts.has(name) ? 'text' : type, empty, longest };
      }),
      extraName,
      problems: this.problems.slice(0, listed),
      problemCount: this.problemCount + odd.length,
    };
  }

  /** The rows that are kept, after `survey`. */
  async read(take: (row: KeptRow) => void): Promise<void> {
    let isHeader = this.options.header;
    await this.scan(({ fields }) => {
      if (isHeader) {
        isHeader = false;
        return;
      }
      if (this.options.ragged === 'skip' && fields.length !== this.width) return;
      const { length } = fields;
      const kept = length < this.width ? [...fields, ...Array<string>(this.width - length).fill('')] : fields;
      take({ fields: kept.slice(0, this.width), extra: fields.slice(this.width) });
    });
  }

  private get lineBreak(): LineBreak {
    const kinds = (['crlf', 'lf', 'cr'] as const).filter((kind) => this.breaks[kind] > 0);
    return kinds.length > 1 ? 'mixed' : (kinds[0] ?? 'none');
  }

  private async findDelimiter(): Promise<void> {
    let start = '';
    for await (const chunk of this.chunks()) {
      start += chunk;
      if (start.length > 65_536) break;
    }
    if (start.slice(0, 65_536).includes('\0')) throw new ToolError('not-text');
    this.sign = delimiterOf(start.slice(0, 65_537), this.options);
  }

  private async scan(take: (row: Row) => void): Promise<void> {
    const { quote, trim } = this.options;
    const { delimiter, skipped } = this.sign;
    const trimmed = (row: Row): void => take({ ...row, fields: row.fields.map(trimField) });
    const signs = { delimiter, quote: quote === 'none' ? '' : quote };
    const scanner = new CsvScanner(signs, trim ? trimmed : take, skipped > 0 ? 2 : 1);
    let left = skipped;
    for await (const chunk of this.chunks()) {
      scanner.write(chunk.slice(left));
      left = Math.max(0, left - chunk.length);
    }
    scanner.end();
    this.breaks = scanner.lineBreaks;
  }

  /** Notes what is odd about a row. Is it kept? */
  private judge({ fields, line, problems }: Row, row: number): boolean {
    for (const problem of problems) this.note({ ...problem, row });
    const { width } = this;
    if (fields.length === width) return true;
    const code = fields.length < width ? 'too-few-fields' : 'too-many-fields';
    this.note({ code, line, row, expected: width, actual: fields.length });
    return this.options.ragged !== 'skip';
  }

  private note(problem: Problem): void {
    if (this.options.ragged === 'error') {
      const { code, line, row, ...counts } = problem;
      const reason = row === 0 ? `${code}.header` : code;
      throw new ToolError('malformed-row', { line, row, code, ...counts, reason });
    }
    this.problemCount++;
    if (this.problems.length < listed) this.problems.push(problem);
  }
}
