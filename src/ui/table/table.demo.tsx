import { useMemo } from 'react';
import { Panel } from '../panel/panel.tsx';
import { Table, type Column } from './table.tsx';

interface Row {
  readonly code: number;
  readonly name: string;
  readonly meaning: string;
}

const columns: readonly Column<Row>[] = [
  { id: 'code', header: 'Code', width: 'narrow', mono: true, cell: ({ code }) => code },
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'meaning', header: 'Meaning', width: 'wide', cell: ({ meaning }) => meaning },
];

export function Demo() {
  const rows = useMemo(
    () =>
      Array.from({ length: 5000 }, (_, code) => ({
        code,
        name: `Status ${code}`,
        meaning: 'What the answer of the server means. '.repeat((code % 4) + 1),
      })),
    [],
  );
  return (
    <>
      <Panel>
        <Table label="Five thousand rows" columns={columns} rows={rows} rowKey={({ code }) => code} current={404} />
      </Panel>
      <Panel>
        <Table label="Few rows" columns={columns} rows={rows.slice(0, 3)} rowKey={({ code }) => code} current={1} />
      </Panel>
      <Panel>
        <Table label="No rows" columns={columns} rows={[]} rowKey={({ code }) => code} />
      </Panel>
    </>
  );
}
