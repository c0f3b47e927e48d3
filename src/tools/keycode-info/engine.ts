import { flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { describeKey } from './engine/describe.ts';

const loadTable = once(() => import('./engine/table.ts'));

/** Everything that follows from the members of a KeyboardEvent. */
export const describe = operation('keycode-info/describe', {
  input: {
    key: text(),
    code: text(''),
    keyCode: integer({}, 0),
    location: integer({ min: 0, max: 3 }, 0),
    ctrlKey: flag(false),
    altKey: flag(false),
    shiftKey: flag(false),
    metaKey: flag(false),
    repeat: flag(false),
    isComposing: flag(false),
  },
  run: describeKey,
});

/** Rows of the table of keys (US layout, Chromium on Windows): by number, by code or by key. Blank: all. */
export const lookup = operation('keycode-info/lookup', {
  input: { query: text('') },
  run: async ({ query }) => (await loadTable()).lookupKeys(query),
});
