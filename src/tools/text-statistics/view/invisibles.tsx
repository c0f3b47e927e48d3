import { Button } from '#ui/button/button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { invisibles } from '../engine.ts';
import { text } from '../text.ts';

type Row = Awaited<ReturnType<(typeof invisibles)['run']>>[number];

interface InvisiblesProps {
  readonly text: string;
  readonly count: number;
  readonly onRemove: (text: string) => void;
}

const unseen = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** What nobody sees but every program counts; nothing when there is none. */
export function Invisibles({ text: source, count, onRemove }: InvisiblesProps) {
  const t = useText(text);
  const { value = [] } = useOperation(invisibles, { text: source, locale: t.language }, { enabled: count > 0 });
  if (count === 0) return null;
  const columns: readonly Column<Row>[] = [
    { id: 'name', header: t('column.character'), cell: ({ name }) => name, width: 'wide' },
    { id: 'code', header: t('column.code'), cell: ({ codePoint }) => codePoint, mono: true },
    { id: 'place', header: t('column.place'), cell: ({ line, column }) => `${line}:${column}`, mono: true },
  ];
  return (
    <Panel label={t('invisible')}>
      <StatusLine
        tone="warning"
        where={t('invisible.count', { count })}
        actions={
          <Button size="small" variant="line" onClick={() => onRemove(source.replace(unseen, ''))}>
            {t('invisible.remove')}
          </Button>
        }
      >
        {value.length > 0 && value.length < count && t('invisible.some', { count: value.length })}
      </StatusLine>
      <Table label={t('invisible')} columns={columns} rows={value} rowKey={({ index }) => index} />
    </Panel>
  );
}
