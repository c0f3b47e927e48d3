import { Empty } from '#ui/empty/empty.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, PanelRow } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { Table } from '#ui/table/table.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { replace, split } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

/** The text with its matches replaced. */
export function ReplaceTab({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { value, error, stale } = useOperation(replace, draft);
  return (
    <>
      <Fields columns={1}>
        <InputText {...field('replacement')} monospace rawText />
      </Fields>
      <PanelRow>
        <Switch {...field('escapes')} />
        <span className={styles.facts}>{value && t('replacedCount', { count: value.count })}</span>
      </PanelRow>
      <TextPane name={t('replaced')} value={value?.text ?? ''} out stale={stale} fileName="replaced.txt" />
      {error && <FaultLine error={error} messages={text} />}
    </>
  );
}

interface Piece {
  readonly place: number;
  readonly piece: string | null;
}

/** The text cut at its matches. */
export function SplitTab({ draft }: Pick<DraftProps, 'draft'>) {
  const t = useText(text);
  const { value, error, stale } = useOperation(split, draft);
  const rows: readonly Piece[] = (value ?? []).map((piece, at) => ({ place: at + 1, piece }));
  if (error && rows.length === 0) return <FaultLine error={error} messages={text} />;
  if (!value) return null;
  if (rows.length === 0) return <Empty>{t('none')}</Empty>;
  return (
    <>
      {error && <FaultLine error={error} messages={text} />}
      <div data-stale={stale || undefined}>
        <Table
          label={t('pieces')}
          rows={rows}
          rowKey={({ place }) => place}
          columns={[
            { id: 'place', header: t('column.place'), width: 'narrow', mono: true, cell: placeOf },
            {
              id: 'piece',
              header: t('column.piece'),
              width: 'wide',
              mono: true,
              cell: ({ piece }) => piece ?? t('absent'),
            },
          ]}
        />
      </div>
    </>
  );
}

const placeOf = ({ place }: Piece): number => place;
