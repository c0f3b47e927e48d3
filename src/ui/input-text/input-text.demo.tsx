import { useState } from 'react';
import demo from '../demo.module.css';
import { InputText } from './input-text.tsx';

const rules = [
  { validator: (value: string) => value.length > 3, message: 'Needs more than three characters.' },
  { validator: (value: string) => JSON.parse(value) as unknown, message: 'Not a JSON value.' },
];

export function Demo() {
  const [value, setValue] = useState('Ada Lovelace');
  const shared = { value, onChange: setValue };
  return (
    <div className={demo.stack}>
      <InputText label="Plain" {...shared} clearable />
      <InputText label="Search" labelHidden icon="search" placeholder="Filter 70 tools…" {...shared} clearable />
      <InputText label="Label at the left" labelPosition="left" {...shared} />
      <InputText label="Empty" hint="The default placeholder." value="" onChange={setValue} />
      <InputText label="With rules" {...shared} rules={rules} hint="The last failing rule’s message shows." />
      <InputText label="Monospace, raw text, large" {...shared} monospace rawText size="large" clearable />
      <InputText label="Password" {...shared} type="password" />
      <InputText label="Read only" {...shared} readonly />
      <InputText label="Disabled" {...shared} disabled clearable />
      <InputText label="Three rows" {...shared} multiline clearable />
      <InputText label="Five rows that grow" {...shared} multiline rows={5} autosize monospace />
      <InputText label="Right to left" value="مرحبا بالعالم" onChange={setValue} />
    </div>
  );
}
