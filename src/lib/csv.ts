/** One field of a table; null is an empty one. */
export type Cell = string | number | null;

function quote(cell: Cell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record, without its line break. */
export const csvLine = (cells: readonly Cell[]): string => cells.map(quote).join(',');

/** Comma-separated values as RFC 4180 writes them: a line break, CR LF, ends every record. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${csvLine(row)}\r\n`).join('');
