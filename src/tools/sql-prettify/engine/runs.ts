import * as library from 'sql-formatter';
import type { Input } from '#core/field.ts';
import { ToolError, type Context } from '#core/operation.ts';
import { dialects, type fileFields, type formatFields, type Style } from './fields.ts';
import { paramTypesOf } from './placeholders.ts';

export type DialectName = (typeof dialects)[number];

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

/** Only the place is told: the rest of the library's message is a dump of its grammar. */
function parseError(sql: string, error: unknown): unknown {
  // The library calls itself for each pair of parentheses.
  if (error instanceof RangeError) return new ToolError('too-deep');
  if (!(error instanceof Error) || !error.message.startsWith('Parse error')) return error;
  const [first = ''] = error.message.split('\n');
  const [line = 1, column = 1] = (/at line (\d+) column (\d+)/.exec(first) ?? []).slice(1).map(Number);
  const offset = offsetOf(sql, line, column);
  const found = /^[\p{L}\p{N}_]{1,30}|\S/u.exec(sql.slice(offset, offset + 40))?.[0];
  const details = { line, column, offset };
  return new ToolError('parse-error', found === undefined ? { ...details, reason: 'end' } : { ...details, found });
}

/** sql-formatter's result. Errors: `empty-input`, `parse-error`, `too-deep`. */
function formatSql(sql: string, { dialect: name, indent, placeholders, ...style }: Style): string {
  if (sql.trim() === '') throw new ToolError('empty-input');
  const dialect = library[name === 'tsql' ? 'transactsql' : name];
  try {
    return library.formatDialect(sql, {
      ...style,
      dialect,
      ...(indent === 'tab' ? { useTabs: true } : { tabWidth: indent }),
      paramTypes: paramTypesOf(sql, placeholders, dialect),
    });
  } catch (error) {
    throw parseError(sql, error);
  }
}

export function formatText({ sql, ...style }: Input<typeof formatFields>): string {
  return formatSql(sql, style);
}

export async function formatBlob({
  file,
  ...style
}: Input<typeof fileFields>): Promise<{ readonly bytes: Uint8Array }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  const sql = new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
  return { bytes: new TextEncoder().encode(formatSql(sql, style)) };
}

const isDialect = (name: string): name is DialectName => dialects.some((known) => known === name);

/** The dialects that accept the text, in the order of the library. */
export async function acceptingDialects(sql: string, { signal, progress }: Context): Promise<DialectName[]> {
  if (sql.trim() === '') throw new ToolError('empty-input');
  const candidates = library.supportedDialects.filter(isDialect);
  const accepting: DialectName[] = [];
  for (const [done, name] of candidates.entries()) {
    const dialect = library[name];
    try {
      library.formatDialect(sql, { dialect, paramTypes: paramTypesOf(sql, 'auto', dialect) });
      accepting.push(name);
    } catch (error) {
      const fault = parseError(sql, error);
      if (!(fault instanceof ToolError) || fault.code === 'too-deep') throw fault;
    }
    progress(done + 1, candidates.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return accepting;
}
