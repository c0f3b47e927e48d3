import { segments } from '#lib/segment.ts';
import { tomlNumber } from './numbers.ts';
import { CalendarDate, Float, isList, isTable, type Value } from './value.ts';

type Table = ReadonlyMap<string, Value>;

/** A longer `key = [...]` is broken into lines, in characters as people count them. */
const lineLimit = 80;

const escapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};
const escape = (unit: string): string =>
  escapes[unit] ?? `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

function basicString(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return `"${text.toWellFormed().replace(/[\u0000-\u001f"\\\u007f]/g, escape)}"`;
}

function multiLineString(text: string): string {
  const body = text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\\\u007f]/g, escape)
    .replace(/"""|"$/g, (quotes) => `${quotes.slice(1)}\\"`);
  return `"""\n${body}"""`;
}

const keyText = (key: string): string => (/^[\w-]+$/.test(key) ? key : basicString(key));

function inline(value: Value): string {
  if (typeof value === 'string') return basicString(value);
  if (value instanceof Float) return tomlNumber(value);
  if (value instanceof CalendarDate) return value.source;
  if (isList(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isTable(value)) return String(value);
  const members = Array.from(value, ([key, member]) => `${keyText(key)} = ${inline(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function isLongerThanLine(line: string): boolean {
  if (line.length <= lineLimit) return false;
  const graphemes = segments(line, 'grapheme');
  for (let count = 0; count <= lineLimit; count++) if (graphemes.next().done) return false;
  return true;
}

function assignment(key: string, value: Value): string {
  const start = `${keyText(key)} = `;
  if (typeof value === 'string' && value.includes('\n')) return start + multiLineString(value);
  const line = start + inline(value);
  if (!isList(value) || value.length === 0 || !isLongerThanLine(line)) return line;
  return `${start}[\n${value.map((item) => `  ${inline(item)},\n`).join('')}]`;
}

const isTableList = (value: Value): value is readonly Table[] =>
  isList(value) && value.length > 0 && value.every((item) => isTable(item));
const isBelow = (value: Value): boolean => isTable(value) || isTableList(value);

class Printer {
  readonly lines: string[] = [];

  /** The members that are not tables, then the tables below. */
  table(table: Table, path: readonly string[]): void {
    for (const [key, value] of table) if (!isBelow(value)) this.lines.push(assignment(key, value));
    for (const [key, value] of table) {
      const name = [...path, keyText(key)];
      if (isTable(value)) {
        const needsHeader = value.size === 0 || [...value.values()].some((member) => !isBelow(member));
        if (needsHeader) this.header(`[${name.join('.')}]`);
        this.table(value, name);
      } else if (isTableList(value)) {
        for (const item of value) {
          this.header(`[[${name.join('.')}]]`);
          this.table(item, name);
        }
      }
    }
  }

  private header(line: string): void {
    if (this.lines.length > 0) this.lines.push('');
    this.lines.push(line);
  }
}

/** A table as TOML 1.0, a header for each table below. Null, which has no place in TOML, is an empty text. */
export function printToml(root: Value): string {
  const printer = new Printer();
  if (isTable(root)) printer.table(root, []);
  return printer.lines.map((line) => `${line}\n`).join('');
}
