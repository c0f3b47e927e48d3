import { useState } from 'react';
import { Panel, PanelRow } from '../panel/panel.tsx';
import { ToolTabs } from './tool-tabs.tsx';

const tabs = ['encode', 'decode'] as const;
const names = { encode: 'Encode', decode: 'Decode' };

export function Demo() {
  const [tab, setTab] = useState<(typeof tabs)[number]>('encode');
  return (
    <ToolTabs label="Direction" tabs={tabs} nameOf={(name) => names[name]} value={tab} onChange={setTab}>
      {(shown) => (
        <Panel>
          <PanelRow>{names[shown]}</PanelRow>
        </Panel>
      )}
    </ToolTabs>
  );
}
