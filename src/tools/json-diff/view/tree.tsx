import type { CSSProperties, KeyboardEvent } from 'react';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useIsOld } from '#ui/hooks/awaited-answers.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { VirtualRows, type RowPlace } from '#ui/virtual-rows/virtual-rows.tsx';
import hiding from '#ui/visually-hidden.module.css';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { Row } from './rows.ts';
import { NodeValue } from './value.tsx';

const rowHeight = 28;
export const kindIcon = { added: 'plus', removed: 'minus', changed: 'pencil', moved: 'arrow-up-down' } as const;

interface TreeProps {
  readonly rows: readonly Row[];
  readonly closed: ReadonlySet<string>;
  readonly active: string;
  /** The rows are those of older documents. */
  readonly stale: boolean;
  readonly onActivate: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

/** The differences as rows that open and close. */
export function Tree({ rows, closed, active, stale, onActivate, onToggle }: TreeProps) {
  const t = useText(text);
  const isOld = useIsOld(stale);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === active),
  );
  const current = rows[at];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const opens = current.node.status === 'modified';
    const isOpen = opens && !closed.has(current.id);
    if (event.key === 'ArrowRight' && opens) {
      if (isOpen) onActivate(rows[at + 1]?.id ?? current.id);
      else onToggle(current.id);
    } else if (event.key === 'ArrowLeft') {
      if (isOpen) onToggle(current.id);
      else onActivate(rows.slice(0, at).findLast(({ level }) => level < current.level)?.id ?? current.id);
    } else if ((event.key === 'Enter' || event.key === ' ') && opens) onToggle(current.id);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.tree}>
      <CopyBar row={current} stale={stale} />
      <div className={styles.box}>
        <VirtualRows
          label={t('tab.tree')}
          role="tree"
          count={rows.length}
          rowHeight={rowHeight}
          active={at}
          onActivate={(index) => onActivate(rows[index]?.id ?? active)}
          onKeyDown={onKeyDown}
        >
          {(index, place) => {
            const row = rows[index] as Row;
            return (
              <TreeRow
                key={row.id}
                row={row}
                place={place}
                open={!closed.has(row.id)}
                active={index === at}
                isOld={isOld}
                onActivate={() => onActivate(row.id)}
                onToggle={() => onToggle(row.id)}
              />
            );
          }}
        </VirtualRows>
      </div>
    </div>
  );
}

interface TreeRowProps {
  readonly row: Row;
  readonly place: RowPlace;
  readonly open: boolean;
  readonly active: boolean;
  /** Nothing of it is copied. */
  readonly isOld: boolean;
  readonly onActivate: () => void;
  readonly onToggle: () => void;
}

function TreeRow({ row, place, open, active, isOld, onActivate, onToggle }: TreeRowProps) {
  const t = useText(text);
  const { copy } = useCopy();
  const take = (copied: string): void => {
    if (!isOld) void copy(copied);
  };
  const { node, level, kind } = row;
  const opens = node.status === 'modified';
  const value = 'right' in node ? node.right : 'left' in node ? node.left : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys
    <div
      id={place.id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-expanded={opens ? open : undefined}
      aria-selected={active}
      className={styles.row}
      data-kind={kind}
      style={{ ...place.style, '--depth': Math.min(level - 1, 40) } as CSSProperties}
      onClick={onActivate}
      onDoubleClick={opens ? onToggle : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the same */}
      <span className={styles.twist} onClick={opens ? onToggle : undefined}>
        {opens && <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />}
      </span>
      <span className={styles.sign}>
        {kind && <Icon name={kindIcon[kind]} size={14} />}
        <span className={hiding.hidden}>{t(`word.${kind ?? node.status}`)}</span>
      </span>
      <button
        type="button"
        className={styles.key}
        tabIndex={-1}
        title={t('copy.path')}
        data-takes-answer=""
        onClick={() => take(node.path)}
      >
        <bdi>{node.key ?? t('root')}</bdi>
      </button>
      {node.moved && <span className={styles.faint}>{t('from.index', { from: node.from ?? 0 })}</span>}
      {value === undefined ? (
        <NodeValue node={node} />
      ) : (
        <button type="button" className={styles.content} tabIndex={-1} data-takes-answer="" onClick={() => take(value)}>
          <NodeValue node={node} />
        </button>
      )}
    </div>
  );
}

/** The path and the values of the active row, for the keyboard. */
function CopyBar({ row, stale }: { readonly row: Row | undefined; readonly stale: boolean }) {
  const t = useText(text);
  const ui = useText(words);
  const node = row?.node;
  const left = node && 'left' in node ? node.left : '';
  const right = node && 'right' in node ? node.right : '';
  return (
    <div className={styles.bar}>
      <span className={styles.path}>
        <bdi>{node?.path}</bdi>
      </span>
      <span className={styles.faint} aria-hidden="true">
        {ui('copy')}
      </span>
      <CopyButton label={t('column.path')} aria-label={t('copy.path')} text={node?.path ?? ''} stale={stale} />
      <CopyButton label={t('left')} aria-label={t('copy.left')} text={left} stale={stale} />
      <CopyButton label={t('right')} aria-label={t('copy.right')} text={right} stale={stale} />
    </div>
  );
}
