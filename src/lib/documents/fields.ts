import { choice, flag, text } from '#core/field.ts';

/** The options that several converters share. */
export const strict = flag(false);
export const nonFinite = choice(['null', 'string', 'error'], 'null');
export const sortKeys = flag(false);

/** How values become TOML. */
export const tomlFields = {
  nulls: choice(['omit', 'empty-string', 'error'], 'omit'),
  outOfRange: choice(['error', 'string'], 'error'),
  rootKey: text(''),
};
