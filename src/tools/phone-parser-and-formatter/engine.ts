import { secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadCountries = once(() => import('./engine/countries.ts'));

const fields = { text: secret(), defaultCountry: text('') };

/** libphonenumber with its whole metadata, 64 kB: loaded when the first operation runs. */
const parsing = once(() => import('./engine/parsing.ts'));

/**
 * A phone number in every written form, as libphonenumber reads it. A number that is not valid still has all forms;
 * `problem` says why it is not. Errors: `empty-input`, `not-a-number`, `too-short`, `too-long`, `unknown-country`,
 * `invalid-default-country` { country }.
 */
export const parse = operation('phone-parser-and-formatter/parse', {
  input: fields,
  run: async (input) => (await parsing()).parseNumber(input),
});

/** All valid numbers in a text, with their places in UTF-16 units. Error: `invalid-default-country`. */
export const extract = operation('phone-parser-and-formatter/extract', {
  input: fields,
  weight: ({ text }) => 8 * text.length,
  run: async (input) => (await parsing()).extractNumbers(input),
});

/** How many digits are missing or too many, and the number that its letters stand for on a keypad. */
export const explain = operation('phone-parser-and-formatter/explain', {
  input: fields,
  run: async (input) => (await parsing()).explainNumber(input),
});

/** Every country with its calling code and a mobile number that nobody has, in the international form. */
export const countries = operation('phone-parser-and-formatter/countries', {
  input: {},
  run: async () => (await loadCountries()).listCountries(),
});
