import { Button } from '#ui/button/button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { compare } from '../engine.ts';
import type { Comparison } from '../engine/compare.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

const relaxed = { caseSensitive: false, collapseSpaces: true, trim: true };

interface VerdictProps extends DraftProps {
  readonly value: Comparison;
  /** They are the lists of an older comparison. */
  readonly stale: boolean;
}

/** Whether the lists are the same; where nothing is, whether case and spaces are why. */
export function Verdict({ draft, change, value, stale }: VerdictProps) {
  const t = useText(text);
  const isDifferent = value.intersection.length === 0 && value.union.length > 0;
  const again = useOperation(compare, { ...draft, ...relaxed }, { enabled: isDifferent, aside: true });
  if (value.equal && value.union.length > 0)
    return <StatusLine ok={t(value.sameOrder ? 'same' : 'sameItems')} stale={stale} />;
  if (!isDifferent || (again.value?.intersection.length ?? 0) === 0) return null;
  return (
    <StatusLine
      stale={stale}
      actions={
        <Button variant="line" size="small" onClick={() => change(relaxed)}>
          {t('ignore')}
        </Button>
      }
    >
      {t('different')}
    </StatusLine>
  );
}
