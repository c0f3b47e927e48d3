import { segments } from '#lib/segment.ts';
import type { Found } from './kinds.ts';

/** Characters that NFC writes otherwise, as a whole each. */
export function findNotNormal(text: string): Found[] {
  if (text.normalize('NFC') === text) return [];
  const found: Found[] = [];
  let start = 0;
  // Line by line: most of them are normal.
  for (const line of text.split(/(?<=\n)/)) {
    if (line.normalize('NFC') !== line) {
      for (const { index, segment } of segments(line, 'grapheme')) {
        const nfc = segment.normalize('NFC');
        if (nfc === segment) continue;
        found.push({ kind: 'not-nfc', index: start + index, end: start + index + segment.length, detail: { nfc } });
      }
    }
    start += line.length;
  }
  return found;
}

/** Line breaks of more than one kind. */
export function findLineEndings(text: string): Found[] {
  const counts = { crlf: 0, lf: 0, cr: 0 };
  for (const [lineBreak] of text.matchAll(/\r\n|\n|\r/g))
    counts[lineBreak === '\n' ? 'lf' : lineBreak === '\r' ? 'cr' : 'crlf']++;
  const isMixed = Object.values(counts).filter((count) => count > 0).length > 1;
  return isMixed ? [{ kind: 'line-endings', index: 0, end: 0, detail: counts }] : [];
}
