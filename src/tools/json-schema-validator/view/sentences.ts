import { useMemo } from 'react';
import type { Translate } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import type { Fault } from '../engine/report.ts';
import type { Warning } from '../engine/validate.ts';
import { text } from '../text.ts';

const listOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

export function sentencesIn(t: Translate<(typeof text)['en']>) {
  const subjectOf = ({ params, path }: Fault): string => {
    if (params['name'] !== undefined) return t('memberName', { name: listOf(params['name']) });
    return path === '' ? t('root') : path;
  };
  const faultSentence = (fault: Fault): string => {
    const { branches, keyword, params } = fault;
    const values = {
      actual: listOf(params['actual']),
      allowed: listOf(params['allowed']),
      // For the number of the noun.
      count: Number(params['actual'] ?? params['matched']),
      branches: branches?.length ?? 0,
      divisor: listOf(params['divisor']),
      expected: listOf(params['expected']),
      first: listOf(params['first']),
      format: listOf(params['format']),
      limit: listOf(params['limit']),
      matched: listOf(params['matched']),
      // Counted from 1, as the alternatives in the list are.
      matches: Array.isArray(params['matches']) ? params['matches'].map((at) => Number(at) + 1).join(', ') : '',
      max: listOf(params['max']),
      min: listOf(params['min']),
      path: subjectOf(fault),
      pattern: listOf(params['pattern']),
      property: listOf(params['property']),
      second: listOf(params['second']),
    };
    if (keyword === 'oneOf' && params['matches'] !== undefined) return t('fault.oneOf.several', values);
    if (keyword === 'dependentRequired' || keyword === 'dependencies') return t('fault.required', values);
    if (keyword === 'contains' && params['max'] !== null && Number(params['matched']) > Number(params['max']))
      return t('fault.contains.max', values);
    const key = `fault.${keyword}`;
    return t(t.has(key) ? (key as 'fault.type') : 'fault.surplus', values);
  };
  const warningSentence = ({ code, detail, path }: Warning): string => {
    const keyword = (path.split('/').at(-1) ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
    if (code === 'format-not-checked') return t('warning.format-not-checked', { detail });
    if (code === 'unknown-keyword' && detail !== '') return t('warning.meant', { keyword, detail });
    return t(`warning.${code}`, { keyword });
  };
  return { faultSentence, warningSentence };
}

/** A fault in words that say what the schema wants. */
export function useSentences() {
  const t = useText(text);
  return useMemo(() => sentencesIn(t), [t]);
}
