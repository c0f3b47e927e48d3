import * as library from 'sql-formatter';
import type { Input } from '#core/field.ts';
import { ToolError, type Context } from '#core/operation.ts';
import { unicodeText } from '#lib/unicode-text.ts';
import type { DialectOptions } from 'sql-formatter';
import { dialects, type fileFields, type formatFields, type Placeholders, type Style } from './fields.ts';
import { parseInLinearTime } from './linear-parser.ts';
import { paramTypesOf } from './placeholders.ts';
import { refuseUnclosed } from './unclosed.ts';

export type DialectName = (typeof dialects)[number];

parseInLinearTime();

/** Where a place by line and column lies. */
function offsetOf(sql: string, line: number, column: number): number {
  let start = 0;
  for (let count = 1; count < line; count++) {
    const end = sql.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return Math.min(start + column - 1, sql.length);
}

/** Only the place is told: the rest of the library's message is about its grammar. */
function parseError(sql: string, error: unknown): unknown {
  // The library calls itself for each pair of parentheses.
  if (error instanceof RangeError) return new ToolError('too-deep');
  if (!(error instanceof Error) || !error.message.startsWith('Parse error')) return error;
  // The text in front, which the message repeats, may have several lines.
  const place = [...error.message.matchAll(/at line (\d+) column (\d+)/g)].at(-1) ?? [];
  const [line = 1, column = 1] = place.slice(1).map(Number);
  const offset = offsetOf(sql, line, column);
  const found = /^[\p{L}\p{N}_]{1,30}|\S/u.exec(sql.slice(offset, offset + 40))?.[0];
  const details = { line, column, offset };
  return new ToolError('parse-error', found === undefined ? { ...details, reason: 'end' } : { ...details, found });
}

type LibraryStyle = Omit<library.FormatOptionsWithDialect, 'dialect' | 'paramTypes'>;

/** Errors: `parse-error`, `too-deep`, `too-many-unclosed`. */
function formatIn(
  dialect: DialectOptions,
  sql: string,
  placeholders: Placeholders,
  style: Partial<LibraryStyle>,
): string {
  const paramTypes = paramTypesOf(sql, placeholders, dialect);
  const { tokenizerOptions } = dialect;
  const own = tokenizerOptions.paramTypes?.custom?.length ?? 0;
  refuseUnclosed(sql, tokenizerOptions, (paramTypes.custom?.length ?? 0) > own);
  try {
    return library.formatDialect(sql, { ...style, dialect, paramTypes });
  } catch (error) {
    throw parseError(sql, error);
  }
}

/** sql-formatter's result. Errors: `empty-input`, and those of `formatIn`. */
function formatSql(sql: string, { dialect: name, indent, placeholders, ...style }: Style): string {
  if (sql.trim() === '') throw new ToolError('empty-input');
  const dialect = library[name === 'tsql' ? 'transactsql' : name];
  const layout = indent === 'tab' ? { useTabs: true } : { tabWidth: indent };
  return formatIn(dialect, sql, placeholders, { ...style, ...layout });
}

export function formatText({ sql, ...style }: Input<typeof formatFields>): string {
  return formatSql(sql, style);
}

export async function formatBlob({
  file,
  ...style
}: Input<typeof fileFields>): Promise<{ readonly bytes: Uint8Array }> {
  return { bytes: new TextEncoder().encode(formatSql(await unicodeText(file), style)) };
}

const isDialect = (name: string): name is DialectName => dialects.some((known) => known === name);

/** The dialects that accept the text, in the order of the library. */
export async function acceptingDialects(sql: string, { signal, progress }: Context): Promise<DialectName[]> {
  if (sql.trim() === '') throw new ToolError('empty-input');
  const candidates = library.supportedDialects.filter(isDialect);
  const accepting: DialectName[] = [];
  for (const [done, name] of candidates.entries()) {
    try {
      formatIn(library[name], sql, 'auto', {});
      accepting.push(name);
    } catch (error) {
      if (!(error instanceof ToolError) || error.code === 'too-deep') throw error;
    }
    progress(done + 1, candidates.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return accepting;
}
