import { readTypedEscapes } from './typed-escapes.ts';

const lineBreak = /\r\n|\n|\r/;
const separators = ['\t', ';', ',', '|'] as const;

/** Which of tab, `;`, `,` and `|` a text has most of, the first of these when equal; undefined when it has none. */
export function likelySeparator(text: string): string | undefined {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  for (const [found] of text.matchAll(/[\t;,|]/g)) counts.set(found, (counts.get(found) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return most === 0 ? undefined : separators.find((separator) => counts.get(separator) === most);
}

/**
 * The pieces of a text between a separator that is typed with escapes; an empty one is found out: line breaks if there
 * are any, else the likely one. A text without it is one piece.
 */
export function splitItems(text: string, typedSeparator: string): string[] {
  const separator = readTypedEscapes(typedSeparator);
  if (separator === '\n' || (separator === '' && lineBreak.test(text))) return text.split(lineBreak);
  const found = separator === '' ? likelySeparator(text) : separator;
  return found === undefined ? [text] : text.split(found);
}

/** What stands for a text when cases are alike: `STRASSE` and `straße`, `ΟΔΟΣ` and `οδος`. */
export const foldCase = (text: string): string => text.toUpperCase().toLowerCase();

/** `item9` before `item10`; the order of the root collation in English. */
export function naturalOrder(caseSensitive: boolean): (a: string, b: string) => number {
  return new Intl.Collator('en', { numeric: true, sensitivity: caseSensitive ? 'variant' : 'accent' }).compare;
}
