import { choice, text } from '#core/field.ts';
import { sortKeys, tomlFields, yamlVersion } from '#lib/documents/fields.ts';
import { converterOf } from '#lib/documents/operations.ts';

export const { convert, report, convertWithReport, locate } = converterOf('yaml-to-toml', {
  from: 'yaml',
  to: 'toml',
  input: { text: text(), yamlVersion, dates: choice(['native', 'string'], 'native'), ...tomlFields, sortKeys },
});
