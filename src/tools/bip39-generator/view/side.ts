/** Which of the two was changed last; the other one follows. `fresh`: both are new and agree. */
export type Side = 'fresh' | 'entropy' | 'mnemonic';

/**
 * The side that the other one follows. A phrase that is not the one drawn here was typed, even if nothing was typed since:
 * Undo of Reset brings it back, or the page was opened with it.
 */
export function sideOf(changed: Side, drawn: string, mnemonic: string): Side {
  if (changed !== 'fresh' || mnemonic === drawn) return changed;
  return mnemonic === '' ? 'entropy' : 'mnemonic';
}
