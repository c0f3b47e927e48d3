import { useState } from 'react';
import demo from '../demo.module.css';
import { Slider } from './slider.tsx';

export function Demo() {
  const [length, setLength] = useState(64);
  const [share, setShare] = useState(0.4);
  return (
    <div className={demo.stack}>
      <Slider name={undefined} label="Length" min={1} max={512} value={length} onChange={setLength} />
      <Slider
        name={undefined}
        label="Opacity"
        min={0}
        max={1}
        step={0.05}
        box={false}
        valueText={`${Math.round(share * 100)} %`}
        value={share}
        onChange={setShare}
      />
      <Slider name={undefined} label="Disabled" disabled min={1} max={100} value={50} onChange={setLength} />
    </div>
  );
}
