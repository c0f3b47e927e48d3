import { rates, type Analysis, type CrackSeconds } from '../engine.ts';
import type { StrengthDraft } from './draft.ts';

export type ListAttack = 'offlineFast' | 'custom';

/** The attack that several passwords are rated against: the one with a speed of its own where it is chosen. */
export const listAttackOf = ({
  scenario,
  guessesPerSecond,
}: Pick<StrengthDraft, 'scenario' | 'guessesPerSecond'>): ListAttack =>
  scenario === 'custom' && typeof guessesPerSecond === 'number' ? 'custom' : 'offlineFast';

/** An analysis that is older than the speed has no time for it. */
export const secondsIn = (attack: ListAttack, seconds: CrackSeconds): number => seconds[attack] ?? seconds.offlineFast;

/** With the time at a speed of one's own, which an analysis that is older than the speed does not have. */
export function atSpeed(analysis: Analysis, guessesPerSecond: number | null | undefined): Analysis {
  const { crackSeconds } = analysis;
  if (typeof guessesPerSecond !== 'number' || crackSeconds.custom !== null) return analysis;
  const custom = Math.min((crackSeconds.online * rates.online) / guessesPerSecond, Number.MAX_VALUE);
  return { ...analysis, crackSeconds: { ...crackSeconds, custom } };
}
