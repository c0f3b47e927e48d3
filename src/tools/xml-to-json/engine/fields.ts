import { choice, flag, list, text, type Input } from '#core/field.ts';
import { jsonIndent } from '#lib/documents/layout.ts';

export const conventions = ['prefix', 'badgerfish', 'compact', 'nodes'] as const;

export const fields = {
  text: text(),
  convention: choice(conventions, 'prefix'),
  types: choice(['text', 'infer'], 'text'),
  trimText: flag(false),
  /** Names of elements as they are written, prefix included. */
  alwaysArray: list(text(), {}, []),
  indent: jsonIndent,
};

export type ConvertInput = Input<typeof fields>;
