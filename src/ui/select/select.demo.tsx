import { useState } from 'react';
import demo from '../demo.module.css';
import { Select } from './select.tsx';

const sizes = ['small', 'medium', 'large'] as const;
const plain = ['SHA-1', 'SHA-256', 'SHA-512', 'BLAKE3'].map((label) => ({ value: label, label }));
const grouped = [
  { label: 'Recommended', options: plain.slice(1) },
  { label: 'Legacy', options: plain.slice(0, 1) },
];
const many = Array.from({ length: 40 }, (_, index) => ({ value: index, label: `Item ${index + 1}` }));

export function Demo() {
  const [digest, setDigest] = useState('SHA-256');
  const [item, setItem] = useState(0);
  return (
    <div className={demo.stack}>
      {sizes.map((size) => (
        <Select key={size} label={size} size={size} options={plain} value={digest} onChange={setDigest} />
      ))}
      <Select label="Digest" labelPosition="left" options={grouped} value={digest} onChange={setDigest} />
      <Select label="A long menu" hint="500 px at most." options={many} value={item} onChange={setItem} />
      <Select label="Wrong" error="This digest is broken." options={plain} value="SHA-1" onChange={setDigest} />
      <Select label="Disabled" disabled options={plain} value={digest} onChange={setDigest} />
    </div>
  );
}
