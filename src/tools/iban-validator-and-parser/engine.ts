import { list, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadReading = once(() => import('./engine/reading.ts'));
const loadExplaining = once(() => import('./engine/explaining.ts'));
const loadComposing = once(() => import('./engine/composing.ts'));

/**
 * What an IBAN says (ISO 13616, registry of 89 countries), and each rule that it breaks: `valid` means none. Not every
 * well-formed number is that of an account. Error: `empty-input`.
 */
export const parse = operation('iban-validator-and-parser/parse', {
  input: { iban: secret() },
  run: async ({ iban }) => (await loadReading()).readIban(iban),
});

/** The broken rules with the facts that a sentence needs, and the one way to mend a typing mistake. */
export const explain = operation('iban-validator-and-parser/explain', {
  input: { iban: secret() },
  run: async ({ iban }) => (await loadExplaining()).explainIban(iban),
});

/** `parse` for each line that holds more than blanks and the word IBAN; lines count from 1. */
export const parseList = operation('iban-validator-and-parser/parse-list', {
  input: { text: secret() },
  run: async ({ text }) => {
    const { cleanUp, readIban } = await loadReading();
    return text
      .split(/\r\n?|\n/)
      .flatMap((source, at) => (cleanUp(source) === '' ? [] : [{ line: at + 1, ...readIban(source) }]));
  },
});

/**
 * The IBAN of a BBAN, with its check digits. Errors: `empty-input`, `unknown-country` { country }, `wrong-length`
 * { length, expected }, `wrong-structure` { position, character }.
 */
export const compose = operation('iban-validator-and-parser/compose', {
  input: { country: text(), bban: secret() },
  result: 'text',
  run: async ({ country, bban }) => (await loadComposing()).composeIban(country, bban),
});

/**
 * The IBAN of account details, one text for each part in the order of the country's structure. Numbers get their
 * leading zeros; national check digits may be left out. Errors: those of `compose` with the `part`,
 * `no-national-check`.
 */
export const build = operation('iban-validator-and-parser/build', {
  input: { country: text(), parts: list(secret()) },
  run: async ({ country, parts }) => (await loadComposing()).buildIban(country, parts),
});

/** The registry: each country's length and parts, such as `5n`: 5 digits (a: A–Z, c: either). */
export const countries = operation('iban-validator-and-parser/countries', {
  input: {},
  run: async () => {
    const [{ bbanLength, structures }, { hasNationalCheck }] = await Promise.all([
      import('#lib/iban-registry.ts'),
      import('./engine/national.ts'),
    ]);
    return [...structures].map(([country, structure]) => ({
      country,
      length: bbanLength(structure) + 4,
      nationalCheck: hasNationalCheck(country),
      parts: structure.map(({ name, classes }) => ({ name, length: classes.length, kind: classes.join('') })),
    }));
  },
});
