import { Button } from '#ui/button/button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { query } from '../engine.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

interface NothingProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly facts: readonly string[];
  readonly stale: boolean;
}

/** Nothing matches: several documents and arrays are often asked as if they were one of their elements. */
export function Nothing({ draft, change, facts, stale }: NothingProps) {
  const t = useText(text);
  const each = draft.expression.trim().replace(/^\$/, '$[*]');
  const again = useOperation(
    query,
    { ...draft, expression: each, limit: 1 },
    { enabled: each.startsWith('$[*]'), aside: true },
  );
  const finds = (again.value?.count ?? 0) > 0;
  return (
    <StatusLine
      {...{ facts, stale }}
      actions={
        finds && (
          <Button variant="line" size="small" onClick={() => change({ expression: each })}>
            {t('remedy.each')}
          </Button>
        )
      }
    >
      {t(finds ? 'nothingInArray' : 'nothing')}
    </StatusLine>
  );
}
