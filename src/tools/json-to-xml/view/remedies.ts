import type { Failure } from '#core/operation.ts';
import type { Remedy } from '#ui/fault/fault-message.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

/** Every way to write a character in JSON, for a regular expression. */
function formsOf(codePoint: string): RegExp {
  const hex = codePoint.slice(2).padStart(4, '0');
  const short: Readonly<Record<string, string>> = { '0008': '|\\\\b', '000C': '|\\\\f' };
  return new RegExp(`\\\\u${hex}${short[hex] ?? ''}|\\u{${hex}}`, 'giu');
}

/** What helps against an error: other options, or a text without the character. */
export function useRemedies(error: Failure | undefined, { draft, change }: Omit<DraftProps, 'reset'>): Remedy[] {
  const t = useText(text);
  if (error?.code === 'invalid-name') {
    return [{ label: t('remedy.replace'), apply: () => change({ names: 'replace' }) }];
  }
  if (error?.code !== 'invalid-character') return [];
  const form = formsOf(String(error.details['codePoint']));
  return [{ label: t('remedy.remove'), apply: () => change({ text: draft.text.replace(form, '') }) }];
}
