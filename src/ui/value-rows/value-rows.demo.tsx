import { useState } from 'react';
import { Panel } from '../panel/panel.tsx';
import { ValueRow, ValueRows } from './value-rows.tsx';

const bases = { Binary: 2, Decimal: 10, Hexadecimal: 16 };

export function Demo() {
  const [number, setNumber] = useState(42);
  return (
    <Panel>
      <ValueRows>
        {Object.entries(bases).map(([label, base]) => (
          <ValueRow
            key={label}
            label={label}
            isLong={base === 2}
            value={number.toString(base)}
            onType={(text) => setNumber(Number.parseInt(text, base) || 0)}
          />
        ))}
      </ValueRows>
    </Panel>
  );
}
