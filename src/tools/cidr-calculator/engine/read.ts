import { ToolError } from '#core/operation.ts';
import { startOf } from '#core/start-of.ts';
import { asBlock, blockOf, type Block, type Span } from '#lib/cidr/blocks.ts';
import { piecesOf, type Piece } from '#lib/cidr/list-text.ts';
import { longestEntry, readAddress, readEntry, type Address, type Entry, type EntryFault } from '#lib/cidr/read.ts';

/** An entry of a list as it was written. */
export interface Written extends Entry {
  readonly piece: Piece;
}

type FieldName = { readonly field: string } | undefined;

export function entryFault({ text, line, column }: Omit<Piece, 'from'>, reason: string, field?: FieldName): ToolError {
  const entry = text.length > longestEntry ? `${startOf(text, longestEntry)}…` : text;
  return new ToolError('invalid-entry', { ...field, line, column, entry, reason });
}

/**
 * The entries of a list text in its order. `field` names the text where there are several.
 * Errors: `empty-input`, `invalid-entry` { line, column, entry, reason }.
 */
export function readList(text: string, name: string, field?: FieldName): Written[] {
  const entries: Written[] = [];
  for (const piece of piecesOf(text)) {
    const entry = readEntry(piece.text);
    if (typeof entry === 'string') throw entryFault(piece, entry, field);
    entries.push({ ...entry, piece });
  }
  if (entries.length === 0) throw new ToolError('empty-input', { field: name });
  return entries;
}

/** The only entry of a field, and where it stands in the text. */
function pieceOf(text: string, field: string): Omit<Piece, 'from'> {
  const trimmed = text.trim();
  if (trimmed === '') throw new ToolError('empty-input', { field });
  const before = text.slice(0, text.length - text.trimStart().length).split(/\r\n|\r|\n/);
  return { text: trimmed, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function orFault<T>(piece: Omit<Piece, 'from'>, read: T | EntryFault, field: FieldName): T {
  if (typeof read === 'string') throw entryFault(piece, read, field);
  return read as T;
}

/** A field with one entry. Errors: those of `readList`. */
export function readSpan(text: string, name: string, field?: FieldName): Span {
  const piece = pieceOf(text, name);
  return orFault(piece, readEntry(piece.text), field);
}

/** A field with one address. Errors: those of `readList`, and the reason `not-one-address`. */
export function readOneAddress(text: string, name: string): Address {
  const piece = pieceOf(text, name);
  const read = readAddress(piece.text);
  const isMore = typeof read === 'string' && typeof readEntry(piece.text) !== 'string';
  if (isMore) throw entryFault(piece, 'not-one-address', { field: name });
  return orFault(piece, read, { field: name });
}

/**
 * A field with an address or a network; a range that is exactly one network is that.
 * Errors: those of `readList`, and the reason `not-one-network`.
 */
export function readNetwork(text: string, name: string): { readonly address: bigint; readonly block: Block } {
  const piece = pieceOf(text, name);
  const entry = orFault<Entry>(piece, readEntry(piece.text), undefined);
  const { family, address, prefix } = entry;
  const block = prefix === undefined ? asBlock(entry) : blockOf(family, address, prefix);
  if (!block) throw entryFault(piece, 'not-one-network');
  return { address, block };
}
