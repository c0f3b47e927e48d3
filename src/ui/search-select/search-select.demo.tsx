import { useState } from 'react';
import demo from '../demo.module.css';
import { SearchSelect } from './search-select.tsx';

const digests = ['SHA-1', 'SHA-256', 'SHA-512', 'SHA3-256', 'BLAKE2b', 'BLAKE3', 'RIPEMD-160', 'Whirlpool'].map(
  (label) => ({ value: label, label }),
);

export function Demo() {
  const [digest, setDigest] = useState('SHA-256');
  const [added, add] = useState<readonly string[]>([]);
  return (
    <div className={demo.stack}>
      <SearchSelect label="Digest" options={digests} value={digest} onChange={setDigest} />
      <SearchSelect
        label="Another digest"
        labelPosition="left"
        size="small"
        placeholder="Choose…"
        options={digests}
        onChange={(name) => add([...added, name])}
      />
      <output>{added.join(', ')}</output>
    </div>
  );
}
