import { useSyncExternalStore } from 'react';
import { readLocale } from '#core/platform.ts';
import type { Language } from '#core/text.ts';

const isCountry = (region: string | undefined): region is string => /^[A-Z]{2}$/.test(region ?? '');

function guess(language: Language): string {
  const tags = navigator.languages ?? [];
  const named = tags.map((tag) => readLocale(tag)?.region).find(isCountry);
  const likely = readLocale(tags[0] ?? '')?.maximize().region;
  return named ?? (isCountry(likely) ? likely : language === 'fr' ? 'FR' : 'US');
}

const never = () => () => undefined;

/** The country that the browser's languages speak of; empty until the page is in the browser. */
export function useGuessedCountry(language: Language): string {
  return useSyncExternalStore(
    never,
    () => guess(language),
    () => '',
  );
}
