import { text } from '#core/field.ts';
import { jsonIndent, nonFinite, sortKeys } from '#lib/documents/fields.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('toml-to-json', {
  from: 'toml',
  to: 'json',
  input: { text: text(), indent: jsonIndent, nonFinite, sortKeys },
});
