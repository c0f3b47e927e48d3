import { useMemo, type ReactNode } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { listChanges, type Change } from '../engine/changes.ts';
import type { DiffNode } from '../engine/diff-tree.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { shorten, type Kind } from './rows.ts';
import { kindIcon } from './tree.tsx';

interface ChangesTableProps {
  readonly tree: DiffNode;
  readonly kinds: readonly Kind[];
  /** What to say of documents without differences. */
  readonly same: string;
  readonly stale: boolean;
}

const shownLength = 200;

const kindCell = (kind: Kind, name: string): ReactNode => (
  <span className={styles.kind} data-kind={kind}>
    <Icon name={kindIcon[kind]} size={14} />
    {name}
  </span>
);
const pathCell = (path: string, root: string, stale: boolean): ReactNode =>
  path === '' ? root : <TextCopyable value={path} stale={stale} />;

/** The differences as a table. */
export function ChangesTable({ tree, kinds, same, stale }: ChangesTableProps) {
  const t = useText(text);
  const changes = useMemo(() => listChanges(tree), [tree]);
  const value = (one: string | undefined) => (one === undefined ? '–' : shorten(one, shownLength));
  const columns: readonly Column<Change>[] = [
    {
      id: 'kind',
      header: t('column.kind'),
      cell: ({ kind }) => kindCell(kind, t(`word.${kind}`)),
    },
    {
      id: 'path',
      header: t('column.path'),
      width: 'wide',
      cell: ({ path }) => pathCell(path, t('root'), stale),
    },
    { id: 'left', header: t('column.left'), mono: true, cell: (one) => ('left' in one ? value(one.left) : '–') },
    {
      id: 'right',
      header: t('column.right'),
      mono: true,
      cell: (one) =>
        'right' in one ? value(one.right) : one.kind === 'moved' ? t('from.index', { from: one.from }) : '–',
    },
  ];
  return (
    <Table
      label={t('tab.list')}
      columns={columns}
      rows={changes.filter(({ kind }) => kinds.includes(kind))}
      rowKey={({ kind, path }) => `${kind}${path}`}
      empty={changes.length === 0 ? same : t('kinds.none')}
    />
  );
}
