import { useSyncExternalStore } from 'react';
import type { Language } from '#core/text.ts';

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

function likelyRegion(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}

const isCountry = (region: string | undefined): region is string => /^[A-Z]{2}$/.test(region ?? '');

function guess(language: Language): string {
  const tags = navigator.languages ?? [];
  const named = tags.map(regionOf).find(isCountry);
  const likely = likelyRegion(tags[0] ?? '');
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
