import { useState } from 'react';
import demo from '../demo.module.css';
import { Switch } from './switch.tsx';

export function Demo() {
  const [on, setOn] = useState(true);
  return (
    <div className={demo.tight}>
      <Switch label="Accept comments and JSON5" checked={on} onChange={setOn} />
      <Switch label="Sort keys" checked={!on} onChange={(value) => setOn(!value)} />
      <Switch label="With a hint" hint="What it does, in a line." checked={on} onChange={setOn} />
      <Switch label="Disabled" checked disabled onChange={setOn} />
      <Switch label="Disabled" checked={false} disabled onChange={setOn} />
    </div>
  );
}
