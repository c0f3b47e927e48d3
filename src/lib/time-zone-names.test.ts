import { expect, it } from 'vitest';
import { timeZoneNames } from './time-zone-names.ts';

it('has the names of today, and no others for the same zones', () => {
  const names = timeZoneNames();
  expect(names).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'Europe/Paris', 'America/Nuuk']));
  expect(names).not.toContain('Asia/Calcutta');
  expect(names).not.toContain('Europe/Kiev');
  expect(names).toEqual(names.toSorted());
  for (const timeZone of names) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
