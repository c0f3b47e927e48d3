import type { Parameter } from '#lib/query-pieces.ts';

/** URL Standard, application/x-www-form-urlencoded; spaces as `%20` when asked. */
function encodeForm(text: string, space: 'plus' | 'percent'): string {
  const encoded = new URLSearchParams([[text, '']]).toString().slice(0, -1);
  return space === 'plus' ? encoded : encoded.replaceAll('+', '%20');
}

export function searchOf(parameters: readonly Parameter[], space: 'plus' | 'percent'): string {
  return parameters
    .map(({ key, value, hasValue }) => encodeForm(key, space) + (hasValue ? `=${encodeForm(value, space)}` : ''))
    .join('&');
}
