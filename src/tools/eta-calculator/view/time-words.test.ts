import { describe, expect, it } from 'vitest';
import { agoWords, clockWords, dayWords, durationWords, momentWords } from './time-words.ts';

const second = 1000;
const hour = 3_600_000;
/** One space for another: French prints narrow ones that do not break. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('durationWords', () => {
  it.each([
    [6696 * second, '1 hour 51 minutes 36 seconds', '1 heure 51 minutes 36 secondes'],
    [24 * hour, '1 day', '1 jour'],
    [1500, '1 second 500 milliseconds', '1 seconde 500 millisecondes'],
    [61_500, '1 minute 1 second', '1 minute 1 seconde'],
    [0, '0 seconds', '0 seconde'],
  ])('%d ms', (ms, en, fr) => {
    expect([durationWords(ms, 'en'), durationWords(ms, 'fr')].map(plain)).toEqual([en, fr]);
  });
});

describe('the words of a moment', () => {
  const now = new Date(2026, 10, 20, 23, 0).getTime();
  const end = new Date(2026, 10, 21, 0, 51, 36).getTime();

  it('tells the day by the calendar', () => {
    expect([dayWords(end, now, 'en'), dayWords(end, now, 'fr')]).toEqual(['tomorrow', 'demain']);
    expect(dayWords(now, now, 'en')).toBe('today');
    expect(dayWords(now - 3 * 24 * hour, now, 'fr')).toBe('il y a 3 jours');
  });

  it('tells the time as one does there', () => {
    expect([clockWords(end, 'en'), clockWords(end, 'fr')].map(plain)).toEqual(['12:51 AM', '00:51']);
    expect(plain(momentWords(end, 'en', 'long'))).toMatch(/^Saturday, November 21, 2026 at 12:51:36 AM ./);
    expect(plain(momentWords(end, 'fr', 'medium'))).toBe('samedi 21 novembre 2026 à 00:51:36');
  });

  it('tells how long ago, in the largest unit that fits', () => {
    expect([agoWords(2.9 * hour, 'en'), agoWords(2.9 * hour, 'fr')].map(plain)).toEqual([
      '2 hours ago',
      'il y a 2 heures',
    ]);
    expect(agoWords(500, 'en')).toBe('0 seconds ago');
  });
});
