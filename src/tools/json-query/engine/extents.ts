import { openScanner } from '#lib/json-scan/open.ts';
import { countUnits } from '#lib/json-scan/position.ts';
import { toBytes } from '#lib/json-scan/source.ts';
import { Token } from '#lib/json-scan/token.ts';
import { depthLimit } from '#lib/documents/value.ts';

/** Where the values that start at these offsets end, in UTF-16 units; one pass over a text without faults. */
export function endsOf(text: string, starts: ReadonlySet<number>): ReadonlyMap<number, number> {
  const bytes = toBytes(text);
  const scanner = openScanner(bytes, { dialect: 'auto', documents: 'many', maxDepth: depthLimit });
  const ends = new Map<number, number>();
  const open: number[] = [];
  let [at, units] = [0, 0];
  const unitsBefore = (byte: number): number => {
    units += countUnits(bytes, at, byte);
    at = byte;
    return units;
  };
  const end = (start: number | undefined): void => {
    if (start !== undefined && starts.has(start)) ends.set(start, unitsBefore(scanner.end));
  };
  while (ends.size < starts.size) {
    const token = scanner.next();
    if (token === Token.end) break;
    if (token === Token.key || token === Token.comment) continue;
    if (token === Token.closeObject || token === Token.closeArray) end(open.pop());
    else {
      const start = unitsBefore(scanner.start);
      if (token === Token.object || token === Token.array) open.push(start);
      else end(start);
    }
  }
  return ends;
}
