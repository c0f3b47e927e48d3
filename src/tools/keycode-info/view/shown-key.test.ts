import { expect, it } from 'vitest';
import { shownCombo, shownKey } from './shown-key.ts';

it.each([
  ['a', 'a'],
  ['', ''],
  [' ', "' '"],
  ['Enter', 'Enter'],
  ['a b', 'a b'],
  ['\u00A0', 'U+00A0'],
  ['\u202F', 'U+202F'],
  ['\u200B', 'U+200B'],
  ['\u200D\u200C', 'U+200D U+200C'],
  ['\uFEFF', 'U+FEFF'],
  ['\u00AD', 'U+00AD'],
  ['\u3164', 'U+3164'],
  ['\uFE0F', 'U+FE0F'],
  ['\n', 'U+000A'],
  ['\u007F', 'U+007F'],
  ['\u{E0041}', 'U+E0041'],
  ['\uD83D', 'U+D83D'],
  ['\uF8FF', '\uF8FF'],
  ['👩‍🚀', '👩‍🚀'],
])('shows %j as %s', (key, expected) => {
  expect(shownKey(key)).toBe(expected);
});

it.each([
  ['Ctrl+K', 'K', 'Ctrl+K'],
  ['Alt+\u00A0', '\u00A0', 'Alt+U+00A0'],
  ['Ctrl+Space', 'Space', 'Ctrl+Space'],
  ['Ctrl', 'Ctrl', 'Ctrl'],
  ['Ctrl+Alt', 'Alt', 'Ctrl+Alt'],
  ['', '', ''],
])('shows the combination %j', (combo, label, expected) => {
  expect(shownCombo(combo, label)).toBe(expected);
});
