import { Panel } from '../panel/panel.tsx';
import { BitLayout } from './bit-layout.tsx';

export function Demo() {
  return (
    <Panel>
      <BitLayout
        label="The 64 bits"
        hex="0271065ac1020007"
        parts={[
          { label: 'Time', bits: 42, tone: 'first' },
          { label: 'Node', bits: 10, tone: 'second' },
          { label: 'Sequence', bits: 12, tone: 'rest' },
        ]}
        sizeOf={(bits) => `${bits} bits`}
      />
    </Panel>
  );
}
