import { useId, useState } from 'react';
import { InputText } from '../input-text/input-text.tsx';
import { Suggestions } from './suggestions.tsx';

export function Demo() {
  const [value, setValue] = useState('');
  const id = useId();
  return (
    <>
      <InputText label="Name" list={id} value={value} onChange={setValue} clearable />
      <Suggestions id={id} values={() => ['Ada Lovelace', 'Grace Hopper']} />
    </>
  );
}
