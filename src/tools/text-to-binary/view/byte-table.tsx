import { useMemo } from 'react';
import type { Translate } from '#core/text.ts';
import { codePointAt } from '#lib/code-point.ts';
import { controls } from '#lib/unicode/controls.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { words } from '#ui/words.ts';
import { table } from '../engine.ts';
import type { CharsetName } from '../engine/charsets.ts';
import type { Row } from '../engine/table.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const facts = ['hex', 'binary', 'octal', 'decimal'] as const;
const limit = 1000;

interface NumberedRow extends Row {
  readonly place: number;
}

interface ByteTableProps {
  readonly value: string;
  /** How many characters that is. */
  readonly points: number;
  readonly charset: CharsetName;
}

/** One row per character with its bytes. */
export function ByteTable({ value, points, charset }: ByteTableProps) {
  const t = useText(text);
  const ui = useText(words);
  const isEmpty = value === '';
  const { value: rows, stale } = useOperation(table, { text: value, charset, limit }, { enabled: !isEmpty });
  const numbered = useMemo(
    () => (isEmpty ? [] : (rows ?? [])).map((row, place) => ({ ...row, place })),
    [rows, isEmpty],
  );
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <Panel className={styles.bytes} label={t('table')}>
      <div data-stale={stale || undefined}>
        <Table
          label={t('table')}
          rows={numbered}
          rowKey={({ place }) => place}
          columns={columns}
          empty={t('table.none')}
        />
      </div>
      {points > limit && <StatusLine>{ui('firstListed', { count: limit })}</StatusLine>}
    </Panel>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<NumberedRow>[] {
  return [
    { id: 'char', header: t('column.char'), width: 'narrow', mono: true, cell: ({ char }) => <bdi>{shown(char)}</bdi> },
    { id: 'codePoint', header: t('column.codePoint'), width: 'narrow', mono: true, cell: ({ codePoint }) => codePoint },
    ...facts.map((id): Column<NumberedRow> => ({
      id,
      header: t(`column.${id}`),
      mono: true,
      cell: (row) => (id === 'decimal' ? withoutZeros(row[id]) : row[id]) ?? t('missing'),
    })),
  ];
}

/** Bytes without leading zeros, with which they would look octal. */
const withoutZeros = (bytes: string | null): string | undefined => bytes?.replace(/\b0+(?=\d)/g, '');

/** What leaves no ink: controls by their abbreviation, since few fonts have the Control Pictures, and a space as an open box. */
function shown(char: string): string {
  const code = codePointAt(char) ?? 0;
  if (char === ' ') return '\u2423';
  return code === 0x7f ? 'DEL' : (controls[code] ?? char);
}
