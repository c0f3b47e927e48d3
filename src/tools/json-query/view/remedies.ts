import type { Failure } from '#core/operation.ts';
import type { Remedy } from '#ui/fault/fault-message.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

/** What other dialects of JSONPath write in another way. */
export function useRemedies(error: Failure | undefined, { draft, change }: Omit<DraftProps, 'reset'>): Remedy[] {
  const t = useText(text);
  const { expression } = draft;
  const use = (label: string, changed: string): Remedy => ({ label, apply: () => change({ expression: changed }) });
  const suggestion = error?.details['suggestion'];
  if (typeof suggestion === 'string') return [use(t('remedy.suggestion', { expression: suggestion }), suggestion)];
  if (error?.code !== 'invalid-expression') return [];
  const last = expression.replace(/\[\(\s*@\.length\s*-\s*(\d+)\s*\)\]/g, '[-$1]');
  if (last !== expression) return [use(t('remedy.last'), last)];
  const filter = expression.replace(/\[\s*(?=\(?\s*@)/g, '[?');
  return filter === expression ? [] : [use(t('remedy.filter'), filter)];
}
