import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { overlaps } from '../engine.ts';
import { mostPairs, type Overlap } from '../engine/networks.ts';
import { text } from '../text.ts';
import { asCode } from './as-code.tsx';

const symbols = {
  equal: 'pair.equal',
  contains: 'pair.contains',
  inside: 'pair.inside',
  overlaps: 'pair.overlaps',
} as const;

/** The entries of a list that share addresses. */
export function Overlaps({ networks }: { readonly networks: string }) {
  const t = useText(text);
  const { value, stale } = useOperation(overlaps, { networks });
  const pairs = value ?? [];
  const columns: readonly Column<Overlap & { readonly at: number }>[] = [
    { id: 'a', header: t('a.label'), cell: ({ a }) => asCode(a), title: true },
    {
      id: 'relation',
      header: t('overlaps.relation'),
      cell: ({ relation }) => relation in symbols && t(symbols[relation as keyof typeof symbols]),
    },
    { id: 'b', header: t('b.label'), cell: ({ b }) => asCode(b) },
  ];
  return (
    <Panel>
      <PanelRow>
        <PanelTitle>{t('overlaps')}</PanelTitle>
      </PanelRow>
      <div data-stale={stale || undefined}>
        {pairs.length === 0 ? (
          <StatusLine>{value && t('overlaps.none')}</StatusLine>
        ) : (
          <>
            <Table
              label={t('overlaps')}
              columns={columns}
              rows={pairs.map((pair, at) => ({ ...pair, at }))}
              rowKey={({ at }) => at}
            />
            <StatusLine
              facts={[t(pairs.length === mostPairs ? 'overlaps.most' : 'overlaps.count', { count: pairs.length })]}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
