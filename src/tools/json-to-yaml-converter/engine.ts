import { text } from '#core/field.ts';
import { sortKeys, strict } from '#lib/documents/fields.ts';
import { yamlIndent } from '#lib/documents/layout.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('json-to-yaml-converter', {
  from: 'json',
  to: 'yaml',
  inverse: { op: 'yaml-to-json-converter/convert', input: () => ({ documents: 'lines' }) },
  input: { text: text(), strict, indent: yamlIndent, sortKeys },
});
