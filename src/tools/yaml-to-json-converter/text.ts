import { nestingErrors, toJsonErrors } from '#core/document-errors.ts';
import { yamlErrors } from '#core/yaml-errors.ts';

export const text = {
  en: { ...nestingErrors.en, ...yamlErrors.en, ...toJsonErrors.en },
  fr: { ...nestingErrors.fr, ...yamlErrors.fr, ...toJsonErrors.fr },
};
