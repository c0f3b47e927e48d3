import { expect, it } from 'vitest';
import { targetOf, withTarget } from './draft.ts';

it('writes CSV for Excel with a byte order mark and the delimiter of the language', () => {
  const excel = withTarget('json', 'excel', 'en');
  expect(excel).toMatchObject({ to: 'csv', bom: true, outDelimiter: ',' });
  expect(withTarget('csv', 'excel', 'fr')).toMatchObject({ to: 'csv', bom: true, outDelimiter: ';' });
  expect(withTarget('excel', 'csv', 'fr')).toEqual({ to: 'csv', bom: false, outDelimiter: ',' });
  expect(withTarget('csv', 'sql', 'en')).toEqual({ to: 'sql' });
});

it('names as Excel only what has the byte order mark', () => {
  expect(targetOf({ to: 'csv', bom: true })).toBe('excel');
  expect(targetOf({ to: 'csv', bom: false })).toBe('csv');
  expect(targetOf({ to: 'json', bom: true })).toBe('json');
});
