import { choice, flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { granularities, whitespaceModes } from './engine/tokens.ts';

const loadComparing = once(() => import('./engine/comparing.ts'));
const loadMarking = once(() => import('./engine/marking.ts'));
const loadPatching = once(() => import('./engine/patching.ts'));

const sides = { left: text(), right: text() };

/**
 * What stays, goes and comes between two texts, in lines, words or characters as people see them. `equal` carries the
 * right text. At most 1,000 edits are the fewest possible.
 */
export const diff = operation('text-diff/diff', {
  input: {
    ...sides,
    granularity: choice(granularities, 'line'),
    ignoreCase: flag(false),
    ignoreWhitespace: choice(whitespaceModes, 'none'),
  },
  run: async (input) => (await loadComparing()).diffTexts(input),
});

/** What an editor marks: ranges [fromLeft, toLeft, fromRight, toRight] of changed lines, finer inside them where told. */
export const mark = operation('text-diff/mark', {
  input: diff.input,
  run: async ({ left, right, ...how }) => (await loadMarking()).markChanges(left, right, how),
});

/** A unified diff that `patch` and `git apply` take; empty for equal texts. */
export const patch = operation('text-diff/patch', {
  input: {
    ...sides,
    leftName: text('original'),
    rightName: text('modified'),
    context: integer({ min: 0, max: 100 }, 3),
  },
  result: 'text',
  run: async (input) => (await loadPatching()).writePatch(input),
});
