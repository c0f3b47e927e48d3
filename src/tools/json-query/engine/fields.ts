import { choice, flag, integer, text, type Input } from '#core/field.ts';
import { jsonIndent } from '#lib/documents/layout.ts';

const shared = {
  text: text(),
  expression: text(),
  language: choice(['auto', 'jsonpath', 'jmespath', 'pointer'], 'auto'),
};

export const queryFields = { ...shared, limit: integer({ min: 1, max: 100_000 }, 1000) };
export const extractFields = {
  ...shared,
  output: choice(['array', 'lines', 'first'], 'array'),
  raw: flag(false),
  indent: jsonIndent,
};

export type QueryInput = Input<typeof queryFields>;
export type ExtractInput = Input<typeof extractFields>;
export type Language = Exclude<QueryInput['language'], 'auto'>;
