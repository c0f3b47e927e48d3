import { choice, flag, integer, list, text, type Field, type Input } from '#core/field.ts';
import { fail } from '#core/validate.ts';

const plain = text('-', { max: 3 });

/** Up to three characters that URLs and file names take unencoded. */
const separator: Field<string, false> = {
  ...plain,
  choices: ['-', '_', '.', '~', '+'],
  read: (value, path) => {
    const reading = plain.read(value, path);
    return reading.ok && /[^-_.~+]/.test(reading.value) ? fail(path, 'not-a-choice') : reading;
  },
};

export const cases = ['lower', 'preserve', 'upper'] as const;
export const locales = ['', 'de', 'da', 'nb', 'bg', 'sr', 'uk'] as const;
export const symbolLanguages = ['en', 'fr', 'de', 'es', 'none'] as const;

export const slugFields = {
  text: text(),
  separator,
  case: choice(cases, 'lower'),
  /** `unicode` keeps accents and scripts. */
  mode: choice(['ascii', 'unicode'], 'ascii'),
  locale: choice(locales, ''),
  symbolWords: choice(symbolLanguages, 'en'),
  decamelize: flag(false),
  /** Characters that are part of a word as they are. */
  preserve: text(''),
  /** 0 for none. */
  maxLength: integer({ min: 0 }, 0),
  customReplacements: list(list(text(), { min: 2, max: 2 }), { max: 1000 }, []),
  perLine: flag(true),
  unique: flag(false),
  keepExtension: flag(false),
};
export type SlugInput = Input<typeof slugFields>;
