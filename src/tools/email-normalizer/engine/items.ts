/** One address as it was written. */
export interface Item {
  /** From 1. */
  readonly line: number;
  /** Without white space around it. */
  readonly written: string;
}

/** Where the pair that begins at `at` ends, or `at` if it is not closed. */
function closing(line: string, at: number): number {
  if (line[at] === '<') return Math.max(at, line.indexOf('>', at));
  for (let next = at + 1; next < line.length; next++) {
    if (line[next] === '\\') next++;
    else if (line[next] === '"') return next;
  }
  return at;
}

function* pieces(line: string): Generator<string> {
  if (!/["<]/.test(line)) {
    yield* line.split(/[,;]/);
    return;
  }
  let start = 0;
  // What is not closed once is not closed later either.
  const open = new Set<string>();
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if (sign === ',' || sign === ';') {
      yield line.slice(start, at);
      start = at + 1;
    } else if ((sign === '"' || sign === '<') && !open.has(sign)) {
      const end = closing(line, at);
      if (end === at) open.add(sign);
      at = end;
    }
  }
  yield line.slice(start);
}

/** Cuts a text at line breaks, and at commas and semicolons outside quotes and angle brackets. */
export function* itemsOf(text: string): Generator<Item> {
  let line = 0;
  for (const content of text.split(/\r\n|[\r\n]/)) {
    line++;
    for (const piece of pieces(content)) {
      const written = piece.trim();
      if (written !== '') yield { line, written };
    }
  }
}
