import { choice, text } from '#core/field.ts';
import { nonFinite, sortKeys } from '#lib/documents/fields.ts';
import { jsonIndent, yamlVersion } from '#lib/documents/layout.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('yaml-to-json-converter', {
  from: 'yaml',
  to: 'json',
  inverse: {
    op: 'json-to-yaml-converter/convert',
    input: ({ yamlVersion: version }) => (version === '1.2' ? {} : undefined),
  },
  input: {
    text: text(),
    yamlVersion,
    indent: jsonIndent,
    documents: choice(['array', 'lines'], 'array'),
    nonFinite,
    sortKeys,
  },
});
