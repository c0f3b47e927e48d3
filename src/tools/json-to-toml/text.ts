import { toTomlErrors } from '#core/document-errors.ts';
import { jsonErrors, nestingErrors } from '#core/json-errors.ts';

export const text = {
  en: { ...jsonErrors.en, ...nestingErrors.en, ...toTomlErrors.en },
  fr: { ...jsonErrors.fr, ...nestingErrors.fr, ...toTomlErrors.fr },
};
