import { choice, text } from '#core/field.ts';
import { sortKeys, tomlFields } from '#lib/documents/fields.ts';
import { yamlVersion } from '#lib/documents/layout.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('yaml-to-toml', {
  from: 'yaml',
  to: 'toml',
  inverse: { op: 'toml-to-yaml/convert', input: ({ yamlVersion: version }) => (version === '1.2' ? {} : undefined) },
  input: { text: text(), yamlVersion, dates: choice(['native', 'string'], 'native'), ...tomlFields, sortKeys },
});
