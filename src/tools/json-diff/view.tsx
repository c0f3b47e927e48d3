import { lazy, Suspense } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { diff } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, pointersIn } from './view/draft.ts';
import { Inputs } from './view/inputs.tsx';
import { Options } from './view/options.tsx';
import styles from './view.module.css';

/** The rows, the table and the patch: not needed before the first comparison. */
const Result = lazy(async () => ({ default: (await import('./view/result.tsx')).Result }));

/** Beyond so many characters what is the same is left out of the result. */
const largeLength = 1_000_000;

/** Two documents above, their differences below. */
export default function JsonDiffView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const { left, right } = draft;
  const ignorePaths = pointersIn(draft.ignored);
  const large = left.length + right.length > largeLength;
  const enabled = left.trim() !== '' && right.trim() !== '';
  const onlyDifferences = draft.onlyDifferences || large;
  const compared = useOperation(diff, { ...draft, onlyDifferences, ignorePaths }, { enabled });
  const { value, stale, error, slow } = compared;
  const empty = (
    <Panel label={t('result')} busy={slow}>
      <div className={styles.empty}>{!enabled && <Empty>{t('hint')}</Empty>}</div>
    </Panel>
  );
  return (
    <div data-failed={(enabled && error !== undefined) || undefined}>
      <Panel>
        <Options draft={draft} change={change} onReset={reset} />
        <Inputs draft={draft} change={change} error={enabled ? error : undefined} />
      </Panel>
      {value && enabled ? (
        <Suspense fallback={empty}>
          <Result {...{ draft, change, stale, slow, large }} compared={value} />
        </Suspense>
      ) : (
        empty
      )}
    </div>
  );
}
