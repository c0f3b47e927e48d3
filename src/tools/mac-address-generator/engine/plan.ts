import { ToolError } from '#core/operation.ts';

export interface PlanOptions {
  readonly bits: number;
  readonly administered: 'auto' | 'local' | 'universal' | 'any';
  readonly cast: 'auto' | 'unicast' | 'multicast' | 'any';
  readonly slap: 'any' | 'aai' | 'eli' | 'sai';
}

/** The addresses to draw from: those with the bits of `value` where `free` has none. */
export interface Plan {
  readonly value: bigint;
  readonly free: bigint;
}

/** Bits of the first octet (IEEE 802-2014 §8.2.2): group, local, and the two of the SLAP quadrant (IEEE 802c-2017 §8.4.4). */
const groupBit = 0b0001;
const localBit = 0b0010;
const slapBits = 0b1100;
const quadrants = { aai: 0b0000, eli: 0b1000, sai: 0b1100 } as const;

interface Wish {
  readonly option: 'administered' | 'cast' | 'slap';
  readonly mask: number;
  readonly value: number;
}

/** What the options ask of the first octet; an automatic bit asks only where the prefix leaves it open. */
function wishesOf({ administered, cast, slap }: PlanOptions, isFixed: boolean): Wish[] {
  const wishes: Wish[] = [];
  const wish = (option: Wish['option'], mask: number, value: number) => wishes.push({ option, mask, value });
  if (administered === 'local' || (administered === 'auto' && (slap !== 'any' || !isFixed)))
    wish('administered', localBit, localBit);
  if (administered === 'universal') wish('administered', localBit, 0);
  if (cast === 'unicast' || (cast === 'auto' && !isFixed)) wish('cast', groupBit, 0);
  if (cast === 'multicast') wish('cast', groupBit, groupBit);
  // A quadrant is one of local addresses.
  if (slap !== 'any') wish('slap', slapBits | localBit, quadrants[slap] | localBit);
  return wishes;
}

/** What prefix and options leave to chance. @throws `prefix-conflict` { option, reason? } */
export function planOf(digits: string, options: PlanOptions): Plan {
  const isFixed = digits.length >= 2;
  let mask = isFixed ? 0xff : 0;
  let octet = isFixed ? Number.parseInt(digits.slice(0, 2), 16) : 0;
  for (const { option, mask: asked, value } of wishesOf(options, isFixed)) {
    if ((octet & mask & asked) !== (value & mask)) {
      // An automatic administration contradicts a prefix only because of the quadrant.
      const isOfQuadrant = option === 'slap' || options[option] === 'auto';
      throw new ToolError('prefix-conflict', { option, ...(isOfQuadrant && { reason: 'slap' }) });
    }
    mask |= asked;
    octet |= value;
  }
  const rest = BigInt(options.bits - 4 * digits.length);
  const low = BigInt(options.bits - 8);
  return {
    value: ((BigInt(`0x${digits}0`) >> 4n) << rest) | (BigInt(octet) << low),
    free: ((1n << rest) - 1n) & ~(BigInt(mask) << low),
  };
}
