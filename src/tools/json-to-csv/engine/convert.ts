import type { Input } from '#core/field.ts';
import { ToolError } from '#core/operation.ts';
import { readJson } from '#lib/documents/read-json.ts';
import { isList, type Value } from '#lib/documents/value.ts';
import { cellText, guarded, isFormula, isText } from './cells.ts';
import { ColumnFinder, type Cells } from './columns.ts';
import type { input } from './fields.ts';
import { arraysIn, rowsOf } from './rows.ts';

type Options = Input<typeof input>;

export interface Inspection {
  readonly rows: number;
  readonly columns: readonly string[];
  readonly formulas: number;
}

export interface Preview extends Inspection {
  readonly text: string;
  /** At most 100 rows, unquoted. */
  readonly first: readonly (readonly string[])[];
  /** All columns, whatever is chosen. */
  readonly allColumns: readonly string[];
  /** Pointers to the arrays in the root object. */
  readonly arrays: readonly string[];
}

interface TableOfCells {
  readonly rows: readonly Cells[];
  /** Undefined for an array of arrays. */
  readonly labels: readonly string[] | undefined;
  readonly width: number;
  /** The numbers of the chosen columns. */
  readonly chosen: readonly number[];
  readonly arrays: readonly string[];
}

const shownRows = 100;
/** More cells would not fit into one text. */
const cellLimit = 200_000_000;

function tableOf(options: Options): TableOfCells {
  // No reader could take such a table apart.
  if (/["\r\n]/.test(options.delimiter)) {
    throw new ToolError('invalid-input', { field: 'delimiter', reason: 'delimiter' });
  }
  if (!/\S/.test(options.text)) return { rows: [], labels: [], width: 0, chosen: [], arrays: [] };
  const { documents } = readJson(options.text, options);
  const rows = rowsOf(documents, options.rowsAt);
  const arrays = arraysIn(documents);
  const table = rows.length > 0 && rows.every(isList) ? plainTable(rows, options) : keyedTable(rows, options);
  if (rows.length * table.chosen.length > cellLimit) {
    throw new ToolError('output-too-large', { rows: rows.length, columns: table.chosen.length });
  }
  return { ...table, arrays };
}

function plainTable(rows: readonly (readonly Value[])[], { columns }: Options): Omit<TableOfCells, 'arrays'> {
  if (columns.length > 0) throw new ToolError('unknown-column', { column: columns[0] });
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return {
    rows: rows.map((row) => [...row]),
    labels: undefined,
    width,
    chosen: Array.from({ length: width }, (_, index) => index),
  };
}

function keyedTable(values: readonly Value[], options: Options): Omit<TableOfCells, 'arrays'> {
  const finder = new ColumnFinder(options);
  const rows = values.map((row) => finder.cellsOf(row));
  const labels = finder.labels();
  const places = new Map(labels.map((label, index) => [label, index]));
  const chosen = options.columns.map((column) => {
    const index = places.get(column);
    if (index === undefined) throw new ToolError('unknown-column', { column });
    return index;
  });
  return { rows, labels, width: labels.length, chosen: chosen.length > 0 ? chosen : [...places.values()] };
}

/** The records of a table as texts, the header first if there is one; a blank table has none. */
function recordsOf({ rows, labels, chosen }: TableOfCells, options: Options, count = Infinity): string[][] {
  if (rows.length === 0 || chosen.length === 0) return [];
  const guard = (text: string): string => (options.guardFormulas ? guarded(text) : text);
  const records = rows.slice(0, count).map((cells) =>
    chosen.map((index) => {
      const value = cells[index];
      const text = cellText(value, options);
      return isText(value, options) ? guard(text) : text;
    }),
  );
  const header = options.header && labels ? [chosen.map((index) => guard(labels[index] as string))] : [];
  return [...header, ...records];
}

/** RFC 4180; a record of one blank field is quoted, since readers skip a blank line. */
function csvOf(records: readonly (readonly string[])[], { bom, delimiter, eol, quote }: Options): string {
  if (records.length === 0) return '';
  const field = (text: string): string =>
    quote === 'always' || text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = records.map((record) => {
    const line = record.map(field).join(delimiter);
    return record.length === 1 && !/\S/.test(line) ? `"${line}"` : line;
  });
  return `${bom ? '\ufeff' : ''}${lines.join(eol)}`;
}

function inspectionOf({ rows, labels, chosen }: TableOfCells, options: Options): Inspection {
  let formulas = 0;
  for (const cells of rows) {
    for (const index of chosen) {
      const value = cells[index];
      if (isText(value, options) && isFormula(cellText(value, options))) formulas++;
    }
  }
  return { rows: rows.length, columns: labels ? chosen.map((index) => labels[index] as string) : [], formulas };
}

export function toCsv(options: Options): string {
  return csvOf(recordsOf(tableOf(options), options), options);
}

export function inspectTable(options: Options): Inspection {
  return inspectionOf(tableOf(options), options);
}

export function toCsvWithPreview(options: Options): Preview {
  const table = tableOf(options);
  const records = recordsOf(table, options);
  const hasHeader = options.header && table.labels !== undefined;
  return {
    ...inspectionOf(table, options),
    text: csvOf(records, options),
    first: records.slice(hasHeader ? 1 : 0, shownRows + (hasHeader ? 1 : 0)),
    allColumns: table.labels ?? [],
    arrays: table.arrays,
  };
}
