import { choice, either, flag, integer, text, type Input } from '#core/field.ts';

export const fields = {
  text: text(),
  convention: choice(['prefix', 'badgerfish', 'compact', 'nodes'], 'prefix'),
  rootName: text('root'),
  itemName: text('item'),
  declaration: flag(true),
  indent: either(integer({ min: 0, max: 8 }), choice(['tab']), 2),
  nulls: choice(['empty', 'nil', 'omit'], 'empty'),
  names: choice(['replace', 'error'], 'replace'),
  emptyElements: choice(['self-close', 'expand'], 'self-close'),
};

export type ConvertInput = Input<typeof fields>;
