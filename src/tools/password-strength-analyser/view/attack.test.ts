import { expect, it } from 'vitest';
import { atSpeed, listAttackOf, secondsIn } from './attack.ts';
import { sampleAnalysis } from './sample.ts';

it('rates several passwords at the speed that is chosen', () => {
  expect(listAttackOf({ scenario: 'custom', guessesPerSecond: 1667 })).toBe('custom');
  expect(listAttackOf({ scenario: 'custom', guessesPerSecond: null })).toBe('offlineFast');
  expect(listAttackOf({ scenario: 'online', guessesPerSecond: 1667 })).toBe('offlineFast');
  const seconds = { onlineThrottled: 4, online: 3, offlineSlow: 2, offlineFast: 1, custom: 5 };
  expect(secondsIn('custom', seconds)).toBe(5);
  expect(secondsIn('offlineFast', seconds)).toBe(1);
  expect(secondsIn('custom', { ...seconds, custom: null })).toBe(1);
});

it('knows the time at a speed that is newer than the analysis', () => {
  expect(atSpeed(sampleAnalysis, 5750).crackSeconds).toEqual({
    ...sampleAnalysis.crackSeconds,
    custom: expect.closeTo(7074.02, 2),
  });
  expect(atSpeed(sampleAnalysis, null)).toBe(sampleAnalysis);
  expect(atSpeed(sampleAnalysis, Number.MIN_VALUE).crackSeconds.custom).toBe(Number.MAX_VALUE);
  const ownTime = { ...sampleAnalysis, crackSeconds: { ...sampleAnalysis.crackSeconds, custom: 3 } };
  expect(atSpeed(ownTime, 5750)).toBe(ownTime);
});
