import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Select } from '#ui/select/select.tsx';
import { VirtualRows } from '#ui/virtual-rows/virtual-rows.tsx';
import { text } from '../text.ts';
import type { TreeIndex } from '../tree-index.ts';
import { sameRow } from './carry-over.ts';
import { CopyBar } from './copy-bar.tsx';
import styles from './tree.module.css';
import { TreeRow } from './tree-row.tsx';
import { flatten, isChunk } from './tree-rows.ts';

const rowHeight = 26;
/** So many matches are shown at most. */
const foundLimit = 1000;
/** A small document shows its second level at first. */
const smallTree = 2000;
const levelsOffered = 8;
const everything = 100_000;

interface TreeProps {
  readonly index: TreeIndex;
  /** It is that of an older text. */
  readonly stale: boolean;
}

/** The values as rows that open and close (ARIA tree), with a filter and ways to copy. */
export function Tree({ index, stale }: TreeProps) {
  const t = useText(text);
  const [filter, setFilter] = useState('');
  const [level, setLevel] = useState(index.length <= smallTree ? 2 : 1);
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const [activeId, activate] = useState(0);
  const [seen, see] = useState(index);
  if (seen !== index) {
    see(index);
    setToggled(new Set(Array.from(toggled, (id) => sameRow(seen, index, id)).filter((id) => id !== undefined)));
    activate(sameRow(seen, index, activeId) ?? 0);
  }
  const { copy } = useCopy();
  const query = useDeferredValue(filter);
  const found = useMemo(() => (query === '' ? undefined : index.find(query, foundLimit)), [index, query]);
  const rows = useMemo(() => flatten(index, { level, toggled, found }), [index, level, toggled, found]);
  const active = Math.max(0, rows.ids.indexOf(activeId));
  const current = rows.ids[active];

  const toggle = (id: number): void => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  const opens = (id: number): boolean => isChunk(id) || (index.isContainer(id) && index.count(id) > 0);
  const openOrEnter = (id: number): void => {
    if (!opens(id)) return;
    if (rows.isOpen(id)) activate(rows.ids[active + 1] ?? id);
    else toggle(id);
  };
  const closeOrLeave = (id: number): void => {
    if (opens(id) && rows.isOpen(id)) return toggle(id);
    const around = rows.levels.findLastIndex((other, row) => row < active && other < (rows.levels[active] as number));
    return activate(rows.ids[around] ?? id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (current === undefined) return;
    const modified = event.ctrlKey || event.metaKey;
    if (modified && event.key === 'c' && !stale && !isChunk(current)) void copy(index.source(current));
    else if (modified || event.altKey) return;
    else if (event.key === 'ArrowRight') openOrEnter(current);
    else if (event.key === 'ArrowLeft') closeOrLeave(current);
    else if ((event.key === 'Enter' || event.key === ' ') && opens(current)) toggle(current);
    else return;
    event.preventDefault();
  };

  const depth = Math.min(index.maxDepth, levelsOffered);
  const levels = [...Array.from({ length: depth }, (_, at) => at + 1), everything];
  return (
    <div className={styles.tree} data-stale={stale || undefined}>
      <div className={styles.tools}>
        <InputText
          className={styles.filter}
          label={t('filter')}
          labelHidden
          size="small"
          icon="search"
          placeholder={t('filter')}
          rawText
          clearable
          value={filter}
          onChange={(value) => {
            setFilter(value);
            setToggled(new Set());
          }}
        />
        <Select
          label={t('expand')}
          labelPosition="left"
          size="small"
          value={levels.includes(level) ? level : everything}
          onChange={(value) => {
            setLevel(value);
            setToggled(new Set());
          }}
          options={levels.map((value) => ({
            value,
            label: value === everything ? t('expand.all') : t('expand.levels', { count: value }),
          }))}
        />
      </div>
      {found && found.length >= foundLimit && <p className={styles.note}>{t('firstFound', { count: foundLimit })}</p>}
      {found?.length === 0 ? (
        <Empty>{t('nothingFound')}</Empty>
      ) : (
        <VirtualRows
          label={t('tree')}
          role="tree"
          count={rows.ids.length}
          rowHeight={rowHeight}
          active={active}
          onActivate={(row) => activate(rows.ids[row] as number)}
          onKeyDown={onKeyDown}
        >
          {(row, place) => {
            const id = rows.ids[row] as number;
            return (
              <TreeRow
                key={id}
                index={index}
                rows={rows}
                at={row}
                place={place}
                open={rows.isOpen(id)}
                active={row === active}
                onActivate={() => activate(id)}
                onToggle={() => toggle(id)}
              />
            );
          }}
        </VirtualRows>
      )}
      <CopyBar {...{ index, stale }} node={current === undefined || isChunk(current) ? undefined : current} />
    </div>
  );
}
