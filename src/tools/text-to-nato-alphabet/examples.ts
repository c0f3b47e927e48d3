import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'to-nato',
    input: { text: 'Toolcrib 42!' },
    value: 'Tango Oscar Oscar Lima Charlie Romeo India Bravo (space) Four Two (exclamation mark)',
  },
  { op: 'to-nato', input: { text: 'Ab1', letterCase: 'match' }, value: 'ALFA bravo One' },
  { op: 'to-nato', input: { text: 'Été 3', alphabet: 'french' }, value: 'Eugène Thérèse Eugène (space) Trois' },
  {
    op: 'to-nato',
    input: { text: 'Größe', alphabet: 'german' },
    value: 'Goslar Rostock Umlaut Offenbach Eszett Essen',
  },
  { op: 'to-nato', input: { text: '' }, value: '' },
  // ICAO annex 10, volume II, §5.2.1.4.3.1: the pronunciation of numbers
  {
    op: 'to-nato',
    input: { text: '0123456789', digits: 'radio', separator: '-' },
    value: 'Zero-Wun-Too-Tree-Fower-Fife-Six-Seven-Ait-Niner',
  },
  {
    op: 'spell',
    input: { text: 'æ1 😀' },
    value: [
      { char: 'æ', word: 'Alfa', kind: 'letter' },
      { char: 'æ', word: 'Echo', kind: 'letter' },
      { char: '1', word: 'One', kind: 'digit' },
      { char: ' ', word: '(space)', kind: 'symbol' },
      { char: '😀', word: '😀', kind: 'other' },
    ],
  },
  { op: 'from-nato', input: { text: 'alpha bravo (space) niner' }, value: 'AB 9' },
  {
    op: 'from-nato',
    input: { text: 'Alfa Banana' },
    error: 'unknown-word',
    details: { word: 'Banana', position: 6, index: 2 },
  },
  { op: 'from-nato', input: { text: 'Banana' }, error: 'unknown-word' },
];
