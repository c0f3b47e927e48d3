import { Button } from '#ui/button/button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { query } from '../engine.ts';
import type { Language } from '../engine/fields.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { lengthInstead } from './length.ts';

interface NothingProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly facts: readonly string[];
  readonly stale: boolean;
  readonly language: Language;
}

/**
 * Nothing matches: several documents and arrays are often asked as if they were one of their elements, and a length as if
 * it were a member.
 */
export function Nothing({ draft, change, facts, language, stale }: NothingProps) {
  const t = useText(text);
  const each = draft.expression.trim().replace(/^\$/, '$[*]');
  const again = useOperation(
    query,
    { ...draft, expression: each, limit: 1 },
    { enabled: each.startsWith('$[*]'), aside: true },
  );
  const finds = (again.value?.count ?? 0) > 0;
  const length = language === 'jsonpath' && !finds ? lengthInstead(draft.expression) : undefined;
  const remedy = finds
    ? { label: t('remedy.each'), changed: { expression: each } }
    : length && {
        label: t('remedy.suggestion', { expression: length }),
        changed: { expression: length, language: 'auto' as const },
      };
  return (
    <StatusLine
      {...{ facts, stale }}
      actions={
        remedy && (
          <Button variant="line" size="small" onClick={() => change(remedy.changed)}>
            {remedy.label}
          </Button>
        )
      }
    >
      {t(finds ? 'nothingInArray' : length === undefined ? 'nothing' : 'noLength')}
    </StatusLine>
  );
}
