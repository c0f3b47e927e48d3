/** The columns in the order of the table, those left out behind them; unknown names are not shown. */
export function orderOf(all: readonly string[], chosen: readonly string[]): readonly string[] {
  const known = chosen.filter((column) => all.includes(column));
  return chosen.length === 0 ? all : [...known, ...all.filter((column) => !known.includes(column))];
}

/** What to choose so that exactly these columns are in the table; all of them in their own order are none chosen. */
export function choiceOf(all: readonly string[], wanted: readonly string[]): readonly string[] {
  const isAll = wanted.length === all.length && wanted.every((column, index) => column === all[index]);
  return isAll ? [] : wanted;
}

/** The columns with one of them in the place of another. */
export function moved(columns: readonly string[], column: string, target: string): readonly string[] {
  const from = columns.indexOf(column);
  const to = columns.indexOf(target);
  if (from < 0 || to < 0) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, column);
}
