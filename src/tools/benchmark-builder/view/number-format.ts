import { localeOf, type Language } from '#core/text.ts';

/** Three decimals, or four significant digits of what is smaller. */
export const numberFormatOf = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(localeOf[language], {
    maximumFractionDigits: 3,
    maximumSignificantDigits: 4,
    roundingPriority: 'morePrecision',
  });
