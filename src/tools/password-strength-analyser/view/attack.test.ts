import { expect, it } from 'vitest';
import { listAttackOf, secondsIn } from './attack.ts';

it('rates several passwords at the speed that is chosen', () => {
  expect(listAttackOf({ scenario: 'custom', guessesPerSecond: 1667 })).toBe('custom');
  expect(listAttackOf({ scenario: 'custom', guessesPerSecond: null })).toBe('offlineFast');
  expect(listAttackOf({ scenario: 'online', guessesPerSecond: 1667 })).toBe('offlineFast');
  const seconds = { onlineThrottled: 4, online: 3, offlineSlow: 2, offlineFast: 1, custom: 5 };
  expect(secondsIn('custom', seconds)).toBe(5);
  expect(secondsIn('offlineFast', seconds)).toBe(1);
  expect(secondsIn('custom', { ...seconds, custom: null })).toBe(1);
});
