import { useState } from 'react';
import demo from '../demo.module.css';
import { ColorPicker } from './color-picker.tsx';

export function Demo() {
  const [color, setColor] = useState('#1ea54c');
  return (
    <div className={demo.stack}>
      <ColorPicker label="Colour" value={color} onChange={setColor} />
      <output>{color}</output>
    </div>
  );
}
