import { choice, flag, integer, text } from '#core/field.ts';

/** How a text becomes items. `inputSeparator` has escapes; empty finds it out. */
export const splitFields = {
  inputSeparator: text(''),
  trimItems: flag(true),
  removeItemPrefix: text(''),
  removeItemSuffix: text(''),
  letterCase: choice(['keep', 'lower', 'upper'], 'keep'),
  maxItemLength: integer({ min: 0 }, 0),
  dropEmpty: flag(true),
};

/** How items become a list again; all texts but `escape` have escapes. */
export const wrapFields = {
  escape: choice(['none', 'sql', 'json', 'html', 'shell', 'csv'], 'none'),
  itemPrefix: text(''),
  itemSuffix: text(''),
  separator: text(', '),
  listPrefix: text(''),
  listSuffix: text(''),
};

const caseSensitive = flag(true);

export const convertFields = {
  text: text(),
  ...splitFields,
  removeDuplicates: flag(false),
  caseSensitive,
  sort: choice(['none', 'asc', 'desc', 'shuffle'], 'none'),
  sortBy: choice(['natural', 'codepoint', 'numeric', 'length'], 'natural'),
  reverse: flag(false),
  maxItems: integer({ min: 0 }, 0),
  ...wrapFields,
};

export const transposeFields = { text: text(), columnSeparator: text(''), outputSeparator: text('') };
export const countFields = { text: text(), ...splitFields, caseSensitive };
export const compareFields = { text: text(), other: text(), ...splitFields, caseSensitive };
