import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { compare } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, nameOf, swapped } from './view/draft.ts';
import { ListBox } from './view/list-box.tsx';
import { Options } from './view/options.tsx';
import { Result } from './view/result.tsx';
import { columnsOf } from './view/results.ts';
import { Verdict } from './view/verdict.tsx';
import styles from './view.module.css';

const mostLists = 10;

export default function ListCompareView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const { lists } = draft;
  const plus = useRef<HTMLButtonElement>(null);
  const setList = (at: number, value: string): void => change({ lists: lists.with(at, value) });
  const { open, notice } = usePaneFiles('0', (content, side: string) => setList(Number(side), content));
  const isEmpty = lists.every((list) => list.trim() === '');
  const { value, stale, slow, progress, cancel } = useOperation(compare, draft, { enabled: !isEmpty });
  const columns = lists.slice(1).every((list) => list === '') ? columnsOf(lists[0] ?? '') : undefined;
  const remove = (gone: number): void => {
    change({ lists: lists.toSpliced(gone, 1), names: lists.map((_, at) => draft.names[at] ?? '').toSpliced(gone, 1) });
    // The button that was pressed goes with the last list, and two lists have none.
    if (gone === lists.length - 1 || lists.length === 3) requestAnimationFrame(() => plus.current?.focus());
  };
  const actions = (
    <span className={styles.acts}>
      <Button
        ref={plus}
        variant="quiet"
        size="small"
        icon="plus"
        disabled={lists.length === mostLists}
        onClick={() => change({ lists: [...lists, ''] })}
      >
        {t('add')}
      </Button>
      <Button variant="quiet" size="small" icon="arrow-left-right" onClick={() => change(swapped(draft))}>
        {t('swap')}
      </Button>
    </span>
  );
  return (
    <Panel>
      <Options {...{ draft, change }} onReset={reset} />
      <div className={styles.boxes}>
        {lists.map((list, at) => (
          <ListBox
            // The boxes have no other identity than their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            number={at + 1}
            name={nameOf(draft, at)}
            typedName={draft.names[at] ?? ''}
            value={list}
            facts={isEmpty ? undefined : value?.lists[at]}
            stale={stale}
            onName={(name) =>
              change({ names: lists.map((_, each) => (each === at ? name : (draft.names[each] ?? ''))) })
            }
            onChange={(typed) => setList(at, typed)}
            onFile={(file) => open(file, String(at))}
            onRemove={lists.length > 2 ? () => remove(at) : undefined}
            actions={at === lists.length - 1 && actions}
          />
        ))}
      </div>
      {notice}
      {columns && (
        <StatusLine
          actions={
            <Button variant="line" size="small" onClick={() => change({ lists: [...columns, ...lists.slice(2)] })}>
              {t('split')}
            </Button>
          }
        >
          {t('columns')}
        </StatusLine>
      )}
      {slow ? (
        <Progress label={t('working')} done={progress?.done} total={progress?.total} onCancel={cancel} />
      ) : isEmpty || !value ? (
        <StatusLine>{isEmpty && t('hint')}</StatusLine>
      ) : (
        <Verdict {...{ draft, change, value, stale }} />
      )}
      {!isEmpty && value && value.lists.length === lists.length && <Result {...{ draft, change, value, stale }} />}
    </Panel>
  );
}
