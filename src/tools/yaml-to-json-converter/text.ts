import { toJsonErrors } from '#core/document-errors.ts';
import { yamlErrors } from '#core/yaml-errors.ts';
import { nestingErrors } from '#core/json-errors.ts';

export const text = {
  en: { ...nestingErrors.en, ...yamlErrors.en, ...toJsonErrors.en },
  fr: { ...nestingErrors.fr, ...yamlErrors.fr, ...toJsonErrors.fr },
};
