import { text } from '#core/field.ts';
import { nonFinite, sortKeys } from '#lib/documents/fields.ts';
import { jsonIndent } from '#lib/documents/layout.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('toml-to-json', {
  from: 'toml',
  to: 'json',
  inverse: { op: 'json-to-toml/convert', input: () => ({ nulls: 'error' }) },
  input: { text: text(), indent: jsonIndent, nonFinite, sortKeys },
});
