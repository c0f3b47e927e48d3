import { text } from '#core/field.ts';
import { sortKeys } from '#lib/documents/fields.ts';
import { yamlIndent } from '#lib/documents/layout.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('toml-to-yaml', {
  from: 'toml',
  to: 'yaml',
  inverse: { op: 'yaml-to-toml/convert', input: () => ({ nulls: 'error' }) },
  input: { text: text(), indent: yamlIndent, sortKeys },
});
