import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import { Results, type ResultRow } from './results.tsx';

const rows: readonly ResultRow[] = [
  { label: 'Network', value: '192.168.0.0/24' },
  { label: 'Netmask in binary', value: '11111111.11111111.11111111.00000000' },
  { label: 'Class', value: null },
  { label: 'Type', value: 'private', note: 'RFC 1918' },
  { label: 'A long value', value: 'f0e4c2f76c58916ec258f246851bea091d14d4247a2fc3e18694461b1816e13b'.repeat(4) },
  { label: 'Right to left', value: 'שלום עולם' },
];

export function Demo() {
  return (
    <Panel>
      <Results
        rows={rows}
        json={{ network: '192.168.0.0/24' }}
        actions={
          <Button size="small" variant="line">
            Previous block
          </Button>
        }
      />
    </Panel>
  );
}
