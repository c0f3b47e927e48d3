import { nestingErrors, tomlErrors } from '#core/document-errors.ts';

export const text = {
  en: { ...nestingErrors.en, ...tomlErrors.en },
  fr: { ...nestingErrors.fr, ...tomlErrors.fr },
};
