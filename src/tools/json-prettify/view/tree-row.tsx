import { startOf } from '#core/start-of.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { RowPlace } from '#ui/virtual-rows/virtual-rows.tsx';
import type { TreeIndex } from '../tree-index.ts';
import styles from './tree.module.css';
import { chunkEnd, isChunk, type TreeRows } from './tree-rows.ts';

/** Of a scalar; the whole value is what Copy gives. */
const shownLength = 300;

interface TreeRowProps {
  readonly index: TreeIndex;
  readonly rows: TreeRows;
  /** Which of the rows. */
  readonly at: number;
  readonly place: RowPlace;
  readonly open: boolean;
  readonly active: boolean;
  readonly onActivate: () => void;
  readonly onToggle: () => void;
}

/** One row: what the value is called, the number of what is in it or the value itself. */
export function TreeRow({ index, rows, at, place, open, active, onActivate, onToggle }: TreeRowProps) {
  const id = rows.ids[at] as number;
  const level = rows.levels[at] as number;
  const opens = isChunk(id) || (index.isContainer(id) && index.count(id) > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys
    <div
      id={place.id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={rows.positions[at]}
      aria-setsize={rows.sizes[at]}
      aria-expanded={opens ? open : undefined}
      aria-selected={active}
      className={styles.row}
      style={{ ...place.style, '--depth': Math.min(level - 1, 40) } as React.CSSProperties}
      onClick={onActivate}
      onDoubleClick={opens ? onToggle : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the same */}
      <span className={styles.twist} onClick={opens ? onToggle : undefined}>
        {opens && <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />}
      </span>
      {isChunk(id) ? (
        <ChunkName index={index} first={~id} place={rows.places[at] as number} />
      ) : (
        <NodeContent index={index} node={id} place={rows.places[at] as number} />
      )}
    </div>
  );
}

function ChunkName({
  index,
  first,
  place,
}: {
  readonly index: TreeIndex;
  readonly first: number;
  readonly place: number;
}) {
  const parent = index.parent(first);
  const range = `${place} … ${chunkEnd(index.count(parent), place)}`;
  return <span className={styles.badge}>{index.kind(parent) === 'array' ? `[${range}]` : `{${range}}`}</span>;
}

function NodeContent({
  index,
  node,
  place,
}: {
  readonly index: TreeIndex;
  readonly node: number;
  readonly place: number;
}) {
  const key = index.key(node);
  const kind = index.kind(node);
  const isNamed = index.depth(node) > 0;
  const count = index.count(node);
  const source = index.isContainer(node) ? '' : index.source(node, shownLength + 1);
  return (
    <>
      {isNamed && (
        <>
          <bdi className={key === undefined ? styles.item : styles.key}>{key ?? place}</bdi>
          <span className={styles.colon}>:</span>
        </>
      )}
      {index.isContainer(node) ? (
        <span className={styles.badge}>{kind === 'array' ? `[${count}]` : `{${count}}`}</span>
      ) : (
        <bdi className={kind === 'string' ? styles.string : styles.literal}>
          {source.length > shownLength ? `${startOf(source, shownLength)}…` : source}
        </bdi>
      )}
    </>
  );
}
