import { choice, flag, integer, text } from '#core/field.ts';

export const scanFields = {
  text: text(),
  context: choice(['text', 'code'], 'text'),
  limit: integer({ min: 1, max: 10_000 }, 1000),
};

export const cleanFields = {
  text: text(),
  bidi: flag(true),
  marks: flag(false),
  zeroWidth: flag(true),
  tags: flag(true),
  spaces: choice(['keep', 'space'], 'space'),
  lines: choice(['keep', 'newline'], 'newline'),
  bom: flag(true),
  controls: flag(true),
  confusables: flag(false),
  punctuation: flag(false),
  nfc: flag(false),
};
