import { ToolError } from '#core/operation.ts';
import { shownCharacter } from '#lib/shown-character.ts';

export const rollKinds = ['dice', 'coins'] as const;
export type RollKind = (typeof rollKinds)[number];

/** A die gives two fair bits for 1–4 and one for 5–6; a coin gives one. */
const bitsOf: Readonly<Record<RollKind, Readonly<Record<string, string>>>> = {
  dice: { 1: '00', 2: '01', 3: '10', 4: '11', 5: '0', 6: '1' },
  coins: { 0: '0', 1: '1', t: '0', h: '1', p: '0', f: '1' },
};

/** Errors: `invalid-roll` { position, character }, `not-enough-rolls` { bits, needed }. */
export function entropyFromRolls(rolls: string, kind: RollKind, length: number): Uint8Array {
  const known = bitsOf[kind];
  let bits = '';
  for (let at = 0; at < rolls.length; at++) {
    const character = rolls.charAt(at).toLowerCase();
    if (/[\s,;.-]/.test(character)) continue;
    if (!Object.hasOwn(known, character))
      throw new ToolError('invalid-roll', { position: at + 1, character: shownCharacter(rolls, at), reason: kind });
    bits += known[character];
  }
  if (bits.length < length * 8) throw new ToolError('not-enough-rolls', { bits: bits.length, needed: length * 8 });
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2));
}
