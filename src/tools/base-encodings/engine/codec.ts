import { ToolError } from '#core/operation.ts';
import { bad, meaningAt, pad, space } from '#lib/alphabet.ts';
import { shownCharacter } from '#lib/shown-character.ts';

export interface WriteOptions {
  readonly padding: boolean;
  readonly lowercase: boolean;
  /** Of Ascii85: `<~` and `~>` around it. */
  readonly frame: boolean;
  /** Of uuencode. */
  readonly fileName: string;
}

/** How bytes are written as text, and read again. */
export interface Codec {
  readonly write: (bytes: Uint8Array, options: WriteOptions) => string;
  /** `strict` refuses what the encoder would not have written, but for case and white space. */
  readonly read: (text: string, strict: boolean) => Uint8Array<ArrayBuffer>;
}

/** `position` counts UTF-16 units from 1. */
export function badCharacter(text: string, index: number): ToolError {
  return new ToolError('invalid-character', { position: index + 1, character: shownCharacter(text, index) });
}

/** The values of digits that are read from a text, and where they stand. */
export interface Digits {
  readonly values: Uint8Array;
  /** How many padding characters follow, and where the first one is. */
  readonly pads: number;
  readonly padIndex: number;
  /** The index in the text of a digit. */
  readonly indexOf: (digit: number) => number;
}

/** @throws ToolError `invalid-character` { position, character }, `invalid-padding` { position } */
export function readDigits(text: string, meanings: Int8Array): Digits {
  const values = new Uint8Array(text.length);
  let size = 0;
  let pads = 0;
  let padIndex = text.length;
  for (let index = 0; index < text.length; index++) {
    const value = meaningAt(meanings, text, index);
    if (value === space) continue;
    if (value === bad) throw badCharacter(text, index);
    if (value === pad) {
      if (pads++ === 0) padIndex = index;
      continue;
    }
    if (pads > 0) throw new ToolError('invalid-padding', { position: padIndex + 1 });
    values[size++] = value;
  }
  return { values: values.subarray(0, size), pads, padIndex, indexOf: (digit) => indexOf(text, meanings, digit) };
}

function indexOf(text: string, meanings: Int8Array, digit: number): number {
  let left = digit;
  for (let index = 0; index < text.length; index++) {
    if (meaningAt(meanings, text, index) >= 0 && left-- === 0) return index;
  }
  return text.length;
}
