import { jsonErrors, nestingErrors } from '#core/json-errors.ts';

export const text = {
  en: { ...jsonErrors.en, ...nestingErrors.en },
  fr: { ...jsonErrors.fr, ...nestingErrors.fr },
};
