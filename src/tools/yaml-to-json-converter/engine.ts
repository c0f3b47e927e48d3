import { choice, text } from '#core/field.ts';
import { jsonIndent, nonFinite, sortKeys, yamlVersion } from '#lib/documents/fields.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('yaml-to-json-converter', {
  from: 'yaml',
  to: 'json',
  input: {
    text: text(),
    yamlVersion,
    indent: jsonIndent,
    documents: choice(['array', 'lines'], 'array'),
    nonFinite,
    sortKeys,
  },
});
