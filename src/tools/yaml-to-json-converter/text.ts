import { defineText } from '#core/text.ts';
import { toJsonErrors } from '#lib/documents/messages.ts';
import { yamlErrors } from '#lib/documents/yaml-messages.ts';
import { nestingErrors } from '#lib/json-scan/messages.ts';
import { converterWords } from '#ui/document-converter/words.ts';

export const text = defineText('yaml-to-json-converter', {
  ...converterWords,
  ...nestingErrors,
  ...yamlErrors,
  ...toJsonErrors,
});
