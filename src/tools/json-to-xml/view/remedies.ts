import type { Failure } from '#core/operation.ts';
import type { Remedy } from '#ui/fault/fault-message.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

/** Escapes that only look as if they held the character: a backslash, and a character above U+FFFF. */
const others = String.raw`\\\\|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}`;
const short: Readonly<Record<string, string>> = { '0000': '0', '0008': 'b', '000B': 'v', '000C': 'f' };

/** A JSON or JSON5 text without a character, however it is written. */
export function without(text: string, codePoint: string): string {
  const hex = codePoint.slice(2);
  const digits = hex.replaceAll(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
  const forms = [`u${digits}`, hex.startsWith('00') && `x${digits.slice(2)}`, short[hex]].filter(Boolean).join('|');
  return text.replace(new RegExp(`(${others})|\\\\(?:${forms})|\\u{${hex}}`, 'gu'), '$1');
}

/** What helps against an error: other options, or a text without the character. */
export function useRemedies(error: Failure | undefined, { draft, change }: Omit<DraftProps, 'reset'>): Remedy[] {
  const t = useText(text);
  if (error?.code === 'invalid-name') {
    return [{ label: t('remedy.replace'), apply: () => change({ names: 'replace' }) }];
  }
  if (error?.code !== 'invalid-character') return [];
  const codePoint = String(error.details['codePoint']);
  return [{ label: t('remedy.remove'), apply: () => change({ text: without(draft.text, codePoint) }) }];
}
