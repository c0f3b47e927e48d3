import { useState } from 'react';
import demo from '../demo.module.css';
import { SecretField } from './secret-field.tsx';

export function Demo() {
  const [value, setValue] = useState('correct horse');
  return (
    <div className={demo.stack}>
      <SecretField label="Password" value={value} onChange={setValue} />
      <SecretField label="Key" hint="A PEM block or a JWK." multiline monospace value={value} onChange={setValue} />
    </div>
  );
}
