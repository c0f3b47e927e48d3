import type { Cursor } from './cursor.ts';

/** `?`, `*` or `+` right after a part. */
function occurrence(cursor: Cursor): void {
  if (!cursor.take('?') && !cursor.take('*')) cursor.take('+');
}

/** `#PCDATA` was read (XML 1.0 §3.2.2). */
function readMixed(cursor: Cursor): void {
  let isMixed = false;
  for (;;) {
    cursor.space();
    if (cursor.take(')')) break;
    cursor.need('|');
    cursor.space();
    cursor.name();
    isMixed = true;
  }
  if (isMixed) cursor.need('*');
  else cursor.take('*');
}

/** The content of an element: `EMPTY`, `ANY`, or a model in parentheses (XML 1.0 §3.2), nested as deep as it likes. */
export function readContentModel(cursor: Cursor): void {
  if (cursor.take('EMPTY') || cursor.take('ANY')) return;
  cursor.need('(');
  cursor.space();
  if (cursor.take('#PCDATA')) {
    readMixed(cursor);
    return;
  }
  /** What separates the parts of each group around the cursor, once one was read. */
  const separators = [''];
  while (separators.length > 0) {
    cursor.space();
    if (cursor.take('(')) {
      separators.push('');
      continue;
    }
    cursor.name();
    occurrence(cursor);
    closeGroups(cursor, separators);
  }
}

/** After a part: the ends of groups, or one separator, the same all through a group. */
function closeGroups(cursor: Cursor, separators: string[]): void {
  while (separators.length > 0) {
    cursor.space();
    const known = separators.at(-1) ?? '';
    if (cursor.take(')')) {
      separators.pop();
      occurrence(cursor);
      continue;
    }
    const separator = cursor.sees(',') ? ',' : '|';
    if (known !== '' && known !== separator) cursor.refuse();
    cursor.need(separator);
    separators[separators.length - 1] = separator;
    return;
  }
}
