import { toJsonErrors } from '#core/document-errors.ts';
import { tomlErrors } from '#core/toml-errors.ts';
import { nestingErrors } from '#core/json-errors.ts';

export const text = {
  en: { ...nestingErrors.en, ...tomlErrors.en, ...toJsonErrors.en },
  fr: { ...nestingErrors.fr, ...tomlErrors.fr, ...toJsonErrors.fr },
};
