import { useState } from 'react';
import demo from '../demo.module.css';
import { ResetButton } from '../reset-button/reset-button.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'encode', label: 'Encode' },
  { id: 'decode', label: 'Decode' },
  { id: 'file', label: 'From a file', icon: 'file' },
] as const;

export function Demo() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('encode');
  return (
    <Tabs
      label="Direction"
      tabs={tabs}
      value={tab}
      onChange={setTab}
      end={<ResetButton onReset={() => setTab('encode')} />}
    >
      <p className={demo.pad}>The panel of “{tab}”.</p>
    </Tabs>
  );
}
