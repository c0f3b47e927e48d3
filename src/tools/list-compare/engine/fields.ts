import { choice, flag, integer, list, text, type Input } from '#core/field.ts';

/** How lists become items, and which items are equal. `separator` has escapes; empty finds it out for each list. */
export const optionFields = {
  separator: text(''),
  trim: flag(true),
  collapseSpaces: flag(false),
  dropEmpty: flag(true),
  caseSensitive: flag(true),
  accentSensitive: flag(true),
  numeric: flag(false),
  multiset: flag(false),
  sort: choice(['none', 'natural'], 'none'),
};

export const compareFields = { lists: list(text(), { min: 2, max: 10 }), ...optionFields };

export const combineFields = {
  ...compareFields,
  operation: choice(['union', 'intersection', 'difference', 'symmetric', 'at-least'], 'intersection'),
  atLeast: integer({ min: 1, max: 10 }, 2),
  outputSeparator: text('\\n'),
};

export type Options = Input<typeof optionFields>;
