import { tomlErrors } from '#core/toml-errors.ts';
import { nestingErrors } from '#core/json-errors.ts';

export const text = {
  en: { ...nestingErrors.en, ...tomlErrors.en },
  fr: { ...nestingErrors.fr, ...tomlErrors.fr },
};
