import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { contains } from '../engine.ts';
import type { Holding } from '../engine/networks.ts';
import { text } from '../text.ts';
import { asCode } from './as-code.tsx';
import type { DraftProps } from './draft.ts';
import { useLists } from './use-lists.tsx';

type Row = Holding & { readonly at: number };

/** Which networks of a list hold each of several addresses. */
export function LookUp({ draft, change }: DraftProps) {
  const t = useText(text);
  const lists = useLists({ draft, change }, 'addresses');
  const isEmpty = draft.networks.trim() === '' || draft.addresses.trim() === '';
  const { value, error, stale, slow, progress, cancel } = useOperation(contains, draft, { enabled: !isEmpty });
  const found = isEmpty ? [] : (value ?? []);
  const columns: readonly Column<Row>[] = [
    { id: 'entry', header: t('found.entry'), cell: ({ entry }) => asCode(entry), title: true },
    {
      id: 'longest',
      header: t('found.longest'),
      cell: ({ longest }) => (longest === null ? t('found.none') : asCode(longest)),
    },
    {
      id: 'all',
      header: t('found.all'),
      cell: ({ networks }) => (networks.length === 0 ? '–' : asCode(networks.join(', '))),
      width: 'wide',
    },
  ];
  return (
    <>
      <Panel busy={slow}>
        <Panes short>
          {lists.pane('networks')}
          {lists.pane('addresses')}
        </Panes>
        {lists.notice}
        {slow ? (
          <Progress label={t('working')} done={progress?.done} total={progress?.total} onCancel={cancel} />
        ) : error && error.code !== 'empty-input' ? (
          lists.faultOf(error)
        ) : (
          <StatusLine
            stale={stale}
            facts={
              isEmpty || !value
                ? []
                : [
                    t('found.count', {
                      count: found.filter(({ longest }) => longest !== null).length,
                      total: found.length,
                    }),
                  ]
            }
          >
            {isEmpty && t('addresses.none')}
          </StatusLine>
        )}
      </Panel>
      {found.length > 0 && (
        <Panel>
          <div data-stale={stale || undefined} data-answer="">
            <Table
              label={t('found.label')}
              columns={columns}
              rows={found.map((row, at) => ({ ...row, at }))}
              rowKey={({ at }) => at}
            />
          </div>
        </Panel>
      )}
    </>
  );
}
