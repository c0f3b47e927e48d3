import { choice, flag, list, text } from '#core/field.ts';
import { readBytes, writeBytes } from '#lib/bytes.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { hash, makeList } from '../engine.ts';
import { algorithms, fileAlgorithms } from '../engine/algorithms.ts';

const { inputEncoding, encoding, uppercase } = hash.input;

export const fields = {
  tab: choice(['text', 'file'], 'text'),
  text: text(''),
  inputEncoding,
  encoding,
  uppercase,
  expected: text(''),
  /** A list of checksums that was pasted. */
  list: text(''),
  allAlgorithms: flag(false),
  style: makeList.input.style,
  fileAlgorithms: list(choice(algorithms), { min: 1 }, fileAlgorithms),
};
export const initial = { text: 'The quick brown fox jumps over the lazy dog' };

export type HashDraft = DraftOf<typeof fields>;

export type DraftProps = WithDraft<typeof fields>;

/** A digest in lower-case hexadecimal as the page shows it. */
export function shownDigest(hex: string, { encoding, uppercase }: HashDraft): string {
  if (encoding === 'hex') return uppercase ? hex.toUpperCase() : hex;
  return writeBytes(readBytes(hex, 'hex'), encoding);
}
