import { useState } from 'react';
import type { Parameter } from '#lib/query-pieces.ts';

/** A line of the query table; one that is switched off is in the table only. */
export interface Row extends Parameter {
  readonly id: number;
  readonly enabled: boolean;
}

let lastId = 0;
export const rowOf = (parameter: Parameter): Row => {
  lastId += 1;
  return { ...parameter, id: lastId, enabled: true };
};

export const parametersOf = (rows: readonly Row[]): Parameter[] =>
  rows
    // A row with neither a name nor a value is not written.
    .filter(({ enabled, key, hasValue }) => enabled && (key !== '' || hasValue))
    .map(({ key, value, hasValue }) => ({ key, value, hasValue }));

export const offOf = (rows: readonly Row[]): Parameter[] =>
  rows.filter(({ enabled }) => !enabled).map(({ key, value, hasValue }) => ({ key, value, hasValue }));

export const rowsOf = (query: readonly Parameter[], off: readonly Parameter[]): Row[] => [
  ...query.map(rowOf),
  ...off.map((parameter) => ({ ...rowOf(parameter), enabled: false })),
];

/** The rows of a query: those that were there when it is what they wrote, else new ones. */
export function useRows(
  query: readonly Parameter[],
  off: readonly Parameter[],
): [readonly Row[], (rows: readonly Row[]) => void] {
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(query, off));
  const written = JSON.stringify(query);
  const [seen, see] = useState(written);
  if (written !== seen) {
    see(written);
    if (JSON.stringify(parametersOf(rows)) !== written) setRows(rowsOf(query, off));
  }
  return [rows, setRows];
}

/** What a value is that another tool, or this one, could open. */
export function kindOf(value: string): 'url' | 'json' | 'jwt' | undefined {
  if (/^https?:\/\/\S+$/i.test(value)) return 'url';
  if (/^ey[\w-]+\.[\w-]+\.[\w-]*$/.test(value)) return 'jwt';
  if (!/^\s*[[{]/.test(value)) return undefined;
  try {
    JSON.parse(value);
    return 'json';
  } catch {
    return undefined;
  }
}
