import { useState } from 'react';
import { Panel } from '../panel/panel.tsx';
import { Presets } from './presets.tsx';

const presets = { pin: { length: 6 }, password: { length: 20 } };

export function Demo() {
  const [draft, setDraft] = useState({ length: 20 });
  return (
    <Panel>
      <Presets
        label="Presets"
        presets={presets}
        nameOf={(name) => name}
        draft={draft}
        change={(part) => setDraft({ ...draft, ...part })}
      />
    </Panel>
  );
}
