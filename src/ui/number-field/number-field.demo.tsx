import { useState } from 'react';
import demo from '../demo.module.css';
import { NumberField } from './number-field.tsx';

export function Demo() {
  const [count, setCount] = useState(1);
  const [rate, setRate] = useState<number | undefined>(2.5);
  return (
    <div className={demo.stack}>
      <NumberField
        name={undefined}
        label="How many"
        min={1}
        max={512}
        value={count}
        onChange={setCount}
        hint={`Handed over: ${count}`}
      />
      <NumberField
        name={undefined}
        label="Rate"
        whole={false}
        step={0.1}
        unit="%"
        value={rate}
        onChange={setRate}
        onEmpty={() => setRate(undefined)}
        hint={`May be empty; handed over: ${rate ?? 'nothing'}`}
      />
      <NumberField
        name={undefined}
        label="Left"
        labelPosition="left"
        size="small"
        min={0}
        value={count}
        onChange={setCount}
      />
      <NumberField name={undefined} label="Wide" wide max={10} value={11} onChange={setCount} />
      <NumberField name={undefined} label="Disabled" disabled value={3} onChange={setCount} />
    </div>
  );
}
