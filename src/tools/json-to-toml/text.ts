import { defineText } from '#core/text.ts';
import { toTomlErrors } from '#lib/documents/messages.ts';
import { jsonErrors, nestingErrors } from '#lib/json-scan/messages.ts';
import { converterWords } from '#ui/document-converter/words.ts';

export const text = defineText('json-to-toml', { ...converterWords, ...jsonErrors, ...nestingErrors, ...toTomlErrors });
