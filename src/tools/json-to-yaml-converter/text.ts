import { nestingErrors } from '#core/document-errors.ts';
import { jsonErrors } from '#core/json-errors.ts';

export const text = {
  en: { ...jsonErrors.en, ...nestingErrors.en },
  fr: { ...jsonErrors.fr, ...nestingErrors.fr },
};
