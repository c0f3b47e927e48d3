import type { Failure } from './operation.ts';
import { fill, translationOf, type Language } from './text.ts';

/** The place of an error in an input, as far as it is known; it has at least one of these members. */
export interface Place {
  /** Which of two compared inputs contains the error. */
  readonly side?: 'left' | 'right';
  /** Line of the text, from 1. */
  readonly line?: number;
  /** Column of the line, from 1, in UTF-16 units. */
  readonly column?: number;
  /** Offset in the text, from 0, in UTF-16 units. */
  readonly offset?: number;
  /** Offset in bytes that are not text, from 0. */
  readonly byte?: number;
  /** A value in the data, as a JSON Pointer (RFC 6901); never the empty pointer of the whole document. */
  readonly path?: string;
}

const english = {
  line: 'Line {line}',
  column: 'Column {column}',
  lineAndColumn: 'Line {line}, column {column}',
  byte: 'Byte {byte}, counting from 0',
  path: 'Path {path}',
  left: 'Left',
  right: 'Right',
  onSide: '{side} · {place}',
  placed: '{place}: {sentence}',
} as const;

const french = translationOf<typeof english>()({
  line: 'Ligne {line}',
  column: 'Colonne {column}',
  lineAndColumn: 'Ligne {line}, colonne {column}',
  byte: 'Octet {byte}, compté à partir de 0',
  path: 'Chemin {path}',
  left: 'À gauche',
  right: 'À droite',
  onSide: '{side} · {place}',
  placed: '{place} : {sentence}',
});

const words = { en: english, fr: french };

/** Errors of what is one line, in an option: their offset counts UTF-16 units in it. */
const inOneLine = /^invalid-(expression|pattern)$/;

/**
 * The place of an error, from its details `side`, `line`, `column`, `offset` and `path`. An offset without a line counts
 * bytes, but in an expression. What is missing altogether lies nowhere: `empty-input` has no place.
 *
 * @example
 * ```ts
 * placeOf({ code: 'invalid-json', details: { line: 1, column: 7, offset: 6 } }); // { line: 1, column: 7, offset: 6 }
 * ```
 */
export function placeOf({ code, details }: Pick<Failure, 'code' | 'details'>): Place | undefined {
  if (code === 'empty-input') return undefined;
  const { side, line, column, offset, path } = details;
  const isInText = typeof line === 'number';
  const place: Place = {
    ...((side === 'left' || side === 'right') && { side }),
    ...(isInText && { line }),
    ...(typeof column === 'number' && { column }),
    ...(typeof offset === 'number' &&
      (isInText ? { offset } : inOneLine.test(code) ? { column: offset + 1 } : { byte: offset })),
    ...(typeof path === 'string' && path !== '' && { path }),
  };
  return Object.keys(place).length > 0 ? place : undefined;
}

type Key = 'line' | 'column' | 'lineAndColumn' | 'byte' | 'path';

/** The most exact of what people can look up. */
function keyOf({ line, column, byte, path }: Place): Key | undefined {
  if (line !== undefined) return column === undefined ? 'line' : 'lineAndColumn';
  if (column !== undefined) return 'column';
  if (byte !== undefined) return 'byte';
  return path === undefined ? undefined : 'path';
}

/**
 * A place in words.
 *
 * @example
 * ```ts
 * describePlace({ line: 3, column: 5, offset: 40, path: '/a/0' }, 'en'); // 'Line 3, column 5'
 * describePlace({ path: '/a/0' }, 'fr'); // 'Chemin /a/0'
 * ```
 */
export function describePlace(place: Place, language: Language): string {
  const table = words[language];
  const key = keyOf(place);
  const where = key && fill(table[key], language, { ...place });
  const side = place.side && table[place.side];
  return side && where ? fill(table.onSide, language, { side, place: where }) : (side ?? where ?? '');
}

/** A sentence with its place in front, where both are one text: `Line 3, column 5: A comma is missing.` */
export function withPlace(place: Place, sentence: string, language: Language): string {
  return fill(words[language].placed, language, { place: describePlace(place, language), sentence });
}
