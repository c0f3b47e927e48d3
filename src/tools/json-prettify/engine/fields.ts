import { choice, either, integer } from '#core/field.ts';

export const readFields = {
  dialect: choice(['auto', 'json', 'jsonc', 'json5'], 'auto'),
};

export const documentsField = { documents: choice(['single', 'many'], 'single') };

export const styleFields = {
  indent: either(integer({ min: 1, max: 10 }), choice(['tab']), 2),
  sortKeys: choice(['none', 'asc', 'desc'], 'none'),
  comments: choice(['strip', 'keep'], 'strip'),
  unicode: choice(['keep', 'unescape', 'escape'], 'keep'),
  inlineWidth: integer({ min: 0, max: 200 }, 0),
};
