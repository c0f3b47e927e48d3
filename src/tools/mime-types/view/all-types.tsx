import { useMemo, useState } from 'react';
import type { Translate } from '#core/text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { search } from '../engine.ts';
import type { Entry } from '../engine/entries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { SourceBadge } from './answer.tsx';
import { fields, type MimeDraft } from './draft.ts';

const most = 3000;

interface AllTypesProps {
  readonly draft: MimeDraft;
  readonly change: (part: Partial<MimeDraft>) => void;
  /** The line above says that nothing is found, and has the way back: the rows are those of the last query. */
  readonly isRefused: boolean;
  /** The type that is shown in full above the table. */
  readonly except: string | undefined;
}

/** The table, narrowed by the search field, kind, source and whether there are extensions. */
export function AllTypes({ draft, change, isRefused, except }: AllTypesProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { query, top, source, onlyWithExtensions } = draft;
  const asked = { query: query.replace(/;.*$/s, ''), limit: most, onlyWithExtensions };
  const { value } = useOperation(search, asked);
  const rows = useMemo(
    () =>
      value?.filter(
        (entry) =>
          entry.type !== except &&
          (top === 'all' || entry.type.startsWith(`${top}/`)) &&
          (source === 'all' || entry.source === source),
      ),
    [value, except, top, source],
  );
  const columns = useMemo(() => columnsOf(t), [t]);
  const isOld = isRefused && value?.length === 0;
  const [last, setLast] = useState(rows);
  if (!isOld && rows !== last) setLast(rows);
  const shown = isOld ? last : rows;
  if (isOld && last === undefined) return null;
  return (
    <Panel label={t('table')}>
      <OptionRow>
        <output className={styles.heading} data-stale={isOld || undefined}>
          {shown && t(except === undefined ? 'types' : 'types.other', { count: shown.length })}
        </output>
        <Select {...field('top', (name) => (name === 'all' ? t('top.all') : name))} labelHidden size="small" />
        <Select {...field('source')} labelHidden size="small" />
        <Switch {...field('onlyWithExtensions')} />
      </OptionRow>
      {shown ? (
        <div className={styles.types} data-stale={isOld || undefined}>
          <Table
            label={t('table')}
            rows={shown}
            rowKey={({ type }) => type}
            columns={columns}
            empty={t(except === undefined ? 'none' : 'none.other')}
          />
        </div>
      ) : (
        <div className={styles.loading} />
      )}
    </Panel>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<Entry>[] {
  return [
    {
      id: 'type',
      header: t('type'),
      width: 'wide',
      cell: ({ type }) => <TextCopyable className={styles.row} value={type} />,
    },
    {
      id: 'extensions',
      header: t('extensions'),
      mono: true,
      cell: ({ extensions }) => extensions.join(' ') || <span className={styles.none}>–</span>,
    },
    { id: 'source', header: t('source.label'), width: 'narrow', cell: ({ source }) => <SourceBadge source={source} /> },
  ];
}
