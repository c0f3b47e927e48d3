import { choice, either, flag, integer, list, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

/** Reading and writing, 3 kB: loaded with the first number. */
const load = once(() => import('./engine/convert.ts'));

const base = () => integer({ min: 2, max: 64 });
const source = { text: text(), from: either(base(), choice(['auto']), 'auto') };
const style = {
  fractionDigits: integer({ min: 0, max: 1000 }, 20),
  uppercase: flag(false),
  prefix: flag(false),
  group: integer({ min: 0, max: 64 }, 0),
};

/**
 * A number in another base, exactly; a fraction is rounded half up to `fractionDigits`.
 * Errors: `empty-input`, `invalid-digit` { reason: `digit` | `comma`, character, position, base }, `invalid-base` { base },
 * `invalid-alphabet` { reason, field, base, character }, `too-long` { length, max }.
 */
export const convert = operation('base-converter/convert', {
  input: {
    ...source,
    to: integer({ min: 2, max: 64 }, 16),
    fromAlphabet: text(''),
    alphabet: text(''),
    ...style,
  },
  result: 'text',
  inverse: {
    op: 'base-converter/convert',
    // Enough digits that a fraction comes back as it was.
    input: ({ from, to, fromAlphabet, alphabet }) => ({
      from: to,
      to: from === 'auto' ? 10 : from,
      fromAlphabet: alphabet,
      alphabet: fromAlphabet,
      fractionDigits: 1000,
    }),
  },
  run: async (input) => (await load()).convertNumber(input),
});

/** The same number in several bases with the standard digits, in the order of `bases`, and the base that was read. */
export const convertMany = operation('base-converter/convert-many', {
  input: { ...source, fromAlphabet: text(''), bases: list(base(), { max: 63 }, [2, 8, 10, 16, 32, 64]), ...style },
  run: async (input) => (await load()).convertMany(input),
});

/** The same number in the usual bases, and the base that was read. */
export const convertAll = operation('base-converter/convert-all', {
  input: source,
  run: async (input) => (await load()).convertAll(input),
});

/**
 * An integer in a fixed number of bits, negative ones in two's complement.
 * Errors: those of reading, `not-an-integer`, `does-not-fit` { bits, min, max }.
 */
export const represent = operation('base-converter/represent', {
  input: {
    ...source,
    bits: choice(
      Array.from({ length: 32 }, (_, index) => (index + 1) * 8),
      32,
    ),
  },
  run: async (input) => (await load()).represent(input),
});
