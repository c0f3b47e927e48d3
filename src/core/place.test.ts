import { describe, expect, it } from 'vitest';
import type { Details } from './operation.ts';
import { describePlace, placeOf, withPlace } from './place.ts';

const place = (details: Details, code = 'wrong') => placeOf({ code, details });

describe('placeOf', () => {
  it.each([
    [
      { line: 3, column: 5, offset: 40, path: '/a' },
      { line: 3, column: 5, offset: 40, path: '/a' },
    ],
    [{ line: 3, cause: 'invalid-ipv4' }, { line: 3 }],
    [
      { side: 'right', line: 1, column: 2, offset: 1 },
      { side: 'right', line: 1, column: 2, offset: 1 },
    ],
    [{ column: 4 }, { column: 4 }],
    [{ path: '/a/0' }, { path: '/a/0' }],
  ])('reads %j', (details, read) => {
    expect(place(details)).toEqual(read);
  });

  it('takes an offset without a line for one of bytes', () => {
    expect(place({ offset: 0, charset: 'utf-8' })).toEqual({ byte: 0 });
  });

  it.each(['invalid-expression', 'invalid-pattern'])('takes the offset of %s for one of characters', (code) => {
    expect(place({ offset: 4 }, code)).toEqual({ column: 5 });
  });

  it.each([[{}], [{ path: '' }], [{ column: 'name' }], [{ side: 'front' }], [{ index: 2, position: 3 }]])(
    'finds none in %j',
    (details) => {
      expect(place(details)).toBeUndefined();
    },
  );

  it('is nowhere when there is nothing', () => {
    expect(place({ line: 1, column: 1 }, 'empty-input')).toBeUndefined();
  });
});

describe('describePlace', () => {
  it.each([
    [{ line: 3, column: 5, path: '/a' }, 'Line 3, column 5', 'Ligne 3, colonne 5'],
    [{ line: 3 }, 'Line 3', 'Ligne 3'],
    [{ column: 4 }, 'Column 4', 'Colonne 4'],
    [{ byte: 0, path: '/a' }, 'Byte 0, counting from 0', 'Octet 0, compté à partir de 0'],
    [{ path: '/{line}' }, 'Path /{line}', 'Chemin /{line}'],
    [{ side: 'left', line: 1 }, 'Left · Line 1', 'À gauche · Ligne 1'],
    [{ side: 'right' }, 'Right', 'À droite'],
  ] as const)('says %j', (where, english, french) => {
    expect(describePlace(where, 'en')).toBe(english);
    expect(describePlace(where, 'fr')).toBe(french);
  });
});

describe('withPlace', () => {
  it('puts the place in front, with the space that French sets before a colon', () => {
    expect(withPlace({ line: 3 }, 'A {comma} is missing.', 'en')).toBe('Line 3: A {comma} is missing.');
    expect(withPlace({ line: 3 }, 'Il manque une virgule.', 'fr')).toBe('Ligne 3\u00a0: Il manque une virgule.');
  });
});
