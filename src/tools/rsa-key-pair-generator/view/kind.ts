import type { Draft } from '#core/field.ts';
import type { generate } from '../engine.ts';

type Kind = Pick<Draft<(typeof generate)['input']>, 'type' | 'bits' | 'curve'>;

/** Whether both ask for the same kind of pair: the size counts for RSA alone, the curve for ECDSA alone. */
export function isSameKind(one: Kind, other: Kind): boolean {
  if (one.type !== other.type) return false;
  if (one.type === 'rsa') return one.bits === other.bits;
  return one.type !== 'ecdsa' || one.curve === other.curve;
}
