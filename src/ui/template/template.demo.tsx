import { useState } from 'react';
import { InputText } from '../input-text/input-text.tsx';
import { Template } from './template.tsx';

export function Demo() {
  const [part, setPart] = useState('12');
  const [whole, setWhole] = useState('80');
  return (
    <Template
      text="{part} is what percent of {whole}?"
      parts={{
        part: <InputText label="Part" labelHidden value={part} onChange={setPart} />,
        whole: <InputText label="Whole" labelHidden value={whole} onChange={setWhole} />,
      }}
    />
  );
}
