import { useState } from 'react';
import demo from '../demo.module.css';
import { Checkbox } from './checkbox.tsx';

export function Demo() {
  const [on, setOn] = useState(true);
  return (
    <div className={demo.tight}>
      <Checkbox label="Ticked" checked={on} onChange={setOn} />
      <Checkbox label="Not ticked" hint="With a hint." checked={!on} onChange={(value) => setOn(!value)} />
      <Checkbox label="Some of them" mixed checked={false} onChange={setOn} />
      <Checkbox label="Disabled" disabled checked onChange={setOn} />
    </div>
  );
}
