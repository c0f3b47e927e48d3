import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** A cell in quotes, in which separators and doubled quotes may stand, or one without. */
const cellOf = (separator: string): RegExp =>
  new RegExp(String.raw`(?:^|${separator})(?:"(?:[^"]|"")*"|[^"${separator}]*)`, 'g');
const separators = [
  { separator: '\t', key: 'tabs', score: 78 },
  { separator: ',', key: 'commas', score: 70 },
  { separator: ';', key: 'semicolons', score: 70 },
] as const;

export const recognise: Recogniser = ({ lines, source, text }) => {
  if (lines.length < 2 || text.length > 65_536) return [];
  const given = (source.complete ? lines : lines.slice(0, -1)).filter((line) => line !== '');
  for (const { separator, key, score } of separators) {
    if (given[0]?.includes(separator) !== true) continue;
    const counts = given.map((line) => line.match(cellOf(separator))?.length ?? 0);
    const [columns = 0] = counts;
    const isEven = counts.every((count) => count === columns);
    // Sentences have a space after a comma, or end with a sign.
    const sentences = given.filter((line) => /[,;] |[.!?;{,]$/.test(line)).length;
    const isProse = separator !== '\t' && sentences * 2 > given.length;
    if (!isEven || isProse || columns < 2 || given.length < (columns > 2 ? 2 : 3)) continue;
    const input = { text, columnSeparator: separator };
    const reason = because(key, { count: columns });
    return [{ op: 'list-converter/transpose', input, score, kind: 'container', reason }];
  }
  return [];
};
