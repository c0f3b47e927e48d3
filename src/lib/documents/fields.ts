import { choice, either, flag, integer, text } from '#core/field.ts';

/** The options that several converters have. */
export const yamlVersion = choice(['1.2', '1.1'], '1.2');
export const strict = flag(false);
export const jsonIndent = either(choice([0, 2, 3, 4]), choice(['tab']), 2);
export const yamlIndent = integer({ min: 2, max: 8 }, 2);
export const nonFinite = choice(['null', 'string', 'error'], 'null');
export const sortKeys = flag(false);

/** How values become TOML. */
export const tomlFields = {
  nulls: choice(['omit', 'empty-string', 'error'], 'omit'),
  outOfRange: choice(['error', 'string'], 'error'),
  rootKey: text(''),
};
