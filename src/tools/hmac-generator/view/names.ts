import type { Translate } from '#core/text.ts';
import { algorithms, isLegacy, type Algorithm } from '../engine/algorithms.ts';
import type { text } from '../text.ts';

type T = Translate<(typeof text)['en']>;

/** As the standards write it: `SHA-256`, `SHA3-256`. */
export function algorithmName(algorithm: Algorithm): string {
  if (algorithm === 'md5') return 'MD5';
  if (algorithm === 'ripemd160') return 'RIPEMD-160';
  if (algorithm.startsWith('keccak')) return algorithm.replace('k', 'K');
  return algorithm.replace(/^sha(?=\d{2,})|^sha(?=1$)/, 'sha-').toUpperCase();
}

/** The choices: SHA-256 first, the old ones marked. */
export function algorithmOptions(t: T) {
  const labelOf = (id: Algorithm): string => {
    if (id === 'keccak-512') return t('algorithm.keccak512');
    return isLegacy(id) ? t('algorithm.legacy', { name: algorithmName(id) }) : algorithmName(id);
  };
  const ordered: readonly Algorithm[] = [
    'sha256',
    ...algorithms.filter((id) => id !== 'sha256' && !isLegacy(id)),
    'sha1',
    'md5',
  ];
  return ordered.map((value) => ({ value, label: labelOf(value) }));
}
