import { useState } from 'react';
import demo from '../demo.module.css';
import { ActionChips, Chips, MultiChips } from './chips.tsx';

const options = ['All', 'Crypto', 'Converter', 'Web', 'Images and videos', 'Development'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export function Demo() {
  const [one, setOne] = useState('all');
  const [some, setSome] = useState<string[]>(['crypto', 'web']);
  const [preset, setPreset] = useState('none yet');
  const actions = ['API key', 'Password 20', 'PIN 6'].map((label) => ({ label, onSelect: () => setPreset(label) }));
  return (
    <div className={demo.stack}>
      <Chips label="Category" labelHidden options={options} value={one} onChange={setOne} />
      <MultiChips label="Any of them" hint={some.join(', ')} options={options} value={some} onChange={setSome} />
      <ActionChips label="Presets" labelPosition="left" hint={`Chosen: ${preset}`} actions={actions} />
      <Chips label="Disabled" disabled options={options.slice(0, 3)} value="all" onChange={setOne} />
    </div>
  );
}
