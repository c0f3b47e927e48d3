import { nestingErrors, yamlErrors, toTomlErrors } from '#core/document-errors.ts';

export const text = {
  en: { ...nestingErrors.en, ...yamlErrors.en, ...toTomlErrors.en },
  fr: { ...nestingErrors.fr, ...yamlErrors.fr, ...toTomlErrors.fr },
};
