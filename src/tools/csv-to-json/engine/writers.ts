import { jsonText } from '#lib/documents/print-json.ts';
import { printYaml } from '#lib/documents/print-yaml.ts';
import type { Value } from '#lib/documents/value.ts';
import { cellText, cellValue, objectOf, withBreaks } from './cells.ts';
import type { OutputOptions } from './fields.ts';
import { SqlWriter } from './sql.ts';
import type { Column, KeptRow, Survey } from './table.ts';
import { widthOf } from './width.ts';

/** Writes a table piece by piece. */
export interface Writer {
  start(): string;
  row(row: KeptRow): string;
  end(): string;
}

type Make = (survey: Survey, options: OutputOptions) => Writer;

const isNumeric = ({ type }: Column): boolean => type === 'integer' || type === 'number';

/** A JSON array, laid out as the document printer does. */
function jsonArray({ indent }: OutputOptions, first: readonly Value[], valueOf: (row: KeptRow) => Value) {
  const unit = ' '.repeat(indent);
  let count = 0;
  const item = (value: Value): string => {
    const line = indent === 0 ? '' : `\n${unit}`;
    return `${count++ === 0 ? '[' : ','}${line}${jsonText(value, unit, unit)}`;
  };
  return {
    start: () => first.map(item).join(''),
    row: (row: KeptRow) => item(valueOf(row)),
    end: () => (count === 0 ? '[]' : indent === 0 ? ']' : '\n]'),
  };
}

const json: Make = (survey, options) => jsonArray(options, [], (row) => objectOf(row, survey, options));

const arrays: Make = (survey, options) => {
  const { columns } = survey;
  const first = options.header && columns.length > 0 ? [columns.map(({ name }) => name)] : [];
  return jsonArray(options, first, ({ fields }) =>
    columns.map((column, index) => cellValue(fields[index] ?? '', column, options) ?? null),
  );
};

/** Lines without one after the last. */
function lines(first: readonly string[], separator: string, lineOf: (row: KeptRow) => string): Writer {
  let count = first.length;
  return {
    start: () => first.join(separator),
    row: (row) => `${count++ === 0 ? '' : separator}${lineOf(row)}`,
    end: () => '',
  };
}

const ndjson: Make = (survey, options) => lines([], '\n', (row) => jsonText(objectOf(row, survey, options)));

const yamlRows = 200;

const yaml: Make = (survey, options) => {
  const indent = options.indent === 4 ? 4 : 2;
  let waiting: Value[] = [];
  const flush = (): string => {
    const text = waiting.length === 0 ? '' : printYaml([waiting], indent);
    waiting = [];
    return text;
  };
  return {
    start: () => '',
    row: (row) => {
      waiting.push(objectOf(row, survey, options));
      return waiting.length < yamlRows ? '' : flush();
    },
    end: () => (survey.rows === 0 ? '[]\n' : flush()),
  };
};

const markdown: Make = ({ columns }, options) => {
  const cell = (text: string): string => withBreaks(text.trim().replaceAll('|', '\\|'), '<br>');
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const head = [
    line(columns.map(({ name }) => cell(name))),
    line(columns.map((each) => (isNumeric(each) ? '---:' : '---'))),
  ];
  return lines(columns.length === 0 ? [] : head, '\n', ({ fields }) =>
    line(columns.map((column, index) => cell(cellText(fields[index] ?? '', column, options)))),
  );
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const html: Make = ({ columns, rows }, options) => {
  const cell = (text: string, tag: string): string => {
    const escaped = text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
    return `<${tag}>${withBreaks(escaped, '<br>')}</${tag}>`;
  };
  const line = (cells: readonly string[]): string => `    <tr>${cells.join('')}</tr>`;
  const head = ['<table>', '  <thead>', line(columns.map(({ name }) => cell(name, 'th'))), '  </thead>'];
  const body = rows > 0 ? ['  <tbody>'] : [];
  const writer = lines([...head, ...body], '\n', ({ fields }) =>
    line(columns.map((column, index) => cell(cellText(fields[index] ?? '', column, options), 'td'))),
  );
  if (columns.length === 0) return lines([], '', () => '');
  return { ...writer, end: () => `${rows > 0 ? '\n  </tbody>' : ''}\n</table>` };
};

/** `widths` are those of the widest cells, header included. */
const aligned = ({ columns }: Survey, options: OutputOptions, widths: readonly number[]): Writer => {
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((text, index) => {
      const gap = ' '.repeat(Math.max(0, (widths[index] ?? 0) - widthOf(text)));
      return isNumeric(columns[index] as Column) ? gap + text : text + gap;
    });
    return padded.join('  ').trimEnd();
  };
  const head = [
    line(columns.map(({ name }) => withBreaks(name, ' '))),
    widths.map((width) => '-'.repeat(width)).join('  '),
  ];
  return lines(columns.length === 0 ? [] : head, '\n', ({ fields }) =>
    line(columns.map((column, index) => shownCell(fields[index] ?? '', column, options))),
  );
};

/** A cell on one line of plain text. */
export const shownCell = (field: string, column: Column, options: OutputOptions): string =>
  withBreaks(cellText(field, column, options), ' ');

const csv: Make = ({ columns }, { bom, eol, header, names, outDelimiter }) => {
  const quoted = (text: string): string =>
    text.includes(outDelimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  // A blank line would be skipped by readers.
  const line = (cells: readonly string[]): string => {
    const written = cells.map(quoted).join(outDelimiter);
    return cells.length === 1 && !/\S/.test(written) ? `"${written}"` : written;
  };
  const head = (header || names.length > 0) && columns.length > 0 ? [line(columns.map(({ name }) => name))] : [];
  const writer = lines(head, eol, ({ extra, fields }) => line([...fields, ...extra]));
  return bom ? { ...writer, start: () => `\uFEFF${writer.start()}` } : writer;
};

const makers = { json, ndjson, arrays, yaml, markdown, html, csv } as const;

export function writerOf(survey: Survey, options: OutputOptions, widths: readonly number[]): Writer {
  if (options.to === 'sql') return new SqlWriter(survey, options);
  if (options.to === 'aligned') return aligned(survey, options, widths);
  return makers[options.to](survey, options);
}
