import { nestingErrors, tomlErrors, toJsonErrors } from '#core/document-errors.ts';

export const text = {
  en: { ...nestingErrors.en, ...tomlErrors.en, ...toJsonErrors.en },
  fr: { ...nestingErrors.fr, ...tomlErrors.fr, ...toJsonErrors.fr },
};
