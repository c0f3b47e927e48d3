import { translationOf } from '#core/text.ts';
import { toJsonErrors } from '#lib/documents/messages.fr.ts';
import { yamlErrors } from '#lib/documents/yaml-messages.fr.ts';
import { nestingErrors } from '#lib/json-scan/messages.fr.ts';
import { converterWords } from '#ui/document-converter/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({ ...converterWords, ...nestingErrors, ...yamlErrors, ...toJsonErrors });
