import { useState } from 'react';
import { Panel, PanelRow } from '../panel/panel.tsx';
import { Switch } from '../switch/switch.tsx';
import { ResetButton } from './reset-button.tsx';

export function Demo() {
  const [sort, setSort] = useState(true);
  return (
    <Panel>
      <PanelRow>
        <Switch label="Sort keys" checked={sort} onChange={setSort} />
        <ResetButton onReset={() => setSort(false)} />
      </PanelRow>
    </Panel>
  );
}
