import { defineText } from '#core/text.ts';
import { tomlErrors } from '#lib/documents/toml-messages.ts';
import { nestingErrors } from '#lib/json-scan/messages.ts';
import { converterWords } from '#ui/document-converter/words.ts';

export const text = defineText('toml-to-yaml', { ...converterWords, ...nestingErrors, ...tomlErrors });
