import { nestingErrors, yamlErrors, toJsonErrors } from '#core/document-errors.ts';

export const text = {
  en: { ...nestingErrors.en, ...yamlErrors.en, ...toJsonErrors.en },
  fr: { ...nestingErrors.fr, ...yamlErrors.fr, ...toJsonErrors.fr },
};
