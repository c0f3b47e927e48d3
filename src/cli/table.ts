/** Rows of cells, one per line, in columns as wide as their longest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** The text in lines of at most `width` characters, but for a longer word. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/**
 * Names on the left, paragraphs beside them on the right, which stays within 100 columns.
 *
 * ```
 *   --cost  Cost
 *           integer 4…31; default 10
 * ```
 */
export function definitions(rows: readonly (readonly [name: string, ...paragraphs: string[]])[]): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length)) + 4;
  const lines = rows.flatMap(([name, ...paragraphs]) =>
    paragraphs
      .flatMap((paragraph) => wrap(paragraph, 100 - width))
      .map((line, at) => `${(at === 0 ? `  ${name}` : '').padEnd(width)}${line}\n`),
  );
  return lines.join('');
}
