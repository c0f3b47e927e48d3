import { text } from '#core/field.ts';
import { sortKeys, yamlIndent } from '#lib/documents/fields.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('toml-to-yaml', {
  from: 'toml',
  to: 'yaml',
  input: { text: text(), indent: yamlIndent, sortKeys },
});
