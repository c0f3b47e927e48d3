import { foldCase } from '#lib/list-items.ts';
import type { Options } from './fields.ts';

const decimal = /^([-+]?)0*(\d+?)(?:\.(\d*?)0*)?$/;

/** One writing for every decimal number of the same value, however long: `+01.50` is `1.5`. */
function canonicalNumber(text: string): string | undefined {
  if (!/^[-+]?\d+(?:\.\d+)?$/.test(text)) return undefined;
  const [, sign, whole = '', fraction = ''] = decimal.exec(text) ?? [];
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  return sign === '-' && value !== '0' ? `-${value}` : value;
}

/** What stands for an item when it is compared. */
export function keyOf(item: string, options: Omit<Options, 'separator' | 'sort'>): string {
  let key = item.normalize('NFC');
  if (options.trim) key = key.trim();
  if (options.collapseSpaces) key = key.replaceAll(/\s+/g, ' ');
  if (!options.caseSensitive) key = foldCase(key);
  if (!options.accentSensitive) key = key.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
  return (options.numeric ? canonicalNumber(key) : undefined) ?? key;
}
