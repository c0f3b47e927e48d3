import { piecesOf } from './list-text.ts';
import { readEntry, type EntryFault } from './read.ts';

/** A wrong entry of a list, by offsets in UTF-16 units, the end exclusive. */
export interface ListFault {
  readonly from: number;
  readonly to: number;
  readonly reason: EntryFault;
}

/** The first wrong entries of a list text. */
export function faultsIn(text: string, most = 100): ListFault[] {
  const faults: ListFault[] = [];
  for (const { text: entry, from } of piecesOf(text)) {
    const read = readEntry(entry);
    if (typeof read === 'string') faults.push({ from, to: from + entry.length, reason: read });
    if (faults.length === most) break;
  }
  return faults;
}
