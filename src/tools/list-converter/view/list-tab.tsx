import { Fragment, useState, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { convertWithCounts } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import { ResultPane } from './result-pane.tsx';

interface TabProps extends DraftProps {
  readonly source: ReactNode;
}

/** Split, clean, sort and wrap. */
export function ListTab({ draft, change, source }: TabProps) {
  const t = useText(text);
  const [again, setAgain] = useState(0);
  const isEmpty = !/\S/.test(draft.text);
  const { value, stale, slow, progress, cancel } = useOperation(convertWithCounts, draft, { enabled: !isEmpty, again });
  const duplicates = value?.duplicates ?? 0;
  return (
    <>
      <div className={styles.panes}>
        <Panes>
          {source}
          <ResultPane value={value?.text ?? ''} stale={stale} />
        </Panes>
      </div>
      {slow ? (
        <Progress label={t('working')} done={progress?.done} total={progress?.total} onCancel={cancel} />
      ) : isEmpty || !value ? (
        <StatusLine>{isEmpty && t('hint')}</StatusLine>
      ) : (
        <StatusLine
          stale={stale}
          facts={[
            <Fragment key="in">
              {t('in', { count: value.items })}
              {value.empty > 0 && <span className={styles.empty}>{t('empty', { count: value.empty })}</span>}
            </Fragment>,
            ...(duplicates > 0 && draft.removeDuplicates ? [t('duplicates', { count: duplicates })] : []),
            t('out', { count: value.out }),
          ]}
          actions={
            <>
              {duplicates > 0 && !draft.removeDuplicates && (
                <Button
                  variant="line"
                  size="small"
                  aria-label={t('removeThem', { count: duplicates })}
                  title={t('removeThem', { count: duplicates })}
                  onClick={() => change({ removeDuplicates: true })}
                >
                  <span className={styles.whole}>{t('removeThem', { count: duplicates })}</span>
                  <span className={styles.short}>{t('duplicates', { count: duplicates })}</span>
                </Button>
              )}
              {draft.sort === 'shuffle' && (
                <Button variant="line" size="small" icon="shuffle" onClick={() => setAgain(again + 1)}>
                  {t('again')}
                </Button>
              )}
            </>
          }
        />
      )}
    </>
  );
}
