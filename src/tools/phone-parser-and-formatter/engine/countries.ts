import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly callingCode: string;
  readonly example: string | null;
}

export function listCountries(): Country[] {
  return getCountries().map((country) => ({
    country,
    callingCode: getCountryCallingCode(country),
    example: getExampleNumber(country, examples)?.formatInternational() ?? null,
  }));
}
