import { text } from '#core/field.ts';
import { sortKeys, strict, yamlIndent } from '#lib/documents/fields.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('json-to-yaml-converter', {
  from: 'json',
  to: 'yaml',
  input: { text: text(), strict, indent: yamlIndent, sortKeys },
});
