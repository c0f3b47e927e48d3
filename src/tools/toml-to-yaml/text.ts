import { nestingErrors } from '#core/document-errors.ts';
import { tomlErrors } from '#core/toml-errors.ts';

export const text = {
  en: { ...nestingErrors.en, ...tomlErrors.en },
  fr: { ...nestingErrors.fr, ...tomlErrors.fr },
};
