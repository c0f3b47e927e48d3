import { text } from '#core/field.ts';
import { sortKeys, strict, tomlFields } from '#lib/documents/fields.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('json-to-toml', {
  from: 'json',
  to: 'toml',
  inverse: { op: 'toml-to-json/convert', input: () => ({}) },
  input: { text: text(), strict, ...tomlFields, sortKeys },
});
