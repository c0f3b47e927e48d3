import { useState } from 'react';
import { Panel } from '../panel/panel.tsx';
import { BitGrid } from './bit-grid.tsx';

export function Demo() {
  const [byte, setByte] = useState(0b1010);
  return (
    <Panel>
      <BitGrid
        label="Bits"
        bytes={[byte]}
        byteLabel={(place) => `Byte ${place}`}
        byteValue={(value) => value}
        bitLabel={(place) => `Bit ${7 - place}`}
        onToggle={(place) => setByte(byte ^ (1 << (7 - place)))}
      />
    </Panel>
  );
}
