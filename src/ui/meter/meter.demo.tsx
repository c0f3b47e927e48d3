import demo from '../demo.module.css';
import { Meter } from './meter.tsx';

export function Demo() {
  return (
    <div className={demo.stack}>
      <Meter label="Strength" value={381} max={414} valueText="381 bits, excellent" />
      <Meter label="Strength" value={45} tone="fair" />
      <Meter label="Strength" value={12} tone="poor" />
      <Meter label="Strength" value={0} />
    </div>
  );
}
