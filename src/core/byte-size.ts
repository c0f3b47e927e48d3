import { formatNumber, type Language } from './text.ts';

const sizeUnits = { en: ['B', 'kB', 'MB', 'GB', 'TB'], fr: ['o', 'ko', 'Mo', 'Go', 'To'] } as const;

/** A size in bytes for people, in powers of 1000: `131 B`, `12.5 kB`; in French `131 o`. */
export function formatBytes(bytes: number, language: Language): string {
  let [amount, power] = [bytes, 0];
  const rounded = (): number => Number(amount.toFixed(power === 0 || amount >= 99.95 ? 0 : 1));
  while (power < 4 && rounded() >= 1000) [amount, power] = [amount / 1000, power + 1];
  return `${formatNumber(rounded(), language)}\u00a0${sizeUnits[language][power]}`;
}
