import { ToolError } from '#core/operation.ts';
import { shownCharacter } from '#lib/shown-character.ts';

/**
 * The hexadecimal digits of the beginning of an address, upper case.
 * @throws `invalid-prefix` { reason: "character", character, position } or { reason: "length", digits, max }
 */
export function readPrefix(prefix: string, bits: number): string {
  const wrong = prefix.search(/[^\da-f:.\s-]/i);
  if (wrong >= 0) {
    const details = { reason: 'character', character: shownCharacter(prefix, wrong), position: wrong + 1 };
    throw new ToolError('invalid-prefix', details);
  }
  const digits = prefix.replaceAll(/[:.\s-]/g, '').toUpperCase();
  const max = bits / 4;
  if (digits.length > max) throw new ToolError('invalid-prefix', { reason: 'length', digits: digits.length, max });
  return digits;
}

export const notations = ['colon', 'hyphen', 'dot', 'bare', 'space'] as const;
export type Notation = (typeof notations)[number];

const separators: Readonly<Record<Notation, string>> = { colon: ':', hyphen: '-', dot: '.', bare: '', space: ' ' };

/** Pairs of digits, or groups of four with dots between them. */
export function writeAddress(address: bigint, bits: number, notation: Notation, letterCase: 'upper' | 'lower'): string {
  const digits = address.toString(16).padStart(bits / 4, '0');
  const groups = digits.match(notation === 'dot' ? /.{4}/g : /../g) ?? [];
  const written = groups.join(separators[notation]);
  return letterCase === 'upper' ? written.toUpperCase() : written;
}
